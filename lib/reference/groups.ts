import type { AnyEndpoint } from "../api/endpoint";
import { publicEndpoints } from "../api/registry";
import { scopesOf } from "../api/scope";
import { paragraphs, pathOf, type DocGroup, type DocPage } from "./page";
import { slugOf } from "./slug";
import { applyingPrice } from "./price-table";
import { code, table } from "./table";

/** A group of endpoints. */
export type EndpointGroup = {
  /** The first part of their paths. */
  name: string;
  title: Exclude<DocGroup, "Guides">;
  summary: string;
  lead: string;
};

const saysWhere =
  "Say where with exactly one of `farm_id`, `latitude` with `longitude`, or `location` (a place name). An unknown name is a 404, never a guess.";

/** The groups, in the order of the navigation. */
export const groups: readonly EndpointGroup[] = [
  {
    name: "weather",
    title: "Weather",
    summary: "The weather now, in the coming days and in the past, and alerts.",
    lead: `${saysWhere}\n\nFigures are metric. When no weather service can be reached you get climate normals where we have them, marked \`X-Data-Kind: modelled\`.`,
  },
  {
    name: "crops",
    title: "Crops",
    summary: "What crops need, and when to plant and harvest them.",
    lead: "The catalogue holds the crops that matter in Nigeria and West Africa. A crop's `id` never changes.",
  },
  {
    name: "farms",
    title: "Farms",
    summary: "Your farms, their boundaries and their crops.",
    lead: "A key sees the farms of its own account and no others. Boundaries are lists of [latitude, longitude]. The answer's `ETag` is the farm's version: send it as `If-Match` and nobody's change is overwritten unseen.",
  },
  {
    name: "soil",
    title: "Soil",
    summary: "What the soil is like, what to give it, and laboratory samples.",
    lead: "Maps are predictions; a laboratory's figures come first once a sample is completed. A webhook tells you when: see [Webhooks](/docs/webhooks).",
  },
  {
    name: "earth",
    title: "Earth",
    summary: "Fields from space: pictures, vegetation (NDVI) and soil moisture.",
    lead: `${saysWhere}\n\nWith \`farm_id\` the farm's boundary is used, else a square around the point.`,
  },
  {
    name: "market",
    title: "Market",
    summary: "Prices of crops in markets, their past, and what they mean.",
    lead: "Prices are those that publishers collected, with the date of each. Prices that lie far from the others are flagged, never dropped.",
  },
  {
    name: "pests",
    title: "Pests",
    summary: "Pests and diseases: risk from the weather, what they look like, and a photo that names them.",
    lead: "Risk comes from published weather rules and from sightings nearby. No answer names a product or a dose.",
  },
];

/** The group that an endpoint belongs to. @throws RangeError when there is none for its path. */
export function groupOf({ path }: Pick<AnyEndpoint, "path">): EndpointGroup {
  const name = path.split("/")[2];
  const group = groups.find((each) => each.name === name);
  if (!group) throw new RangeError(`no group for ${path}`);
  return group;
}

/** The page of a group: what it is about, and its endpoints. */
export function groupPage(group: EndpointGroup): DocPage {
  const own: readonly AnyEndpoint[] = publicEndpoints.filter((endpoint) => groupOf(endpoint) === group);
  return {
    slug: group.name,
    title: group.title,
    group: group.title,
    summary: group.summary,
    markdown: (context) =>
      paragraphs(
        `# ${group.title}`,
        group.summary,
        group.lead,
        "## Endpoints",
        table(
          ["Call", "What it does", "Price", "Calls a minute"],
          own.map((endpoint) => [
            `[${code(`${endpoint.method} ${endpoint.path}`)}](${pathOf({ slug: slugOf(endpoint) })})`,
            endpoint.summary,
            `₦${applyingPrice(endpoint, context.tariff)}`,
            endpoint.limit.perMinute.toLocaleString("en"),
          ]),
        ),
        `Scopes of these endpoints: ${scopesOf(own).map(code).join(", ")}. See [Authentication](/docs/authentication).`,
      ),
  };
}
