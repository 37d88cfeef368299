import { setImmediate as yieldToOthers } from "node:timers/promises";
import type { z } from "zod";
import { ApiError } from "../../api/errors";
import type { Provenance } from "../../api/provenance";
import { findCrop } from "../../crops/calendar";
import { catalogue } from "../../crops/catalogue";
import type { InsightJson, InsightsJson } from "../contract";
import { readDirectory } from "../directory";
import { homeCountry } from "../market";
import { monthAt } from "../models/month";
import { ageSecondsOf } from "../outlook/crop-prices";
import { oncePerVersion } from "../per-version";
import { readCropSeries } from "../outlook/store";
import { readConsumerPrices } from "../store";
import { assess, type Assessment } from "./assessment";
import { cropFacts, type CropFacts } from "./crop-facts";
import { insightToJson } from "./insight-json";
import { overviewOf } from "./overview";

/** Every crop with prices in the country, by name; one crop is worked out at a time, so that other calls get through. */
async function workOut(): Promise<Assessment[]> {
  const { series } = await readDirectory();
  const ids = new Set(series.filter(({ market }) => market.country === homeCountry.code).map(({ cropId }) => cropId));
  const crops = (await catalogue()).all.filter(({ id }) => ids.has(id));
  const all: CropFacts[] = [];
  for (const crop of crops) {
    const facts = cropFacts(crop, await readCropSeries(crop.id));
    if (facts) all.push(facts);
    await yieldToOthers();
  }
  return assess(all, await readConsumerPrices(homeCountry.code));
}

/** What is known of every crop's market, worked out once per version of the prices. */
const assessments = () => oncePerVersion({ cache: "insights", key: homeCountry.code }, workOut);

/** Insights into all crops or one. @throws ApiError 404 for an unknown crop and one without prices in the country */
export async function findInsights(
  cropId: number | undefined,
  now: number,
): Promise<{ body: z.input<typeof InsightsJson>; provenance: Provenance }> {
  if (cropId !== undefined) await findCrop(cropId);
  const all = await assessments();
  const asked = cropId === undefined ? all : all.filter(({ facts }) => facts.crop.id === cropId);
  if (asked.length === 0) throw new ApiError(404, "Not found", "There are no prices of it in Nigeria.");
  const today = monthAt(now);
  const newest = asked.reduce((latest, { facts }) => (latest > facts.newest.date ? latest : facts.newest.date), "");
  const sources = [...new Set(asked.flatMap(({ facts }) => facts.publishers.split(", ")))].sort().join(", ");
  const kind = asked.some(({ facts }) => facts.forecast !== null) ? "forecast" : "modelled";
  return {
    body: {
      date: new Date(now).toISOString().slice(0, 10),
      last_updated: `${newest}T00:00:00Z`,
      market_overview: overviewOf(asked, today),
      insights: asked.map((each) => insightToJson(each, today)),
    },
    provenance: { source: sources, kind, ageSeconds: ageSecondsOf(newest, now) },
  };
}

/** What the insights say of a crop; null where it has no prices in the country. */
export async function findInsight(cropId: number, now: number): Promise<z.input<typeof InsightJson> | null> {
  const found = (await assessments()).find(({ facts }) => facts.crop.id === cropId);
  return found ? insightToJson(found, monthAt(now)) : null;
}
