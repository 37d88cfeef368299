import { endpoint, perMinute } from "../../api/endpoint";
import { free } from "../../api/price";
import { catalogue } from "../../crops/catalogue";
import {
  DeletedJson,
  HistoryJson,
  HistoryQuery,
  IdentificationJson,
  IdentificationPath,
  NewIdentification,
} from "./contract";
import { identificationToJson } from "./identification-json";
import {
  getIdentification,
  historyLimit,
  identifyAndKeep,
  listIdentifications,
  removeIdentification,
} from "./identifications";

const forOurPages = { tag: "Pest and disease", audience: "console", price: free } as const;

/** POST /v1/pests/identifications, for the app's own pages. */
export const newIdentificationEndpoint = endpoint({
  ...forOurPages,
  limit: perMinute(30),
  method: "POST",
  path: "/v1/pests/identifications",
  summary: "Identify a photo and keep the answer",
  description: `The answer joins your history, which holds your newest ${historyLimit}. Of the photo nothing is kept, or with keep_photo a small copy without metadata that only you can see.`,
  body: NewIdentification,
  response: IdentificationJson,
  status: 201,
  multipart: true,
  maxBodyBytes: 15_000_000,
  // All that is written is one record at the end, and no transaction should stay open while a photo is looked at.
  writesNothing: true,
  handle: async ({ body, caller, now, db }) => {
    const identification = await identifyAndKeep({ accountId: caller.accountId, db }, body, now);
    return { body: identificationToJson(identification, await catalogue()) };
  },
});

/** GET /v1/pests/identifications, for the app's own pages. */
export const listIdentificationsEndpoint = endpoint({
  ...forOurPages,
  limit: perMinute(300),
  method: "GET",
  path: "/v1/pests/identifications",
  summary: "Your identifications",
  description: "The photos that you had identified, the newest first.",
  query: HistoryQuery,
  response: HistoryJson,
  handle: async ({ query, caller, db }) => {
    const asked = { page: query.page, perPage: query.per_page };
    const { identifications, total } = await listIdentifications({ accountId: caller.accountId, db }, asked);
    const crops = await catalogue();
    return { body: { data: identifications.map((each) => identificationToJson(each, crops)), total } };
  },
});

/** GET /v1/pests/identifications/{id}, for the app's own pages. */
export const getIdentificationEndpoint = endpoint({
  ...forOurPages,
  limit: perMinute(300),
  method: "GET",
  path: "/v1/pests/identifications/{id}",
  summary: "One identification",
  description: "What was said of a photo.",
  params: IdentificationPath,
  response: IdentificationJson,
  handle: async ({ params, caller, db }) => {
    const identification = await getIdentification({ accountId: caller.accountId, db }, params.id);
    return { body: identificationToJson(identification, await catalogue()) };
  },
});

/** DELETE /v1/pests/identifications/{id}, for the app's own pages. */
export const removeIdentificationEndpoint = endpoint({
  ...forOurPages,
  limit: perMinute(300),
  method: "DELETE",
  path: "/v1/pests/identifications/{id}",
  summary: "Delete an identification",
  description: "It leaves your history and its photo is removed for good. A sighting that confirms it stays.",
  params: IdentificationPath,
  response: DeletedJson,
  handle: async ({ params, caller, db }) => {
    await removeIdentification({ accountId: caller.accountId, db }, params.id);
    return { body: { id: params.id, deleted: true as const } };
  },
});
