import type { Database } from "../db";
import { log } from "../log";
import { emitEvents, type Happening } from "../webhooks/emit";
import type { EventType } from "../webhooks/events";
import { findTold } from "../webhooks/store";
import { ndviNews } from "./ndvi";
import { pestNews } from "./pests";
import type { Seeing } from "./seeing";
import { findWatchedFarms, whileNobodyWatches, type WatchedFarm } from "./store";
import { weatherNews } from "./weather";

/** Farms that are looked at together. */
const farmsAtOnce = 50;
/** Nothing told longer ago is looked at: it is forgotten. */
const toldMs = 30 * 86_400_000;
const longestMs = 50 * 60_000;

/** The connection through which is told what is seen, and when. */
type Looking = { db: Database; now: number };

type Sight<Type extends EventType> = { type: Type; see: (seeing: Seeing) => Promise<Happening<Type>[]> };

async function tell<Type extends EventType>(
  { type, see }: Sight<Type>,
  farms: readonly WatchedFarm[],
  { db, now }: Looking,
): Promise<void> {
  const wanting = farms.filter(({ types }) => types.includes(type));
  if (wanting.length === 0) return;
  const farmIds = wanting.map(({ id }) => id);
  const told = await findTold(db, { type, farmIds, since: new Date(now - toldMs) });
  const asker = ({ accountId }: WatchedFarm) => ({ accountId, db, now });
  await emitEvents(await see({ farms: wanting, told, asker, now }), { db, now });
}

async function lookAt(farms: readonly WatchedFarm[], looking: Looking): Promise<void> {
  const sights = [
    tell({ type: "weather.alert", see: weatherNews }, farms, looking),
    tell({ type: "pest.alert", see: pestNews }, farms, looking),
    tell({ type: "ndvi.drop", see: ndviNews }, farms, looking),
  ];
  // What cannot be seen of one kind is no reason to be silent of the others.
  for (const result of await Promise.allSettled(sights)) {
    if (result.status === "rejected") log().warn({ err: result.reason as unknown }, "farms could not be watched");
  }
}

/** Resolves when the server stops. */
const stopping = (ending: AbortSignal | undefined) =>
  new Promise<void>((resolve) => ending?.addEventListener("abort", () => resolve(), { once: true }));

/**
 * Looks at the farms of every account whose webhooks ask for it and tells what is new, unless another process is at
 * it. What was told is not told again, so that a look that was cut short is made good by the next one.
 */
export async function watchFarms(now: number, ending?: AbortSignal): Promise<void> {
  const stopped = stopping(ending);
  await whileNobodyWatches(async (db) => {
    let after = 0;
    while (ending?.aborted !== true) {
      const farms = await findWatchedFarms({ after, most: farmsAtOnce });
      const last = farms.at(-1);
      if (!last) return;
      await Promise.race([lookAt(farms, { db, now }), stopped]);
      after = last.id;
    }
  }, longestMs);
}
