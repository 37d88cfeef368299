import { useEffect, useReducer, useState } from "react";
import { noWalk, readWalk, walkAfter, writeWalk, type Walk, type WalkEvent } from "./walk";

/** Why the device does not say where it is. */
export type WalkFault = "denied" | "unavailable" | "unsupported";

const storageKey = "gona.walk";

/** A walk with the device in the hand; kept in the browser's tab, so that a reload loses nothing. */
export function useWalk(): { walk: Walk; fault: WalkFault | null; send: (event: WalkEvent) => void } {
  const [walk, send] = useReducer(walkAfter, noWalk, () => readWalk(stored()) ?? noWalk);
  const watching = walk.state === "recording";
  const fault = usePosition(watching, send);
  useScreenAwake(watching);
  useEffect(() => keep(writeWalk(walk)), [walk]);
  return { walk, fault, send };
}

function usePosition(watching: boolean, send: (event: WalkEvent) => void): WalkFault | null {
  const [fault, setFault] = useState<WalkFault | null>(null);
  const supported = typeof window !== "undefined" && "geolocation" in navigator && window.isSecureContext;
  useEffect(() => {
    if (!watching || !supported) return;
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        setFault(null);
        send({ type: "fix", fix: { at: [coords.latitude, coords.longitude], accuracyM: coords.accuracy } });
      },
      ({ code, PERMISSION_DENIED }) => setFault(code === PERMISSION_DENIED ? "denied" : "unavailable"),
      { enableHighAccuracy: true, maximumAge: 0 },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [watching, supported, send]);
  return watching && !supported ? "unsupported" : fault;
}

/** Keeps the screen on while walking, where the browser can: a dark screen gets no positions. */
function useScreenAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      lock = await navigator.wakeLock.request("screen").catch(() => null);
      if (over) await lock?.release();
    };
    const again = () => void ask();
    void ask();
    document.addEventListener("visibilitychange", again);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", again);
      void lock?.release();
    };
  }, [wanted]);
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    // A browser that keeps nothing still walks.
    return null;
  }
}

function keep(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, text);
  } catch {
    return;
  }
}
