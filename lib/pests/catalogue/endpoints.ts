import { endpoint, perMinute } from "../../api/endpoint";
import { free } from "../../api/price";
import { catalogue } from "../../crops/catalogue";
import { OrganismPath } from "../contract";
import { riskModels } from "../models/all";
import { CatalogueJson, CatalogueQuery, OrganismPageJson } from "./contract";
import { catalogueToJson, organismPageToJson } from "./organism-json";
import { filterOrganisms, findOrganism, organisms } from "./organisms";

/** GET /v1/pests/organisms, for the app's own pages. */
export const organismCatalogueEndpoint = endpoint({
  method: "GET",
  path: "/v1/pests/organisms",
  tag: "Pest and disease",
  audience: "console",
  summary: "The catalogue of pests and diseases",
  description:
    "Organisms by name, crop, type, and what is seen where on the plant (a symptom key). The most harmful come first; with a search the best match.",
  limit: perMinute(300),
  price: free,
  query: CatalogueQuery,
  response: CatalogueJson,
  handle: async ({ query }) => {
    const [known, crops] = await Promise.all([organisms(), catalogue()]);
    const { search, crop_id: cropId, type, part, sign } = query;
    const found = filterOrganisms(known, { search, cropId, type, part, sign });
    return { body: catalogueToJson(found, known.all, crops.all), maxAgeSeconds: 3600 };
  },
});

/** GET /v1/pests/organisms/{id}, for the app's own pages. */
export const organismPageEndpoint = endpoint({
  method: "GET",
  path: "/v1/pests/organisms/{id}",
  tag: "Pest and disease",
  audience: "console",
  summary: "An organism with all that is known of it",
  description:
    "What GET /v1/pests/{id} tells, in parts, with the crops it harms and the weather rules that speak of it.",
  limit: perMinute(300),
  price: free,
  params: OrganismPath,
  response: OrganismPageJson,
  handle: async ({ params }) => {
    const [organism, crops] = await Promise.all([findOrganism(params.id), catalogue()]);
    return { body: organismPageToJson(organism, crops.all, riskModels), maxAgeSeconds: 3600 };
  },
});
