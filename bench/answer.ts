/** What the bare servers answer: as long as an answer of GET /v1/weather/current. */
export const answer = {
  humidity: 62,
  pressure: 1012.4,
  uv_index: 6.1,
  timestamp: "2026-06-12T11:00:00.000Z",
  conditions: "Partly cloudy",
  visibility: 24.1,
  wind_speed: 11.2,
  temperature: 31.4,
};
