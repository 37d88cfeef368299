import type { Scope } from "../../farms/store";
import type { SoilLayer } from "../models/compose";
import type { LabResults } from "./sample";
import { findLatestCompleted } from "./store";

/** A completed sample as a source of a farm's soil. */
export type LabSample = { id: number; trackingCode: string; analysisDate: string; layer: SoilLayer };

/** The account's farm's completed sample that was analysed last; null when it has none. */
export async function latestCompletedSample(scope: Scope, farmId: number): Promise<LabSample | null> {
  const sample = await findLatestCompleted(scope, farmId);
  if (!sample?.results) return null;
  const { id, trackingCode, results } = sample;
  return { id, trackingCode, analysisDate: results.analysis_date, layer: layerOf(results, trackingCode) };
}

/** What a laboratory found as a layer, its figures under our names. */
function layerOf(results: LabResults, trackingCode: string): SoilLayer {
  const figures = {
    ph: results.ph,
    organicMatterPct: results.organic_matter,
    nitrogenPct: results.nitrogen,
    phosphorusMgKg: results.phosphorus,
    potassiumMgKg: results.potassium,
    calciumMgKg: results.calcium,
    magnesiumMgKg: results.magnesium,
    sulfurMgKg: results.sulfur,
    ironMgKg: results.iron,
    zincMgKg: results.zinc,
    copperMgKg: results.copper,
    boronMgKg: results.boron,
    manganeseMgKg: results.manganese,
    cecCmolKg: results.cec,
    clayPct: results.clay,
    siltPct: results.silt,
    sandPct: results.sand,
  };
  const measured = Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined));
  return {
    figures: measured,
    origin: "measured",
    source: `measured in sample ${trackingCode}${results.laboratory ? ` by ${results.laboratory}` : ""}`,
    phosphorusMethod: results.phosphorus_method,
    exchangeableAcidityCmolKg: results.exchangeable_acidity ?? null,
    bulkDensityGCm3: null,
  };
}
