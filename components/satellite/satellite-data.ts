import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { apiQuery } from "@/lib/api/client";
import { yearsEarlier, type DayRange } from "@/lib/earth/models/same-weeks";
import type { Asked, Moisture, Ndvi } from "./answers";

/** How many earlier years a period is held against. */
const earlierYears = [1, 2] as const;
const hourMs = 3_600_000;

type Weeks = { farmId: number; range: DayRange };

const queryOf = ({ farmId, range }: Weeks) => ({
  query: { farm_id: farmId, start_date: range.startDate, end_date: range.endDate },
});

/** How green the farm was. */
export function useNdvi(asked: Weeks) {
  return useQuery({ ...apiQuery("GET /v1/earth/ndvi", queryOf(asked)), placeholderData: keepPreviousData });
}

/** The farm's scenes with their overlays; asked only where there is a boundary to clip them to. */
export function useScenes({ enabled, ...asked }: Weeks & { enabled: boolean }) {
  return useQuery({ ...apiQuery("GET /v1/earth/scenes", queryOf(asked)), placeholderData: keepPreviousData, enabled });
}

/** How wet the farm's soil was. */
export function useMoisture(asked: Weeks) {
  return useQuery({ ...apiQuery("GET /v1/earth/soil-moisture", queryOf(asked)), placeholderData: keepPreviousData });
}

/** The rain at the farm. */
export function useRain(asked: Weeks) {
  return useQuery({ ...apiQuery("GET /v1/weather/historical", queryOf(asked)), placeholderData: keepPreviousData });
}

/** The true-colour picture of a day. */
export function useTrueColour({ farmId, date }: { farmId: number; date: string }) {
  return useQuery({
    ...apiQuery("GET /v1/earth/imagery", { query: { farm_id: farmId, date } }),
    placeholderData: keepPreviousData,
  });
}

/** An answer for the same weeks of an earlier year. */
export type Earlier<Body> = { years: number; range: DayRange; query: Asked<Body> };

type EarlierWeeks = Weeks & {
  /** They wait until the period itself is there. */
  enabled: boolean;
};

const earlierRanges = (range: DayRange) => earlierYears.map((years) => ({ years, range: yearsEarlier(range, years) }));

/** How green the farm was in the same weeks of earlier years. */
export function useEarlierNdvi({ farmId, range, enabled }: EarlierWeeks): Earlier<Ndvi>[] {
  const earlier = earlierRanges(range);
  const queries = useQueries({
    queries: earlier.map((each) => ({
      ...apiQuery("GET /v1/earth/ndvi", queryOf({ farmId, range: each.range })),
      enabled,
      staleTime: hourMs,
    })),
  });
  return withQueries(earlier, queries);
}

/** How wet the farm's soil was in the same weeks of earlier years. */
export function useEarlierMoisture({ farmId, range, enabled }: EarlierWeeks): Earlier<Moisture>[] {
  const earlier = earlierRanges(range);
  const queries = useQueries({
    queries: earlier.map((each) => ({
      ...apiQuery("GET /v1/earth/soil-moisture", queryOf({ farmId, range: each.range })),
      enabled,
      staleTime: hourMs,
    })),
  });
  return withQueries(earlier, queries);
}

function withQueries<Body>(earlier: Omit<Earlier<Body>, "query">[], queries: Asked<Body>[]): Earlier<Body>[] {
  return earlier.flatMap((each, index) => {
    const query = queries[index];
    return query ? [{ ...each, query }] : [];
  });
}
