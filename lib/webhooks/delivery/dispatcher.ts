import { now } from "../../clock";
import { onWake } from "../wake";
import { claimDeliveries, logFailure, makeDelivery, mostAtOnce } from "./deliver";

const tickMs = 5_000;
/** An event is told within a transaction, which takes a moment to commit. */
const wakeMs = 250;
/** How long deliveries under way may take to end when the server stops; after that they are given back. */
const graceMs = 2_000;

/** Makes deliveries as they become due, until it is stopped. */
class Dispatcher {
  private readonly underWay = new Set<Promise<void>>();
  private readonly ending = new AbortController();
  private readonly ticking = setInterval(() => this.fill(), tickMs).unref();
  private readonly unregister = onWake(() => this.wake());
  private waking: NodeJS.Timeout | undefined;
  private filling: Promise<void> | null = null;
  private stopped = false;

  private wake(): void {
    if (this.stopped) return;
    this.waking ??= setTimeout(() => {
      this.waking = undefined;
      this.fill();
    }, wakeMs).unref();
  }

  /** Takes on as much as there is room for; one claim at a time. */
  private fill(): void {
    if (this.filling || this.stopped) return;
    this.filling = this.claim()
      .catch(logFailure)
      .finally(() => (this.filling = null));
  }

  private async claim(): Promise<void> {
    const room = mostAtOnce - this.underWay.size;
    if (room <= 0) return;
    const claimed = await claimDeliveries(now(), room);
    for (const delivery of claimed) {
      const made = makeDelivery(delivery, { now: now(), signal: this.ending.signal })
        .catch(logFailure)
        .finally(() => {
          this.underWay.delete(made);
          this.wake();
        });
      this.underWay.add(made);
    }
  }

  /** Ends what is under way, or gives it back. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.ticking);
    clearTimeout(this.waking);
    this.unregister();
    const cut = setTimeout(() => this.ending.abort(), graceMs);
    await this.filling;
    await Promise.all(this.underWay);
    clearTimeout(cut);
  }
}

/** Starts making deliveries in this process; gives what ends it and leaves nothing half done. */
export function startDispatcher(): () => Promise<void> {
  const dispatcher = new Dispatcher();
  return () => dispatcher.stop();
}
