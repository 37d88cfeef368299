import { z } from "zod";
import { UpstreamError } from "../../upstream/errors";
import { organicMatterPerCarbon } from "../models/estimates";
import type { SoilField } from "../soil";
import type { MappedFigures } from "./soil-map";

/** A layer of iSDAsoil that is read: the units that it may come in, its range, and how it becomes one of ours. */
export type IsdaLayer = { units: RegExp; max: number; min?: number; toOurs: (value: number) => number };

const ppm: Omit<IsdaLayer, "max"> = { units: /^(ppm|mg\/kg)$/i, toOurs: (value) => value };
const percent: IsdaLayer = { units: /^(%|percent)$/i, max: 100, toOurs: (value) => value };
const perMille: Omit<IsdaLayer, "toOurs"> = { units: /^g\/kg$/i, max: 600 };

/** The layers by the field that they give. Extractable is by Mehlich-3, CEC is effective. */
export const isdaLayers = {
  ph: { property: "ph", units: /^(ph)?$/i, min: 2, max: 12, toOurs: (value: number) => value },
  organicMatterPct: {
    property: "carbon_organic",
    ...perMille,
    toOurs: (value: number) => Math.min(100, (value / 10) * organicMatterPerCarbon),
  },
  nitrogenPct: { property: "nitrogen_total", ...perMille, max: 100, toOurs: (value: number) => value / 10 },
  phosphorusMgKg: { property: "phosphorous_extractable", ...ppm, max: 10_000 },
  potassiumMgKg: { property: "potassium_extractable", ...ppm, max: 100_000 },
  calciumMgKg: { property: "calcium_extractable", ...ppm, max: 100_000 },
  magnesiumMgKg: { property: "magnesium_extractable", ...ppm, max: 100_000 },
  sulfurMgKg: { property: "sulphur_extractable", ...ppm, max: 100_000 },
  ironMgKg: { property: "iron_extractable", ...ppm, max: 100_000 },
  zincMgKg: { property: "zinc_extractable", ...ppm, max: 10_000 },
  cecCmolKg: {
    property: "cation_exchange_capacity",
    units: /^(cmol\W*\w*\W*\/kg|meq\/100 ?g)$/i,
    max: 1_000,
    toOurs: (value: number) => value,
  },
  clayPct: { property: "clay_content", ...percent },
  siltPct: { property: "silt_content", ...percent },
  sandPct: { property: "sand_content", ...percent },
} as const satisfies Partial<Record<SoilField, IsdaLayer & { property: string }>>;

/** The layer of bulk density. */
export const isdaBulkDensity = {
  property: "bulk_density",
  units: /^(g\/cm(3|³|\^3)|g\/cc|kg\/dm(3|³))$/i,
  min: 0.05,
  max: 2.6,
  toOurs: (value: number) => value,
} as const satisfies IsdaLayer & { property: string };

const Body = z.object({
  property: z.record(
    z.string(),
    z.array(
      z.object({
        value: z.object({ unit: z.string().nullish(), value: z.union([z.number(), z.string(), z.null()]) }),
        depth: z.object({ value: z.string() }),
      }),
    ),
  ),
});

/** The figures of an answer of the service, 0 to 20 cm. @throws ZodError and UpstreamError on what is not one. */
export function readIsda(body: unknown, source: string): MappedFigures {
  const { property } = Body.parse(body);
  const read = (layer: IsdaLayer & { property: string }) => {
    const entry = property[layer.property]?.find(({ depth }) => depth.value === "0-20");
    if (!entry || typeof entry.value.value !== "number") return null;
    const { unit, value } = entry.value;
    if (unit && !layer.units.test(unit)) {
      throw new UpstreamError({ source, reason: "wrong-units", detail: `${layer.property} in ${unit.slice(0, 20)}` });
    }
    return layer.toOurs(inRange(layer, value));
  };
  return figuresFrom(read);
}

/** A layer's figure when it can be one. @throws ZodError */
export const inRange = ({ min = 0, max }: IsdaLayer, value: number): number =>
  z.number().min(min).max(max).parse(value);

/** The figures that `read` gives for each layer; null: not known there. */
export function figuresFrom(read: (layer: IsdaLayer & { property: string }) => number | null): MappedFigures {
  const figures: MappedFigures["figures"] = {};
  for (const field of Object.keys(isdaLayers) as (keyof typeof isdaLayers)[]) {
    const value = read(isdaLayers[field]);
    if (value !== null) figures[field] = value;
  }
  return { figures, bulkDensityGCm3: read(isdaBulkDensity) };
}
