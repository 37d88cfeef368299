import { useState } from "react";

/** Why a device's position could not be had. */
export type LocationFault = "denied" | "unavailable" | "slow" | "unsupported";
/** How far asking for the position has come. */
export type LocationState = { asking: boolean; fault: LocationFault | null };

const waitMs = 12_000;
/** A position of the last five minutes is good enough for weather. */
const maxAgeMs = 300_000;

/** Asks the device where it is, to about 100 m: enough for weather, and no closer to anybody's door. */
export function useMyLocation(onFound: (position: { latitude: number; longitude: number }) => void) {
  const [state, setState] = useState<LocationState>({ asking: false, fault: null });
  const locate = () => {
    if (!("geolocation" in navigator) || !window.isSecureContext) {
      setState({ asking: false, fault: "unsupported" });
      return;
    }
    setState({ asking: true, fault: null });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState({ asking: false, fault: null });
        onFound({ latitude: hundredMetres(coords.latitude), longitude: hundredMetres(coords.longitude) });
      },
      (error) => setState({ asking: false, fault: faults[error.code] ?? "unavailable" }),
      { timeout: waitMs, maximumAge: maxAgeMs },
    );
  };
  return { ...state, locate };
}

// The codes of GeolocationPositionError.
const faults: Record<number, LocationFault> = { 1: "denied", 2: "unavailable", 3: "slow" };

function hundredMetres(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
