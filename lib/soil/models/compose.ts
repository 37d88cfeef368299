import { soilFields, type Measure, type Origin, type PhosphorusMethod, type Soil, type SoilField } from "../soil";
import { basesCmolKg, basesOf, baseSaturationPct } from "./bases";
import { bulkDensityOf } from "./bulk-density";
import {
  africanMedians,
  africanMedianSource,
  basesSource,
  bulkDensitySource,
  effectiveCecSource,
  nitrogenOf,
  nitrogenSource,
} from "./estimates";
import { normalisedTexture, textureClassOf } from "./texture";

/** What one source says of a topsoil. */
export type SoilLayer = {
  figures: Partial<Record<SoilField, number>>;
  origin: Origin;
  /** In words for people; what is said of each of its figures. */
  source: string;
  phosphorusMethod: PhosphorusMethod;
  exchangeableAcidityCmolKg: number | null;
  bulkDensityGCm3: number | null;
};

/** A topsoil with the origin of each figure; when and by whom is added by who knows. */
export type ComposedSoil = Pick<
  Soil,
  "measures" | "phosphorusMethod" | "exchangeableAcidity" | "bulkDensityGCm3" | "texture" | "baseSaturationPct"
>;

type Found = Partial<Record<SoilField, Measure>>;
type Whole = Record<SoilField, Measure>;

const textureFields = ["clayPct", "siltPct", "sandPct"] as const;
/** Below it, aluminium and hydrogen take room that measured bases do not tell of. */
const noAcidityPh = 5.5;

const estimated = (value: number, source: string): Measure => ({ value, origin: "estimated", source });

/**
 * One soil from layers, the most trusted first: each figure comes from the first layer that has it, texture as a whole;
 * what none has is estimated. Null when no layer tells of pH, organic matter, CEC and texture.
 */
export function composeSoil(layers: readonly SoilLayer[]): ComposedSoil | null {
  const found = gathered(layers);
  const acidity = firstOf(layers, (layer) => layer.exchangeableAcidityCmolKg);
  const measures = completed(withEffectiveCec(found, acidity));
  if (!measures) return null;
  const texture = {
    clayPct: measures.clayPct.value,
    siltPct: measures.siltPct.value,
    sandPct: measures.sandPct.value,
  };
  const bases = {
    calciumMgKg: measures.calciumMgKg.value,
    magnesiumMgKg: measures.magnesiumMgKg.value,
    potassiumMgKg: measures.potassiumMgKg.value,
  };
  return {
    measures,
    phosphorusMethod: phosphorusMethodOf(layers),
    exchangeableAcidity: acidity,
    bulkDensityGCm3:
      firstOf(layers, (layer) => layer.bulkDensityGCm3) ??
      estimated(bulkDensityOf(texture, measures.organicMatterPct.value), bulkDensitySource),
    texture: textureClassOf(texture),
    baseSaturationPct: baseSaturationPct(bases, measures.cecCmolKg.value),
  };
}

function gathered(layers: readonly SoilLayer[]): Found {
  const found: Found = {};
  for (const { figures, origin, source } of layers) {
    const whole = textureOfLayer(figures);
    for (const field of soilFields) {
      const value = isTexture(field) ? whole?.[field] : figures[field];
      if (value !== undefined) found[field] ??= { value, origin, source };
    }
  }
  return found;
}

const isTexture = (field: SoilField): field is (typeof textureFields)[number] =>
  textureFields.some((each) => each === field);

function textureOfLayer({ clayPct, siltPct, sandPct }: SoilLayer["figures"]) {
  if (clayPct === undefined || siltPct === undefined || sandPct === undefined) return null;
  return normalisedTexture({ clayPct, siltPct, sandPct });
}

function firstOf(layers: readonly SoilLayer[], read: (layer: SoilLayer) => number | null): Measure | null {
  for (const layer of layers) {
    const value = read(layer);
    if (value !== null) return { value, origin: layer.origin, source: layer.source };
  }
  return null;
}

const phosphorusMethodOf = (layers: readonly SoilLayer[]): PhosphorusMethod =>
  layers.find(({ figures }) => figures.phosphorusMgKg !== undefined)?.phosphorusMethod ?? "mehlich3";

/** A laboratory that measured the bases and not the CEC has told the effective CEC. */
function withEffectiveCec(found: Found, acidity: Measure | null): Found {
  const { cecCmolKg, calciumMgKg, magnesiumMgKg, potassiumMgKg, ph } = found;
  const measured = [calciumMgKg, magnesiumMgKg, potassiumMgKg].every((base) => base?.origin === "measured");
  if (!measured || !calciumMgKg || !magnesiumMgKg || !potassiumMgKg || !ph) return found;
  if (cecCmolKg?.origin === "measured") return found;
  if (acidity?.origin !== "measured" && ph.value < noAcidityPh) return found;
  const bases = {
    calciumMgKg: calciumMgKg.value,
    magnesiumMgKg: magnesiumMgKg.value,
    potassiumMgKg: potassiumMgKg.value,
  };
  const sum = basesCmolKg(bases) + (acidity?.origin === "measured" ? acidity.value : 0);
  return { ...found, cecCmolKg: estimated(sum, effectiveCecSource) };
}

function completed(found: Found): Whole | null {
  const { ph, organicMatterPct, cecCmolKg, clayPct, siltPct, sandPct } = found;
  if (!ph || !organicMatterPct || !cecCmolKg || !clayPct || !siltPct || !sandPct) return null;
  const bases = basesOf({ cecCmolKg: cecCmolKg.value, ph: ph.value });
  const base = (field: keyof typeof bases) => found[field] ?? estimated(bases[field], basesSource);
  const median = (field: keyof typeof africanMedians) =>
    found[field] ?? estimated(africanMedians[field], africanMedianSource);
  return {
    ph,
    organicMatterPct,
    nitrogenPct: found.nitrogenPct ?? estimated(nitrogenOf(organicMatterPct.value), nitrogenSource),
    phosphorusMgKg: median("phosphorusMgKg"),
    potassiumMgKg: base("potassiumMgKg"),
    calciumMgKg: base("calciumMgKg"),
    magnesiumMgKg: base("magnesiumMgKg"),
    sulfurMgKg: median("sulfurMgKg"),
    ironMgKg: median("ironMgKg"),
    zincMgKg: median("zincMgKg"),
    copperMgKg: median("copperMgKg"),
    boronMgKg: median("boronMgKg"),
    manganeseMgKg: median("manganeseMgKg"),
    cecCmolKg,
    clayPct,
    siltPct,
    sandPct,
  };
}
