import { code } from "./table";

/** As much of JSON Schema as the endpoints' schemas use. */
export type JsonSchema = {
  type?: string | readonly string[];
  format?: string;
  description?: string;
  default?: string | number | boolean;
  const?: unknown;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
};

/** A field of a body or an answer, as a row of a table. */
export type FieldRow = {
  /** With those it is in: `daily[].date`. */
  name: string;
  /** Type, bounds and unit, in words. */
  type: string;
  required: boolean;
  description: string;
};

/** The largest whole number of 32 bits bounds every integer, and says nothing. */
const int32 = 2_147_483_647;

/** The schema without the null that may stand in its place. */
function withoutNull(schema: JsonSchema): { schema: JsonSchema; nullable: boolean } {
  const choices = schema.anyOf?.filter(({ type }) => type !== "null");
  if (!schema.anyOf || !choices) return { schema, nullable: false };
  const nullable = choices.length < schema.anyOf.length;
  const [only] = choices;
  if (choices.length !== 1 || !only) return { schema: { ...schema, anyOf: choices }, nullable };
  const { anyOf: _, ...around } = schema;
  return { schema: { ...only, ...around }, nullable };
}

const names: Record<string, string> = { string: "text", boolean: "true or false", object: "object", null: "null" };
const formats: Record<string, string> = {
  date: "date, YYYY-MM-DD",
  "date-time": "date and time, ISO 8601",
  uri: "address (URL)",
  base64: "base64 text",
  binary: "file",
  email: "e-mail address",
};

const grouped = (value: number) => value.toLocaleString("en", { maximumFractionDigits: 12 });

function range(least: number | undefined, most: number | undefined, what: string): string | null {
  const unit = what && ` ${what}`;
  if (least !== undefined && most !== undefined) {
    return least === most ? `${grouped(least)}${unit}` : `${grouped(least)} to ${grouped(most)}${unit}`;
  }
  if (least !== undefined) return `${grouped(least)}${unit} or more`;
  return most === undefined ? null : `at most ${grouped(most)}${unit}`;
}

function numberRange(schema: JsonSchema): string | null {
  const least = schema.minimum === -int32 ? undefined : schema.minimum;
  const most = schema.maximum === int32 ? undefined : schema.maximum;
  return [
    range(least, most, ""),
    schema.exclusiveMinimum === undefined ? null : `more than ${grouped(schema.exclusiveMinimum)}`,
    schema.exclusiveMaximum === undefined ? null : `less than ${grouped(schema.exclusiveMaximum)}`,
  ]
    .filter((bound) => bound !== null)
    .join(", ");
}

const units =
  /(?:\bin |, )(°C days|°C|%|hPa|km\/h|km|mm|cm|hectares|kg\/ha|kg|mg\/kg|naira|days|seconds|degrees|metres|tonnes\/ha|t\/ha|m3\/m3|cmol\(\+\)\/kg|m)(?![\w/])/;

/** The unit that a description names, such as °C. */
const unitOf = (description = ""): string | null =>
  units.exec(description)?.[1] ?? (/^Degrees\b/.test(description) ? "degrees" : null);

/** Type, bounds, unit and choices of a field, in words. */
export function typeInWords(of: JsonSchema, unit?: string | null): string {
  const { schema, nullable } = withoutNull(of);
  const type = Array.isArray(schema.type) ? String(schema.type[0]) : String(schema.type ?? "");
  const words = [
    basicType(schema, { type, unit: unitOf(schema.description) ?? unit ?? null }),
    schema.default === undefined ? null : `default ${code(String(schema.default))}`,
  ];
  return words.filter((word) => word !== null && word !== "").join(", ") + (nullable ? "; or null" : "");
}

function basicType(schema: JsonSchema, { type, unit }: { type: string; unit: string | null }): string {
  if (schema.anyOf) return schema.anyOf.map((choice) => typeInWords(choice, unit)).join(", or ");
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum) return `one of ${schema.enum.map((value) => code(String(value))).join(", ")}`;
  if (type === "number" || type === "integer") {
    return [type === "integer" ? "whole number" : "number", numberRange(schema), unit].filter(Boolean).join(", ");
  }
  if (type === "array") return listInWords(schema, unit);
  if (type === "string" && schema.format && formats[schema.format]) return formats[schema.format] ?? "";
  if (type === "string")
    return ["text", range(schema.minLength, schema.maxLength, "characters")].filter(Boolean).join(", ");
  return names[type] ?? type;
}

function listInWords(schema: JsonSchema, unit: string | null): string {
  const { schema: items } = withoutNull(schema.items ?? {});
  const count = range(schema.minItems, schema.maxItems, "entries");
  const what = items.properties ? "objects" : `(${typeInWords(schema.items ?? {}, unit)})`;
  return `list of ${what}${count ? `, ${count}` : ""}`;
}

/** Every field of an object, those within it after it. A field without a unit has that of what it is in. */
export function fieldRows(of: JsonSchema, within = "", unit: string | null = null): FieldRow[] {
  const { schema } = withoutNull(of);
  const inner = unitOf(schema.description) ?? unit;
  const rows = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const full = within ? `${within}.${name}` : name;
    const row = {
      name: full,
      type: typeInWords(field, inner),
      required: schema.required?.includes(name) ?? false,
      description: field.description ?? withoutNull(field).schema.description ?? "",
    };
    return [row, ...fieldRows(field, full, inner)];
  });
  const map =
    typeof schema.additionalProperties === "object" ? fieldRows(schema.additionalProperties, `${within}.*`, inner) : [];
  const choices = schema.anyOf?.flatMap((choice) => fieldRows(choice, within, inner)) ?? [];
  return [...rows, ...map, ...(schema.items ? fieldRows(schema.items, `${within}[]`, inner) : []), ...choices];
}
