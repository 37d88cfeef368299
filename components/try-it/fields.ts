import type { FormSchema, TryEndpoint } from "@/lib/reference/try-endpoint";

/** The parts of a call that a form fills. */
export const parts = ["params", "query", "body"] as const;
/** A part of a call. */
export type Part = (typeof parts)[number];

/** Whose ids a number is: they can be searched by name. */
export type Picker = "farm" | "crop";

type Kind =
  | { kind: "text"; maxLength: number | null; long: boolean }
  | { kind: "number"; whole: boolean; minimum: number | null; maximum: number | null; picker: Picker | null }
  | { kind: "boolean" }
  | { kind: "enum"; values: readonly string[] }
  | { kind: "date" }
  /** A list, written as JSON; `example` is what an empty field shows. */
  | { kind: "json"; example: string }
  | { kind: "file" }
  | { kind: "group"; fields: readonly TryField[] };

/** A field of the form. */
export type TryField = Kind & {
  /** Where its value is kept: the part and the path in it, e.g. `body.coordinates.latitude`. */
  key: string;
  name: string;
  description: string;
  required: boolean;
  nullable: boolean;
  /** What the API takes when the field is left out; null when nothing is told. */
  preset: string | null;
};

/** A field of one kind. */
export type FieldOf<K extends Kind["kind"]> = Extract<TryField, { kind: K }>;

/** The ways of saying where, and the parameters that each takes. */
export const placeWays = {
  farm_id: ["farm_id"],
  coordinates: ["latitude", "longitude"],
  location: ["location"],
} as const;
/** A way of saying where. */
export type PlaceWay = keyof typeof placeWays;
/** Where the chosen way is kept. */
export const placeKey = "query.@place";

/** The way of saying where that `value` names; by a place's name unless another is chosen. */
export const placeWayOf = (value: unknown): PlaceWay =>
  value === "farm_id" || value === "coordinates" ? value : "location";

const placeNames: readonly string[] = Object.values(placeWays).flat();

/** The fields of an endpoint's form, part by part. */
export type TryFields = Record<Part, readonly TryField[]>;

/** Texts that may be longer are written in a field of several lines. */
const lineLength = 300;

/** Makes the fields of an endpoint's form of its schemas. */
export function fieldsOf(endpoint: Pick<TryEndpoint, Part | "path">): TryFields {
  const of = (part: Part) => propertyFields(endpoint[part] ?? {}, part, endpoint.path);
  return { params: of("params"), query: of("query"), body: of("body") };
}

function propertyFields(schema: FormSchema, prefix: string, path: string): readonly TryField[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const branches = property.anyOf ?? [property];
    const described = branches.find(({ description }) => description !== undefined);
    const key = `${prefix}.${name}`;
    return {
      ...kindOf(branches, key, path),
      key,
      name,
      description: property.description ?? described?.description ?? "",
      required: schema.required?.includes(name) ?? false,
      nullable: branches.some(({ type }) => type === "null"),
      preset: property.default === undefined ? null : asText(property.default),
    };
  });
}

/** A value of JSON as it stands in a field. */
export const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

function kindOf(branches: readonly FormSchema[], key: string, path: string): Kind {
  if (branches.some(({ format }) => format === "base64")) return { kind: "file" };
  const schema = branches.find(({ type }) => type !== "null") ?? {};
  const { type, enum: values, format, minimum = null, maximum = null, maxLength = null } = schema;
  if (values) return { kind: "enum", values: values.map(String) };
  if (type === "object") return { kind: "group", fields: propertyFields(schema, key, path) };
  if (type === "boolean") return { kind: "boolean" };
  if (type === "integer" || type === "number") {
    return { kind: "number", whole: type === "integer", minimum, maximum, picker: pickerOf(key, path) };
  }
  if (format === "date") return { kind: "date" };
  if (type === "string") return { kind: "text", maxLength, long: maxLength !== null && maxLength > lineLength };
  return { kind: "json", example: schema.items?.type === "array" ? "[[11.0211, 7.6681], [11.0212, 7.6694]]" : "[]" };
}

function pickerOf(key: string, path: string): Picker | null {
  if (key.endsWith(".farm_id") || (key === "params.id" && path.startsWith("/v1/farms/{id}"))) return "farm";
  if (key.endsWith(".crop_id") || (key === "params.id" && path.startsWith("/v1/crops/{id}"))) return "crop";
  return null;
}

/** Whether the query takes one of a farm, coordinates or a place's name. */
export const asksWhere = ({ query }: TryFields): boolean =>
  placeNames.every((name) => query.some((field) => field.name === name));

/** Whether a field of the query is one of those that say where. */
export const saysWhere = ({ key, name }: TryField): boolean => key === `query.${name}` && placeNames.includes(name);

/** All fields that hold a value, those in groups too. */
function leavesOf(fields: readonly TryField[]): readonly TryField[] {
  return fields.flatMap((field) => (field.kind === "group" ? leavesOf(field.fields) : [field]));
}

/** All fields of a form that hold a value. */
export const allLeaves = (fields: TryFields): readonly TryField[] => parts.flatMap((part) => leavesOf(fields[part]));
