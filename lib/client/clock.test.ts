import { expect, it } from "vitest";
import { systemClock } from "./clock";

it("a wait ends at once when its call is aborted, before or meanwhile", async () => {
  const reason = new Error("enough");
  await expect(systemClock.sleep(60_000, AbortSignal.abort(reason))).rejects.toBe(reason);
  const controller = new AbortController();
  const waiting = systemClock.sleep(60_000, controller.signal);
  controller.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  await systemClock.sleep(1);
});
