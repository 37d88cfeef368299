import { keepPreviousData, useQueries, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { apiQuery as apiQuery0 } from "@/lib/api/client";
import { yearsEarlier, type DayRange } from "@/lib/earth/models/same-weeks";
import type { Answer, Asked, Imagery, Scenes, Moisture, Ndvi } from "./answers";

/** How many earlier years a period is held against. */
const earlierYears = [1, 2] as const;
const hourMs = 3_600_000;

const apiQuery = apiQuery0 as unknown as (
  a: string,
  b: unknown,
) => { queryKey: readonly unknown[]; queryFn: () => Promise<never> };

type Weeks = { farmId: number; range: DayRange };

const queryOf = ({ farmId, range }: Weeks) => ({
  query: { farm_id: farmId, start_date: range.startDate, end_date: range.endDate },
});

/** How green the farm was. */
export function useNdvi(asked: Weeks): Asked<Ndvi> {
  return useQuery({ ...apiQuery("GET /v1/earth/ndvi", queryOf(asked)), placeholderData: keepPreviousData });
}

/** The farm's scenes with their overlays; asked only where there is a boundary to clip them to. */
export function useScenes({ enabled, ...asked }: Weeks & { enabled: boolean }): Asked<Scenes> {
  return useQuery({ ...apiQuery("GET /v1/earth/scenes", queryOf(asked)), placeholderData: keepPreviousData, enabled });
}

/** How wet the farm's soil was. */
export function useMoisture(asked: Weeks): Asked<Moisture> {
  return useQuery({ ...apiQuery("GET /v1/earth/soil-moisture", queryOf(asked)), placeholderData: keepPreviousData });
}

/** The rain at the farm. */
export function useRain(asked: Weeks): Asked<{ data: { date: string; precipitation: number | null }[] }> {
  return useQuery({ ...apiQuery("GET /v1/weather/historical", queryOf(asked)), placeholderData: keepPreviousData });
}

/** The true-colour picture of a day. */
export function useTrueColour({ farmId, date }: { farmId: number; date: string }): Asked<Imagery> {
  return useQuery({
    ...apiQuery("GET /v1/earth/imagery", { query: { farm_id: farmId, date } }),
    placeholderData: keepPreviousData,
  });
}

/** An answer for the same weeks of an earlier year. */
export type Earlier<Answer> = { years: number; range: DayRange; query: UseQueryResult<Answer> };

type EarlierWeeks = Weeks & {
  /** They wait until the period itself is there. */
  enabled: boolean;
};

/** How green the farm was in the same weeks of earlier years. */
export function useEarlierNdvi({ farmId, range, enabled }: EarlierWeeks): Earlier<Answer<Ndvi>>[] {
  const ranges = earlierYears.map((years) => yearsEarlier(range, years));
  const queries = useQueries({
    queries: ranges.map((each) => ({
      ...apiQuery("GET /v1/earth/ndvi", queryOf({ farmId, range: each })),
      enabled,
      staleTime: hourMs,
    })),
  });
  return ranges.flatMap((each, index) => {
    const query = queries[index];
    return query ? [{ years: earlierYears[index] ?? 1, range: each, query: query as never }] : [];
  });
}

/** How wet the farm's soil was in the same weeks of earlier years. */
export function useEarlierMoisture(asked: EarlierWeeks): Earlier<Answer<Moisture>>[] {
  const ranges = earlierYears.map((years) => yearsEarlier(asked.range, years));
  const queries = useQueries({
    queries: ranges.map((each) => ({
      ...apiQuery("GET /v1/earth/soil-moisture", queryOf({ farmId: asked.farmId, range: each })),
      enabled: asked.enabled,
      staleTime: hourMs,
    })),
  });
  return ranges.flatMap((each, index) => {
    const query = queries[index];
    return query ? [{ years: earlierYears[index] ?? 1, range: each, query: query as never }] : [];
  });
}
