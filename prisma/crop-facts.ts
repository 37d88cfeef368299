import type { BlockName, Crop, CropHeat, CropWater, Sourced, Span, Tolerance } from "../lib/crops/crop";
import { CropFacts } from "../lib/crops/facts";
import type { Row } from "./table";

const ecocrop = "FAO EcoCrop database (2000-2013)";
const fao56 = "Allen, Pereira, Raes & Smith (1998), FAO Irrigation and Drainage Paper 56, tables 11, 12 and 22";
const ownKnowledge = "General agronomic knowledge, not checked against a publication";

const checked = (source: string, note: string | null = null): Sourced => ({ source, review: false, note });
const unchecked = (note: string | null = null): Sourced => ({ source: ownKnowledge, review: true, note });

const numbers = (cell: string, separator = ","): number[] => cell.split(separator).map(Number);
const list = (cell: string): string[] => cell.split(",").filter((part) => part !== "");

/** A number of a cell that the table must have. @throws Error when it is missing. */
function at(values: number[], index: number): number {
  const value = values[index];
  if (value === undefined || Number.isNaN(value))
    throw new Error(`figure ${index + 1} is missing in: ${String(values)}`);
  return value;
}

function tolerance(cell: string): Tolerance {
  const values = numbers(cell);
  return { min: at(values, 0), optimumFrom: at(values, 1), optimumTo: at(values, 2), max: at(values, 3) };
}

function span(cell: string, separator: string): Span {
  const values = numbers(cell, separator);
  return { min: at(values, 0), max: at(values, values.length - 1) };
}

function water(row: Row): CropWater {
  const [stages, kc, roots] = [numbers(row("stage_days")), numbers(row("kc")), numbers(row("roots_m"))];
  const standIn = row("water_stand_in");
  const origin =
    standIn === ""
      ? checked(fao56)
      : { ...checked(fao56, `FAO-56 lacks figures of this crop; in their place: ${standIn}.`), review: true };
  return {
    ...origin,
    stageDays: { initial: at(stages, 0), development: at(stages, 1), mid: at(stages, 2), late: at(stages, 3) },
    kc: { initial: at(kc, 0), mid: at(kc, 1), end: at(kc, 2) },
    rootDepthM: { min: at(roots, 0), max: at(roots, 1) },
    depletionFraction: Number(row("depletion")),
  };
}

function heat(cell: string): CropHeat | null {
  if (cell === "") return null;
  const [limits = "", sum] = cell.split(":");
  const [base, upper] = [at(numbers(limits, "-"), 0), at(numbers(limits, "-"), 1)];
  return { ...unchecked(), baseC: base, upperC: upper, degreeDays: sum === undefined ? null : span(sum, "-") };
}

function spacing(cell: string): Crop["spacingCm"] {
  const values = numbers(cell, "x");
  return { betweenRows: at(values, 0), withinRow: at(values, 1) };
}

function plantingRate(cell: string) {
  const [amount = "", unit = ""] = cell.split(" ");
  return { ...span(amount, "-"), unit };
}

function localNames(row: Row): Crop["localNames"] {
  return (
    [
      ["ha", "hausa"],
      ["yo", "yoruba"],
      ["ig", "igbo"],
    ] as const
  ).flatMap(([language, column]) => list(row(column)).map((name) => ({ language, name })));
}

function sources(row: Row): Record<BlockName, Sourced> {
  const codes = row("ecocrop").split(",");
  const note = codes.length > 1 ? "Rain is that of another form of the species, which fits the savanna better." : null;
  return {
    requirements: checked(`${ecocrop}, species ${codes.join(" and ")}`, note),
    maturity: unchecked(),
    planting: unchecked(),
    names: unchecked("Common usage; only names known with certainty."),
  };
}

/**
 * What the table knows of a crop beside its main name and category, each block with its origin.
 * @throws ZodError when the row is not what the catalogue reads.
 */
export function cropFacts(row: Row): CropFacts {
  const texture = { optimal: list(row("texture_optimal")), absolute: list(row("texture_absolute")) };
  return CropFacts.parse({
    perennial: row("life") === "perennial",
    otherNames: list(row("other_names")),
    localNames: localNames(row),
    temperatureC: tolerance(row("temperature_c")),
    rainMm: tolerance(row("rain_mm")),
    ph: tolerance(row("ph")),
    texture: texture.absolute.length === 0 ? null : texture,
    killingC: row("killing_c") === "" ? null : Number(row("killing_c")),
    cycleDays: row("cycle_days") === "" ? null : span(row("cycle_days"), ","),
    daysToMaturity: span(row("maturity_days"), "-"),
    spacingCm: spacing(row("spacing_cm")),
    plantingRate: plantingRate(row("planting_rate")),
    water: water(row),
    heat: heat(row("degree_days")),
    sources: sources(row),
  });
}
