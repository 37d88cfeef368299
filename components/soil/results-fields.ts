import { labFields, ResultsBody } from "@/lib/soil/samples/contract";
import type { phosphorusMethods } from "@/lib/soil/soil";
import type { z } from "zod";
import { numberOf } from "./numbers";

/** A figure that a laboratory may give. */
export type LabField = (typeof labFields)[number];

const otherNames = ["phosphorus_method", "analysis_date", "laboratory"] as const;

/** The fields of the results form. */
export const resultNames = [...labFields, ...otherNames];

/** A field of the results form. */
export type ResultName = LabField | (typeof otherNames)[number];

/** The results form as a person fills it in. */
export type ResultFields = Record<ResultName, string>;

/** What a laboratory found, as the API takes it. */
export type Results = z.input<typeof ResultsBody>;

/** The form before anything is typed. */
export const emptyResults = ({ today }: { today: string }): ResultFields => ({
  ...(Object.fromEntries(labFields.map((name) => [name, ""])) as Record<LabField, string>),
  phosphorus_method: "bray1",
  analysis_date: today,
  laboratory: "",
});

/** What is wrong with a field; the words are put together by the form. */
export type ResultFault =
  { kind: "required" | "number" | "sum" | "date" | "long" } | { kind: "range"; min: number; max: number };

/** The days between which an analysis may lie, YYYY-MM-DD. */
export type AnalysisDays = { collected: string; today: string };

type Issue = z.core.$ZodIssue;

function faultOf(name: ResultName, issue: Issue): ResultFault {
  if (name === "analysis_date") return { kind: "date" };
  if (name === "laboratory") return { kind: "long" };
  return issue.code === "custom" ? { kind: "sum" } : { kind: "range", ...rangeOf(name as LabField) };
}

/** Least and most that a figure can be, by the contract. */
function rangeOf(name: LabField): { min: number; max: number } {
  const field = ResultsBody.shape[name];
  const number = "unwrap" in field ? field.unwrap() : field;
  return { min: number.minValue ?? 0, max: number.maxValue ?? Infinity };
}

/** Reads the form: what is to be sent, and what is wrong beside its field. */
export function readResults(
  fields: ResultFields,
  { collected, today }: AnalysisDays,
): { body: Results | null; faults: Partial<Record<ResultName, ResultFault>> } {
  const numbers = Object.fromEntries(
    labFields.flatMap((name) => {
      const value = numberOf(fields[name]);
      return value === null ? [] : [[name, value]];
    }),
  ) as Partial<Record<LabField, number>>;
  const faults: Partial<Record<ResultName, ResultFault>> = {};
  for (const name of labFields) if (Number.isNaN(numbers[name])) faults[name] = { kind: "number" };
  if (numbers.ph === undefined) faults.ph = { kind: "required" };
  const { analysis_date: day } = fields;
  if (day < collected || day > today) faults.analysis_date = { kind: "date" };
  const laboratory = fields.laboratory.trim();
  const parsed = ResultsBody.safeParse({
    ...numbers,
    phosphorus_method: fields.phosphorus_method as (typeof phosphorusMethods)[number],
    analysis_date: day,
    ...(laboratory === "" ? {} : { laboratory }),
  });
  for (const issue of parsed.error?.issues ?? []) {
    const name = issue.path[0] as ResultName;
    faults[name] ??= faultOf(name, issue);
  }
  return { body: parsed.success && Object.keys(faults).length === 0 ? parsed.data : null, faults };
}

/** The form with a laboratory's file read into it; what the file does not say stays as it was typed. */
export function withResults(fields: ResultFields, results: Partial<Record<ResultName, unknown>>): ResultFields {
  const read = resultNames.flatMap((name) => {
    const value = results[name];
    return typeof value === "number" || typeof value === "string" ? [[name, String(value)]] : [];
  });
  return { ...fields, ...(Object.fromEntries(read) as Partial<ResultFields>) };
}

/** Units of a laboratory's figures. */
export const labUnits: Record<LabField, string> = {
  ph: "",
  organic_matter: "%",
  nitrogen: "%",
  phosphorus: "mg/kg",
  potassium: "mg/kg",
  calcium: "mg/kg",
  magnesium: "mg/kg",
  sulfur: "mg/kg",
  iron: "mg/kg",
  zinc: "mg/kg",
  copper: "mg/kg",
  boron: "mg/kg",
  manganese: "mg/kg",
  cec: "cmol/kg",
  exchangeable_acidity: "cmol/kg",
  clay: "%",
  sand: "%",
  silt: "%",
};
