import { ApiError } from "../api/errors";
import type { Provenance } from "../api/provenance";
import type { PlaceSelector, ResolvedPlace } from "../places/contract";
import { resolvePlace } from "../places/resolve";
import { ageSeconds } from "../upstream/cache";
import type { Asker } from "../weather/asker";
import { composeSoil, type ComposedSoil, type SoilLayer } from "./models/compose";
import { soilFields, type Soil, type SoilField } from "./soil";
import { askMaps, askMapsForAWhile, type SoilMapAnswer } from "./sources/order";
import { regionalSoil } from "./sources/regions";
import { latestCompletedSample, type LabSample } from "./samples/lab-sample";

/** After this a place that nobody can tell of may be asked for again. */
const retryAfterSeconds = 30;

/**
 * The topsoil of a place or farm: a farm's latest completed laboratory sample first, what it lacks from a map (iSDAsoil
 * in Africa, SoilGrids elsewhere), last the region's usual soil and estimates.
 * @throws ApiError 404 for an unknown place or farm, 503 when no source can tell.
 */
export async function findSoil(where: PlaceSelector, asker: Asker): Promise<{ place: ResolvedPlace; soil: Soil }> {
  const place = await resolvePlace(where, asker);
  const sample = where.farm_id === undefined ? null : await latestCompletedSample(asker, where.farm_id);
  return { place, soil: await soilAt(place, { sample, now: asker.now }) };
}

async function soilAt(place: ResolvedPlace, { sample, now }: { sample: LabSample | null; now: number }): Promise<Soil> {
  const region = await regionalSoil(place);
  const answer = sample && isWhole(sample.layer) ? null : await (region ? askMapsForAWhile : askMaps)(place, now);
  const layers = [sample?.layer, answer && layerOf(answer), region?.layer].filter((layer) => !!layer);
  const composed = composeSoil(layers);
  if (!composed) throw unavailable();
  const told = { sample, answer, regionName: region?.name ?? null };
  return {
    ...composed,
    analysisDate: sample?.analysisDate ?? dayOf(answer?.fetchedAt ?? now),
    sampleId: sample?.id ?? null,
    provenance: provenanceOf(composed, told, now),
  };
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** No map has these; waiting for one would not help. */
const unmapped: readonly SoilField[] = ["copperMgKg", "boronMgKg", "manganeseMgKg"];

const isWhole = ({ figures }: SoilLayer) =>
  soilFields.every((field) => figures[field] !== undefined || unmapped.includes(field));

const layerOf = ({ map, mapped }: SoilMapAnswer): SoilLayer => ({
  figures: mapped.figures,
  origin: "mapped",
  source: map.sentence,
  phosphorusMethod: map.phosphorusMethod,
  exchangeableAcidityCmolKg: null,
  bulkDensityGCm3: mapped.bulkDensityGCm3,
});

type Told = { sample: LabSample | null; answer: SoilMapAnswer | null; regionName: string | null };

/** Names as the API writes them. */
const wireNames: Partial<Record<SoilField, string>> = { organicMatterPct: "organic_matter", cecCmolKg: "cec" };
const wireName = (field: SoilField) => wireNames[field] ?? field.replace(/(MgKg|Pct)$/, "");

function provenanceOf({ measures }: ComposedSoil, { sample, answer, regionName }: Told, now: number): Provenance {
  const fieldsOf = (origin: string) => soilFields.filter((field) => measures[field].origin === origin).map(wireName);
  const [mapped, estimated] = [fieldsOf("mapped"), fieldsOf("estimated")];
  const parts = sample ? [`Laboratory sample ${sample.trackingCode}`] : [];
  if (answer && mapped.length > 0) parts.push(sample ? `${answer.map.name}: ${mapped.join(", ")}` : answer.map.name);
  if (!sample && !answer && regionName !== null) parts.push(`Gona usual soil of the ${regionName}`);
  else if (estimated.length > 0) parts.push(`estimated: ${estimated.join(", ")}`);
  return {
    source: parts.join("; "),
    // A map is the prediction of a model; only what a laboratory measured is observed.
    kind: sample ? "observed" : "modelled",
    ageSeconds: sample || !answer ? 0 : ageSeconds(answer, now),
  };
}

function unavailable(): ApiError {
  return new ApiError(
    503,
    "Soil data unavailable",
    "No soil map can be reached at the moment or knows this place, and the usual soils kept here cover tropical Africa only. " +
      `Try again in ${retryAfterSeconds} seconds.`,
    { "Retry-After": String(retryAfterSeconds) },
  );
}
