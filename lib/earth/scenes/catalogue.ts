import { z } from "zod";
import { config } from "../../config";
import { cached, type Kept } from "../../upstream/cache";
import { upstream } from "../../upstream/client";
import { UpstreamError } from "../../upstream/errors";
import { dateAt, daysBetween } from "../../weather/sources/days";
import type { DateRange } from "../../weather/sources/source";
import { boundsOf, fieldKey, type Field } from "../field";
import { sceneDays } from "./choose";
import { collectionNames, sceneOf } from "./item";
import { Scene } from "./scene";

const source = "Earth Search";
/** A year of a place where orbits overlap has some 300 items in the two collections; four tiles meet at most. */
const pageSize = 100;
const mostPages = 12;
const maxBytes = 8_000_000;
/** Scenes under a closed cover show nothing of a field. */
const mostCloudPct = 90;
/** Scenes come in for some days after they were taken. */
const settledDays = 10;
const [recentFreshSeconds, settledFreshSeconds, staleSeconds] = [3 * 3600, 7 * 86_400, 60 * 86_400];

const earthSearch = upstream({ source, baseUrl: () => config().EARTH_SEARCH_URL, concurrency: 4 });

const Page = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(z.unknown()).max(500),
  links: z
    .array(
      z.object({
        rel: z.string(),
        method: z.string().optional(),
        merge: z.boolean().optional(),
        body: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .max(50)
    .default([]),
});

const Scenes = z.array(Scene);

/**
 * The scenes over a field in a range of days, the latest first; those under closed clouds are left out.
 * @throws UpstreamError
 */
export async function searchScenes(field: Field, range: DateRange, now: number): Promise<Kept<Scene[]>> {
  const settled = daysBetween(range.endDate, dateAt(now, 0)) > settledDays;
  return cached({
    source: "earth-search",
    key: `${fieldKey(field)} ${range.startDate} ${range.endDate}`,
    schema: Scenes,
    freshSeconds: settled ? settledFreshSeconds : recentFreshSeconds,
    staleSeconds,
    fetch: () => fetchScenes(field, range),
    now,
  });
}

async function fetchScenes(field: Field, range: DateRange): Promise<Scene[]> {
  const scenes: Scene[] = [];
  let body: Record<string, unknown> | null = queryOf(field, range);
  const asked = new Set<string>();
  for (let page = 0; body && page < mostPages; page++) {
    const text = JSON.stringify(body);
    if (asked.has(text) || text.length > 50_000) throw malformed("pages that go in a circle");
    asked.add(text);
    const { features, links }: z.infer<typeof Page> = await earthSearch.get({
      path: "/v1/search",
      send: { json: body },
      format: "json",
      maxBytes,
      read: (answer) => Page.parse(answer),
    });
    const read = features.flatMap((feature) => sceneOf(feature, field) ?? []);
    if (features.length > 0 && read.length === 0) throw malformed("scenes that lack what is needed");
    scenes.push(...read);
    const next = links.find(({ rel, method }) => rel === "next" && method === "POST");
    body = next?.body ? { ...(next.merge && body), ...next.body } : null;
  }
  // What is kept is what may be read.
  return sceneDays(scenes.filter(({ coverage }) => coverage > 0)).flatMap(({ scenes: ofDay }) => ofDay);
}

const malformed = (what: string) => new UpstreamError({ source, reason: "malformed", detail: `answered ${what}` });

const fields = [
  ...["id", "collection", "geometry", "properties.datetime", "properties.platform", "properties.eo:cloud_cover"],
  ...["properties.earthsearch:boa_offset_applied", "assets.red", "assets.green", "assets.blue", "assets.nir"],
  "assets.scl",
];

function queryOf(field: Field, { startDate, endDate }: DateRange): Record<string, unknown> {
  return {
    collections: collectionNames,
    intersects: outlineOf(field),
    datetime: `${startDate}T00:00:00Z/${endDate}T23:59:59Z`,
    query: { "eo:cloud_cover": { lt: mostCloudPct } },
    sortby: [{ field: "properties.datetime", direction: "desc" }],
    limit: pageSize,
    fields: { include: fields, exclude: ["links"] },
  };
}

/** The box around a field, so that no boundary leaves the house; a point as it is. GeoJSON has longitude first. */
function outlineOf(field: Field): unknown {
  if ("point" in field) return { type: "Point", coordinates: [field.point.longitude, field.point.latitude] };
  const { south, west, north, east } = boundsOf(field);
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: "Polygon", coordinates: [corners] };
}
