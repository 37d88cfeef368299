import { now } from "../clock";
import { log } from "../log";
import { watchFarms } from "./watch";

const firstMs = 120_000;
const hourMs = 3_600_000;

/** Watches farms some minutes after the start and then every hour; gives what ends that. */
export function watchHourly(): () => void {
  const ending = new AbortController();
  const watch = () =>
    void watchFarms(now(), ending.signal).catch((error: unknown) =>
      log().warn({ err: error }, "farms could not be watched"),
    );
  const first = setTimeout(watch, firstMs).unref();
  const hourly = setInterval(watch, hourMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
    ending.abort();
  };
}
