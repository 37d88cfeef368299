import { endpoint, perMinute } from "../api/endpoint";
import { naira } from "../api/price";
import { PlaceQuery } from "../places/contract";
import { findCalendar, findCrop } from "./calendar";
import { CalendarJson, calendarToJson } from "./calendar-contract";
import { catalogue } from "./catalogue";
import { CropList, CropListQuery, cropListToJson, CropPath, CropRecord, cropToJson } from "./contract";
import { readPests, readWindows } from "./store";

const daySeconds = 86_400;

/** GET /v1/crops */
export const listCrops = endpoint({
  method: "GET",
  path: "/v1/crops",
  tag: "Crops",
  summary: "List the crops of the catalogue",
  description:
    "Crops that matter in Nigeria and West Africa. `search` looks in English, scientific, Hausa, Yoruba and Igbo names; the likeliest come first.",
  limit: perMinute(1000),
  price: naira("0.0100"),
  query: CropListQuery,
  response: CropList,
  example: { query: { search: "masara" } },
  handle: async ({ query }) => {
    const { search, category, page, per_page: perPage } = query;
    const crops = (await catalogue()).search(search ?? "", category);
    return { body: cropListToJson(crops, { page, perPage }), maxAgeSeconds: daySeconds };
  },
});

/** GET /v1/crops/{id} */
export const getCrop = endpoint({
  method: "GET",
  path: "/v1/crops/{id}",
  tag: "Crops",
  summary: "All that is known of a crop",
  description:
    "What the crop needs (FAO EcoCrop), how it uses water (FAO-56), how long it takes, how it is planted, and when (published calendars of West Africa). Each block says where it comes from; `review: true` marks figures that were not checked against a publication. `pests` names what harms it; GET /v1/pests/{id} tells more of each.",
  limit: perMinute(1000),
  price: naira("0.0100"),
  params: CropPath,
  response: CropRecord,
  example: { params: { id: 1 } },
  handle: async ({ params }) => {
    const crop = await findCrop(params.id);
    const [windows, pests] = await Promise.all([readWindows(crop.id), readPests(crop.id)]);
    return { body: cropToJson(crop, windows, pests), maxAgeSeconds: daySeconds };
  },
});

/** GET /v1/crops/{id}/calendar */
export const cropCalendar = endpoint({
  method: "GET",
  path: "/v1/crops/{id}/calendar",
  tag: "Crops",
  summary: "When to plant and harvest a crop at a place",
  description: `Say where with exactly one of \`farm_id\`, \`latitude\` with \`longitude\`, or \`location\`; an unknown place name is a 404.

Windows come from the published calendar of the place's part of its country (a neighbouring country's stands in where it has none, and says so), and from the rains: they begin with the first dekad (ten days) of at least 25 mm that two dekads with together 20 mm follow, and end before 20 days of which neither dekad has 20 mm. Rain is the mean of many years (CHIRPS 1991-2020 in Nigerian states, CRU CL 2.0 1961-1990 elsewhere), so these are usual dates, not a forecast.

\`advice\` is where calendar and rains agree; \`suitability\` compares the crop's needs (EcoCrop) with the climate.

\`X-Data-Source\` names the sources; \`X-Data-Kind\` is modelled.`,
  limit: perMinute(500),
  price: naira("0.0200"),
  params: CropPath,
  query: PlaceQuery,
  response: CalendarJson,
  example: { params: { id: 1 }, query: { location: "Zaria" } },
  handle: async ({ params, query, caller, now, db }) => {
    const asker = { accountId: caller.accountId, db, now };
    const { data, provenance } = await findCalendar({ cropId: params.id, where: query }, asker);
    return { body: calendarToJson(data), provenance, maxAgeSeconds: 3600 };
  },
});
