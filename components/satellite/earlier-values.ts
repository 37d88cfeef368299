import { onLaterDays, type DayValue } from "@/lib/earth/models/same-weeks";
import type { EarlierYear } from "@/lib/earth/models/what-changed";
import type { Answer } from "./answers";
import type { Earlier } from "./satellite-data";

/** Where an earlier year stands. `modelled`: nothing was measured, so there is nothing to hold against. */
export type EarlierState = "waiting" | "failed" | "modelled" | "known";

/** An earlier year on the days of this one. */
export type EarlierSeries = EarlierYear & { state: EarlierState; retry: () => void };

/** Earlier years with their values moved onto the days of this one; without values until they are known. */
export function earlierSeries<Body>(
  earlier: readonly Earlier<Body>[],
  valuesOf: (answer: Answer<Body>) => readonly DayValue[],
): EarlierSeries[] {
  return earlier.map(({ years, range, query }) => {
    const { data } = query;
    const state = stateOf(data, query.isError);
    return {
      year: Number(range.endDate.slice(0, 4)),
      state,
      values: data && state === "known" ? onLaterDays(valuesOf(data), years) : [],
      retry: () => void query.refetch(),
    };
  });
}

function stateOf(answer: Answer<unknown> | undefined, failed: boolean): EarlierState {
  if (answer) return answer.provenance?.kind === "modelled" ? "modelled" : "known";
  return failed ? "failed" : "waiting";
}
