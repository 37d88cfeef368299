import { setImmediate } from "node:timers/promises";
import { shared } from "../runtime";
import { now } from "../clock";
import type { Admission, ChargeGroup } from "./admit";
import { chargeFreely, chargeWithin, inTransaction } from "./store";

/** The verdict on one call's charge; only `charged` may be answered with success. */
export type ChargeResult = "charged" | Admission["refusal"];

/** A group waiting for its commit, with the promise that its calls wait on. */
class Entry {
  settle: (admission: Admission) => void = () => undefined;
  fail: (error: unknown) => void = () => undefined;
  readonly admission = new Promise<Admission>((resolve, reject) => {
    this.settle = resolve;
    this.fail = reject;
  });

  constructor(readonly group: ChargeGroup) {}
}

/** PostgreSQL's codes for a transaction that lost against another and may simply be run again. */
const retryable = /40001|40P01|deadlock|could not serialize/;

async function withRetry<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!retryable.test(String(error))) throw error;
    return run();
  }
}

/** Charges groups durably: at first those without a budget in one statement, then the rest under lock. */
async function commit(groups: readonly ChargeGroup[], at: number): Promise<Admission[]> {
  const free = await withRetry(() => chargeFreely(groups, at));
  const rest = groups.filter((_, index) => !free[index]);
  if (rest.length === 0) return free.flatMap((admission) => admission ?? []);
  const limited = await withRetry(() => inTransaction((tx) => chargeWithin(tx, rest, at)));
  let next = 0;
  return free.map((admission) => admission ?? limited[next++] ?? { admitted: 0, refusal: "inactive" });
}

/**
 * Makes charges durable, many calls per commit: an idle meter commits at once; while a commit is under way the
 * calls that arrive gather for the next.
 */
class Meter {
  private batch = new Map<string, Entry>();
  private committing: Promise<void> | undefined;

  /** Settles once the charge is committed or refused; rejects when the database cannot say. */
  async charge(call: Omit<ChargeGroup, "calls">): Promise<ChargeResult> {
    const id = `${call.keyId} ${call.endpoint}`;
    let entry = this.batch.get(id);
    if (!entry) {
      entry = new Entry({ ...call, calls: 0 });
      this.batch.set(id, entry);
    }
    const place = entry.group.calls++;
    this.committing ??= this.commitAll();
    const { admitted, refusal } = await entry.admission;
    return place < admitted ? "charged" : refusal;
  }

  /** Settles when every charge taken so far is committed. */
  async flush(): Promise<void> {
    while (this.committing) await this.committing;
  }

  private async commitAll(): Promise<void> {
    while (this.batch.size > 0) {
      // One turn of the event loop, so that calls which have already arrived share the commit.
      await setImmediate();
      const entries = [...this.batch.values()].sort((a, b) => a.group.keyId - b.group.keyId);
      this.batch = new Map();
      try {
        const admissions = await commit(
          entries.map((entry) => entry.group),
          now(),
        );
        entries.forEach((entry, index) => entry.settle(admissions[index] ?? { admitted: 0, refusal: "inactive" }));
      } catch (error) {
        for (const entry of entries) entry.fail(error);
      }
    }
    this.committing = undefined;
  }
}

/** This process's meter. */
export const meter = () => shared("meter", () => new Meter());
