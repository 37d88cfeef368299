import { endpoint, perMinute } from "../api/endpoint";
import { credits } from "../api/price";
import type { Provenance } from "../api/provenance";
import { PlaceQuery } from "../places/contract";
import { thresholdsInWords } from "./agronomic-alerts/thresholds";
import { findAlerts } from "./alerts";
import {
  alertsToJson,
  currentToJson,
  CurrentWeather,
  ForecastQuery,
  forecastToJson,
  HistoricalQuery,
  historicalToJson,
  HistoricalWeather,
  WeatherAlerts,
  WeatherForecast,
} from "./contract";
import { findCurrentWeather } from "./current";
import { findForecast } from "./forecast";
import { findHistoricalWeather } from "./historical";

const saysWhere =
  "Say where with exactly one of `farm_id`, `latitude` with `longitude`, or `location`; an unknown place name is a 404.";
const saysWhence =
  "`X-Data-Source` names the source of the data, `X-Data-Kind` says whether it is observed, forecast or modelled, `Age` how old it is in seconds.";

/** A modelled answer stands in for a source that is down: clients should ask again soon. */
const maxAge = (provenance: Provenance, seconds: number) => (provenance.kind === "modelled" ? 60 : seconds);

/** GET /v1/weather/current */
export const currentWeather = endpoint({
  method: "GET",
  path: "/v1/weather/current",
  tag: "Weather",
  summary: "Current weather for a place",
  description: `${saysWhere}

Temperature and humidity hold at 2 m, wind at 10 m above ground; the values are those of the weather model's grid cell around the point. When no weather service can be reached, the values are climate normals of the month, with \`X-Data-Kind: modelled\`; where there are none, the call fails with 503 and is not charged.

${saysWhence}`,
  limit: perMinute(1000),
  price: credits(1000, { alsoListed: "0.0050" }),
  query: PlaceQuery,
  response: CurrentWeather,
  example: { query: { location: "Kano" } },
  handle: async ({ query, caller, now, db }) => {
    const { data, provenance } = await findCurrentWeather(query, { accountId: caller.accountId, db, now });
    return { body: currentToJson(data), provenance, maxAgeSeconds: maxAge(provenance, 300) };
  },
});

/** GET /v1/weather/forecast */
export const weatherForecast = endpoint({
  method: "GET",
  path: "/v1/weather/forecast",
  tag: "Weather",
  summary: "Forecast for a place, day by day",
  description: `${saysWhere}

\`days\` (1 to 16, default 7) counts from today; a day runs from midnight to midnight in the place's own time zone. When no weather service can be reached, the days are climate normals, with \`X-Data-Kind: modelled\`: they tell what is usual, not what is coming.

${saysWhence}`,
  limit: perMinute(1000),
  price: credits(1500, { alsoListed: "0.0100" }),
  query: ForecastQuery,
  response: WeatherForecast,
  example: { query: { location: "Kano", days: 3 } },
  handle: async ({ query, caller, now, db }) => {
    const { data, place, provenance } = await findForecast(query, { accountId: caller.accountId, db, now });
    return { body: forecastToJson(data, place), provenance, maxAgeSeconds: maxAge(provenance, 1800) };
  },
});

/** GET /v1/weather/historical */
export const historicalWeather = endpoint({
  method: "GET",
  path: "/v1/weather/historical",
  tag: "Weather",
  summary: "Weather of past days at a place",
  description: `${saysWhere}

\`start_date\` and \`end_date\` are both included: from 1940-01-01 to yesterday in the place's own time zone, at most 366 days. A value that the source lacks is null. When no weather service can be reached, the days are climate normals, with \`X-Data-Kind: modelled\`: they are not what happened.

${saysWhence}`,
  limit: perMinute(500),
  price: credits(2000, { alsoListed: "0.0200" }),
  query: HistoricalQuery,
  response: HistoricalWeather,
  example: { query: { location: "Kano", start_date: "2025-06-01", end_date: "2025-06-07" } },
  handle: async ({ query, caller, now, db }) => {
    const { data, place, provenance } = await findHistoricalWeather(query, { accountId: caller.accountId, db, now });
    return { body: historicalToJson(data, place), provenance, maxAgeSeconds: maxAge(provenance, 3600) };
  },
});

/** GET /v1/weather/alerts */
export const weatherAlerts = endpoint({
  method: "GET",
  path: "/v1/weather/alerts",
  tag: "Weather",
  summary: "Weather alerts for a place",
  description: `${saysWhere}

Official warnings of the weather services stand in their own words, where there are any. Agronomic alerts are computed from the forecast; severity, urgency and certainty are words of CAP 1.2. Their limits:

${thresholdsInWords()}

Days in a row beyond the mildest limit make one alert, with the severity of the worst day. Urgency is \`Expected\` when it begins today, else \`Future\`; \`Immediate\` is not used, since daily forecasts do not know the hour. Certainty is \`Likely\` for heat and cold that begin within 5 days, for wind within 3 days, for heavy rain within 3 days with a probability above 50 %, and for a dry spell when its days are together more than 50 % likely to stay dry; all else is \`Possible\`.

Climate normals foresee no event: when there is no forecast, no agronomic alerts are computed, and \`X-Data-Source\` says so. The same header says when official warnings could not be fetched. With neither, the list is empty and \`X-Data-Kind\` is \`modelled\`: it then does not mean that there is no danger.

${saysWhence}`,
  limit: perMinute(1000),
  price: credits(1000, { alsoListed: "0.0050" }),
  query: PlaceQuery,
  response: WeatherAlerts,
  example: { query: { location: "Kano" } },
  handle: async ({ query, caller, now, db }) => {
    const { data, place, provenance, updatedAt } = await findAlerts(query, { accountId: caller.accountId, db, now });
    return { body: alertsToJson(data, { place, updatedAt }), provenance, maxAgeSeconds: maxAge(provenance, 300) };
  },
});
