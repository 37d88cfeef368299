import { endpoint, perMinute } from "../api/endpoint";
import { credits } from "../api/price";
import { organismToJson } from "./catalogue/organism-json";
import { findOrganism } from "./catalogue/organisms";
import { OrganismJson, OrganismPath } from "./contract";

/** GET /v1/pests/{id} */
export const getOrganism = endpoint({
  method: "GET",
  path: "/v1/pests/{id}",
  tag: "Pest and disease",
  summary: "All that is known of a pest or disease",
  description:
    "A pest, disease, weed, virus or nematode of West African crops. Ids stay for ever; alerts name them. `symptoms` ends with how to tell it from what looks alike. `management` names growing practice first, then varieties, natural enemies, and chemicals last, by active ingredient and without a dose: follow the label, and use only what is registered in your country. `description` ends with the source; `marked for review` means general knowledge that was not checked against a publication.",
  limit: perMinute(1000),
  price: credits(200, { alsoListed: "2.0000" }),
  params: OrganismPath,
  response: OrganismJson,
  example: { params: { id: 1 } },
  handle: async ({ params }) => ({ body: organismToJson(await findOrganism(params.id)), maxAgeSeconds: 86_400 }),
});
