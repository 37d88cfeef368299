import type { publicEndpoints } from "../../lib/api/registry";

type Name = { [E in (typeof publicEndpoints)[number] as `${E["method"]} ${E["path"]}`]: E };

/** For every endpoint what a call needs besides the place; a new endpoint without an entry here does not compile. */
export const goodQueries: Record<keyof Name, Record<string, string>> = {
  "GET /v1/weather/current": {},
  "GET /v1/weather/historical": { start_date: "2024-02-28", end_date: "2024-03-01" },
  "GET /v1/weather/alerts": {},
  "GET /v1/weather/forecast": { days: "3" },
};

/** A query string. */
export const queryString = (query: Record<string, string | number>): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
