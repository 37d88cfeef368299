import { z } from "zod";
import { UpstreamError } from "../../upstream/errors";
import { organicMatterPerCarbon } from "../models/estimates";
import type { MappedFigures } from "./soil-map";

const source = "SoilGrids";

/** Depth slices and how many of the first 20 cm lie in each. */
const weightsCm: Record<string, number> = { "0-5cm": 5, "5-15cm": 10, "15-30cm": 5 };

/** The depth slices that are asked for. */
export const soilGridsDepths = Object.keys(weightsCm);

/** The properties that are asked for, with the unit that they stand for and their range in it. */
const properties = {
  phh2o: { unit: "-", min: 2, max: 12 },
  clay: { unit: "%", min: 0, max: 100 },
  silt: { unit: "%", min: 0, max: 100 },
  sand: { unit: "%", min: 0, max: 100 },
  nitrogen: { unit: "g/kg", min: 0, max: 100 },
  soc: { unit: "g/kg", min: 0, max: 600 },
  cec: { unit: "cmol(c)/kg", min: 0, max: 1_000 },
  bdod: { unit: "kg/dm³", min: 0.05, max: 2.6 },
} as const;

type Property = keyof typeof properties;

/** Names of the properties that are asked for. */
export const soilGridsProperties = Object.keys(properties) as Property[];

const Body = z.object({
  properties: z.object({
    layers: z.array(
      z.object({
        name: z.string(),
        unit_measure: z.object({ d_factor: z.number().positive(), target_units: z.string() }),
        depths: z.array(z.object({ label: z.string(), values: z.object({ mean: z.number().nullish() }) })),
      }),
    ),
  }),
});

type Layer = z.infer<typeof Body>["properties"]["layers"][number];

/**
 * The figures of an answer, 0 to 20 cm: means weighted by depth. Empty over water, towns and rock.
 * @throws ZodError and UpstreamError on what is not an answer.
 */
export function readSoilGrids(body: unknown): MappedFigures {
  const { layers } = Body.parse(body).properties;
  const means = new Map(soilGridsProperties.map((name) => [name, meanOf(name, layers)]));
  if (layers.every(({ name }) => !(name in properties))) {
    throw new UpstreamError({ source, reason: "malformed", detail: "none of the properties asked for" });
  }
  const mean = (name: Property) => means.get(name) ?? undefined;
  const [ph, soc, nitrogen, cec] = [mean("phh2o"), mean("soc"), mean("nitrogen"), mean("cec")];
  const [clay, silt, sand] = [mean("clay"), mean("silt"), mean("sand")];
  return {
    figures: {
      ...(ph !== undefined && { ph }),
      ...(soc !== undefined && { organicMatterPct: Math.min(100, (soc / 10) * organicMatterPerCarbon) }),
      ...(nitrogen !== undefined && { nitrogenPct: nitrogen / 10 }),
      ...(cec !== undefined && { cecCmolKg: cec }),
      ...(clay !== undefined && { clayPct: clay }),
      ...(silt !== undefined && { siltPct: silt }),
      ...(sand !== undefined && { sandPct: sand }),
    },
    bulkDensityGCm3: mean("bdod") ?? null,
  };
}

function meanOf(name: Property, layers: readonly Layer[]): number | null {
  const layer = layers.find((each) => each.name === name);
  if (!layer) return null;
  const { unit, min, max } = properties[name];
  const { d_factor: divisor, target_units: told } = layer.unit_measure;
  if (told !== unit) {
    throw new UpstreamError({ source, reason: "wrong-units", detail: `${name} in ${told.slice(0, 20)}` });
  }
  let [sum, weights] = [0, 0];
  for (const { label, values } of layer.depths) {
    const weight = weightsCm[label] ?? 0;
    if (typeof values.mean !== "number" || weight === 0) continue;
    sum +=
      weight *
      z
        .number()
        .min(min)
        .max(max)
        .parse(values.mean / divisor);
    weights += weight;
  }
  return weights === 0 ? null : sum / weights;
}
