import { ApiError } from "../../api/errors";

/** What may go on at a time, and what may wait for it. */
export type TurnLimits = { atOnce: number; mostWaitingBytes: number };

const busy = () =>
  new ApiError(503, "Busy", "Too many photos are being looked at. Send it again in a few seconds.", {
    "Retry-After": "5",
  });

/** Work on large things, a few at a time, in the order in which it came. */
export class Turns {
  private running = 0;
  private waitingBytes = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: TurnLimits) {}

  /** Does `work` when it is its turn. @throws ApiError 503 when too much waits already. */
  async take<T>(bytes: number, work: () => Promise<T>): Promise<T> {
    if (this.running >= this.limits.atOnce) await this.wait(bytes);
    else this.running++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The place goes from hand to hand, so that nobody who comes just now gets ahead.
      if (next) next();
      else this.running--;
    }
  }

  private async wait(bytes: number): Promise<void> {
    if (this.waitingBytes + bytes > this.limits.mostWaitingBytes) throw busy();
    this.waitingBytes += bytes;
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.waitingBytes -= bytes;
  }
}
