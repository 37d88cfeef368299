import { log } from "../../log";
import { shared } from "../../runtime";
import { keptCalls, writeCalls, type CallBatch, type CountedHour, type KeptCall, type KeyUse } from "./store";

/** A call by key, when it is answered; no body and no key is in it. */
export type LoggedCall = KeptCall & { address: string | null };

const waitMs = 1_000;
const hourMs = 3_600_000;
/** Calls that wait to be counted, and what waits to be written while the database does not answer. */
const mostPending = 10_000;
const mostHours = 100_000;
const mostCalls = 100_000;

/** What gathered for the next write. */
class Gathered {
  readonly hours = new Map<string, CountedHour>();
  readonly uses = new Map<number, KeyUse>();
  calls: KeptCall[] = [];

  /** Counts calls; of each account the newest are kept whole. */
  take(calls: readonly LoggedCall[]): void {
    for (const call of calls) {
      this.count(call);
      // Whoever was refused for what they are or whence they call has not used the key.
      if (call.status === 403) continue;
      const use = this.uses.get(call.keyId);
      if (!use || use.at <= call.at) {
        this.uses.set(call.keyId, { keyId: call.keyId, at: call.at, address: call.address });
      }
    }
    this.calls = newestOfEach([...this.calls, ...calls]);
  }

  private count({ accountId, keyId, endpoint, at, status }: LoggedCall): void {
    const hour = at - (at % hourMs);
    const id = `${keyId} ${hour} ${endpoint}`;
    let counted = this.hours.get(id);
    if (!counted) {
      if (this.hours.size >= mostHours) return;
      this.hours.set(id, (counted = { accountId, keyId, endpoint, hour, calls: 0, refused: 0, failed: 0 }));
    }
    counted.calls++;
    if (status >= 500) counted.failed++;
    else if (status >= 400) counted.refused++;
  }

  /** Takes back a batch that could not be written, which is older than what is here. */
  takeBack(batch: CallBatch): void {
    for (const older of batch.hours) {
      const id = `${older.keyId} ${older.hour} ${older.endpoint}`;
      const { calls = 0, refused = 0, failed = 0 } = this.hours.get(id) ?? {};
      const sum = { calls: calls + older.calls, refused: refused + older.refused, failed: failed + older.failed };
      if (this.hours.has(id) || this.hours.size < mostHours) this.hours.set(id, { ...older, ...sum });
    }
    for (const use of batch.uses) if (!this.uses.has(use.keyId)) this.uses.set(use.keyId, use);
    this.calls = newestOfEach([...batch.calls, ...this.calls]);
  }

  batch(): CallBatch {
    return { calls: this.calls, hours: [...this.hours.values()], uses: [...this.uses.values()] };
  }
}

/** The newest calls of each account, in their order; all together no more than fit the memory set aside. */
function newestOfEach(calls: readonly KeptCall[]): KeptCall[] {
  const counts = new Map<number, number>();
  const kept: KeptCall[] = [];
  for (let index = calls.length - 1; index >= 0 && kept.length < mostCalls; index--) {
    const call = calls[index];
    if (!call) continue;
    const count = (counts.get(call.accountId) ?? 0) + 1;
    counts.set(call.accountId, count);
    if (count <= keptCalls) kept.push(call);
  }
  return kept.reverse();
}

/**
 * The last calls, the counts and the last use of keys, written a second after they were made: in the way of a call
 * stands nothing but a push. What a crash takes with it is that second; the ledger of charges is not made of this.
 */
class CallLog {
  private pending: LoggedCall[] = [];
  private gathered = new Gathered();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> | undefined;

  add(call: LoggedCall): void {
    this.pending.push(call);
    if (this.pending.length >= mostPending) this.gather();
    this.timer ??= setTimeout(() => void this.flush(), waitMs).unref();
  }

  /** Settles when all that was added is written, or could not be. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.writing) await this.writing;
    this.gather();
    if (this.gathered.hours.size === 0) return;
    this.writing = this.write().finally(() => (this.writing = undefined));
    await this.writing;
  }

  private gather(): void {
    if (this.pending.length === 0) return;
    this.gathered.take(this.pending);
    this.pending = [];
  }

  private async write(): Promise<void> {
    const batch = this.gathered.batch();
    this.gathered = new Gathered();
    try {
      await writeCalls(batch);
    } catch (error) {
      log().warn({ detail: String(error), calls: batch.calls.length }, "calls not written; tried again with the next");
      this.gathered.takeBack(batch);
    }
  }
}

/** This process's log of calls by key. */
export const callLog = () => shared("call log", () => new CallLog());
