import { useEffect, useState } from "react";
import { now } from "@/lib/clock";

const minuteMs = 60_000;

/** The time in milliseconds, renewed every minute; at first the server's, so that both render the same. */
export function useNow(serverNow: number): number {
  const [time, setTime] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return time;
}
