import type { z } from "zod";
import { isApiError } from "../api/errors";
import { log } from "../log";
import { isUpstreamError } from "../upstream/errors";
import type { Asker } from "../weather/asker";
import type { WatchedFarm } from "./store";

/** Farms to look at, the data of what was told of them lately, and on whose behalf each is looked at. */
export type Seeing = {
  farms: readonly WatchedFarm[];
  told: readonly unknown[];
  asker: (farm: WatchedFarm) => Asker;
  now: number;
};

/** The data of what was told; what an earlier version told in another form is passed over. */
export const readTold = <Data>(schema: z.ZodType<Data>, told: readonly unknown[]): Data[] =>
  told.flatMap((data) => {
    const read = schema.safeParse(data);
    return read.success ? [read.data] : [];
  });

/** The answer, or null where there is none this time: the next look comes in an hour. */
export async function orSkip<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    // What upstreams do wrong is logged where they are called.
    if (!isApiError(error) && !isUpstreamError(error)) log().warn({ err: error }, "a farm could not be watched");
    return null;
  }
}
