import { useEffect, useRef, useState } from "react";
import { send, type Outcome, type TryCaller } from "./send";
import type { TryRequest } from "./values";

/** One call at a time: what came of the last, and whether one is on its way. It ends when the page is left. */
export function useCall() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [pending, setPending] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const call = async (request: TryRequest, caller: TryCaller): Promise<Outcome> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setPending(true);
    setOutcome(null);
    const result = await send(request, caller, controller.signal);
    if (running.current === controller) {
      setOutcome(result);
      setPending(false);
    }
    return result;
  };
  return { outcome, pending, call, cancel: () => running.current?.abort() };
}
