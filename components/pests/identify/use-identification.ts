import { useEffect, useRef, useState } from "react";
import type { Identification } from "./answers";
import { usePestsRefresh } from "./identify-data";
import { sendPhoto } from "./send-photo";
import { shrinkPhoto, type ReadyPhoto } from "./shrink-photo";

/** Why a file was not taken. */
export type FileFault = "tooLarge" | "noImage";

/** How far a photo has come. */
export type Step =
  | { step: "empty"; fault?: FileFault }
  | { step: "preparing" }
  | { step: "ready"; cancelled?: boolean }
  | { step: "sending"; part: number }
  | { step: "failed"; error: Error }
  | { step: "done"; result: Identification };

/** What is sent with the photo. */
export type Choices = { cropId: number | null; farmId: number | null; keepPhoto: boolean };

/** 10 MiB, what the server takes. */
const mostBytes = 10 * 1024 * 1024;
/** Phones name some photos without a type. */
const photoName = /\.(jpe?g|png|webp)$/i;

function faultOf(file: File, ready: ReadyPhoto): FileFault | null {
  const asItWas = ready.file === file;
  if (asItWas && file.size > mostBytes) return "tooLarge";
  return asItWas && !file.type.startsWith("image/") && !photoName.test(file.name) ? "noImage" : null;
}

/** A photo on its way from the camera to an answer. What was chosen stays when a call fails or is cancelled. */
export function useIdentification() {
  const refresh = usePestsRefresh();
  const [photo, setPhoto] = useState<ReadyPhoto | null>(null);
  const [state, setState] = useState<Step>({ step: "empty" });
  const call = useRef<AbortController | null>(null);
  const turn = useRef(0);
  useEffect(() => () => call.current?.abort(), []);

  const choose = async (file: File) => {
    const mine = ++turn.current;
    setState({ step: "preparing" });
    const ready = await shrinkPhoto(file);
    // Another photo was chosen meanwhile.
    if (mine !== turn.current) return;
    const fault = faultOf(file, ready);
    setPhoto(fault ? null : ready);
    setState(fault ? { step: "empty", fault } : { step: "ready" });
  };
  const send = async ({ cropId, farmId, keepPhoto }: Choices) => {
    if (!photo) return;
    const controller = new AbortController();
    call.current = controller;
    setState({ step: "sending", part: 0 });
    const onProgress = (part: number) => controller.signal.aborted || setState({ step: "sending", part });
    try {
      const asked = { image: photo.file, fileName: photo.name, cropId, farmId, keepPhoto };
      setState({ step: "done", result: await sendPhoto(asked, { signal: controller.signal, onProgress }) });
      void refresh();
    } catch (error) {
      if (!controller.signal.aborted) setState({ step: "failed", error: error as Error });
    }
  };
  const cancel = () => {
    call.current?.abort();
    setState({ step: "ready", cancelled: true });
  };
  const clear = () => {
    turn.current += 1;
    setPhoto(null);
    setState({ step: "empty" });
  };
  const reported = (sightingId: number) =>
    setState((before) =>
      before.step === "done" ? { step: "done", result: { ...before.result, sighting_id: sightingId } } : before,
    );
  return { photo, state, choose, send, cancel, clear, reported };
}

/** What `useIdentification` gives. */
export type PhotoWay = ReturnType<typeof useIdentification>;
