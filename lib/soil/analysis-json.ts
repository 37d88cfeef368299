import type { z } from "zod";
import { locationToJson, type ResolvedPlace } from "../places/contract";
import type { SoilAnalysisJson } from "./contract";
import type { GeneralAdvice } from "./general-advice";
import type { Soil, SoilField } from "./soil";

const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** As exact as a laboratory writes it: three figures, in whole numbers from 100 on. */
export const threeFigures = (value: number) => (value >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

/** A soil analysis as answers write it. */
export function analysisToJson({
  place,
  soil,
  advice,
}: {
  place: ResolvedPlace;
  soil: Soil;
  advice: GeneralAdvice;
}): z.input<typeof SoilAnalysisJson> {
  const value = (field: SoilField) => soil.measures[field].value;
  const content = (field: SoilField) => threeFigures(value(field));
  return {
    cec: content("cecCmolKg"),
    texture: {
      clay: rounded(value("clayPct"), 1),
      sand: rounded(value("sandPct"), 1),
      silt: rounded(value("siltPct"), 1),
    },
    location: locationToJson(place),
    soil_type: soil.texture,
    properties: {
      ph: rounded(value("ph"), 2),
      iron: content("ironMgKg"),
      zinc: content("zincMgKg"),
      boron: content("boronMgKg"),
      copper: content("copperMgKg"),
      sulfur: content("sulfurMgKg"),
      calcium: content("calciumMgKg"),
      nitrogen: content("nitrogenPct"),
      magnesium: content("magnesiumMgKg"),
      manganese: content("manganeseMgKg"),
      potassium: content("potassiumMgKg"),
      phosphorus: content("phosphorusMgKg"),
      organic_matter: content("organicMatterPct"),
    },
    analysis_date: soil.analysisDate,
    base_saturation: rounded(soil.baseSaturationPct, 1),
    recommendations: {
      lime_application: Math.round(advice.limeKgHa),
      nitrogen_fertilizer: Math.round(advice.nitrogenKgHa),
      potassium_fertilizer: Math.round(advice.potashKgHa),
      phosphorus_fertilizer: Math.round(advice.phosphateKgHa),
    },
  };
}
