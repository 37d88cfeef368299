import type { publicEndpoints } from "../../lib/api/registry";

type Reading = Extract<(typeof publicEndpoints)[number], { method: "GET" }>;
type Name = { [E in Reading as `GET ${E["path"]}`]: E };

/** For every reading endpoint what a call needs besides the place; a new one without an entry here does not compile. */
export const goodQueries: Record<keyof Name, Record<string, string>> = {
  "GET /v1/weather/current": {},
  "GET /v1/weather/historical": { start_date: "2024-02-28", end_date: "2024-03-01" },
  "GET /v1/weather/alerts": {},
  "GET /v1/weather/forecast": { days: "3" },
  "GET /v1/farms": {},
  "GET /v1/farms/{id}": {},
  "GET /v1/farms/{id}/crops": {},
  "GET /v1/crops": { search: "maize" },
  "GET /v1/crops/{id}": {},
  "GET /v1/crops/{id}/calendar": {},
  "GET /v1/soil/analysis": {},
  // A good call names a farm of its own instead.
  "GET /v1/soil/recommendations": { farm_id: "1" },
  "GET /v1/earth/imagery": {},
  "GET /v1/earth/ndvi": { start_date: "2024-02-28", end_date: "2024-04-01" },
  "GET /v1/earth/soil-moisture": { start_date: "2024-02-28", end_date: "2024-03-01" },
  "GET /v1/market/prices": { crop_id: "1" },
  "GET /v1/market/insights": {},
  "GET /v1/market/price-history": { crop_id: "1" },
  "GET /v1/pests/alerts": {},
  "GET /v1/pests/{id}": {},
};

/** A query string. */
export const queryString = (query: Record<string, string | number>): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
