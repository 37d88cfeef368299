import { z } from "zod";
import { asksWhere, restOf, type PublicEndpoint, type Query } from "./good-call";

type Property = {
  type?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
  anyOf?: Property[];
};
type Broken = [title: string, value: string | number];

/** What each way of saying where needs beside it. */
const placeFields: Record<string, Query> = {
  farm_id: {},
  latitude: { longitude: 8.52 },
  longitude: { latitude: 12 },
  location: {},
};

/** The properties of a schema; of one that may be null, what it is when it is not. */
function schemaOf(schema: z.ZodType = z.strictObject({})) {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const all = Object.entries(properties) as [string, Property][];
  return {
    properties: all.map(([name, property]): [string, Property] => [name, property.anyOf?.[0] ?? property]),
    required,
  };
}

/** A good query without `field`. */
function queryAround(endpoint: PublicEndpoint, field: string): Query {
  const where = asksWhere(endpoint) ? (placeFields[field] ?? { location: "Kano" }) : {};
  const rest: Query = { ...restOf(endpoint), ...where };
  return Object.fromEntries(Object.entries(rest).filter(([name]) => name !== field));
}

function brokenNumbers({ type, minimum = 0, maximum = 0 }: Property): Broken[] {
  const step = type === "integer" ? 1 : 0.001;
  const values: Broken[] = [
    ["just below its minimum", minimum - step],
    ["just above its maximum", maximum + step],
    ["a word", "many"],
    ["nothing", ""],
    ["in scientific notation", "1e1"],
    ["not a number", "NaN"],
  ];
  return type === "integer" ? [...values, ["a fraction", minimum + 0.5]] : values;
}

function brokenTexts({ format, enum: words, minLength, maxLength = 0 }: Property): Broken[] {
  if (words)
    return [
      ["another word", "elsewhere"],
      ["in capitals", (words[0] ?? "").toUpperCase()],
    ];
  if (format === "date") {
    return ["", "yesterday", "2024-2-1", "2024-02-30", "2024-02-01T00:00:00Z", "01.02.2024"].map((day) => [
      `"${day}"`,
      day,
    ]);
  }
  const tooShort: Broken[] = minLength === undefined ? [] : [["too short", "K".repeat(minLength - 1)]];
  return [...tooShort, ["too long", "K".repeat(maxLength + 1)], ["with a control character", "K\u0000o"]];
}

const isNumber = ({ type }: Property) => type === "number" || type === "integer";
const isText = ({ type }: Property) => type === "string";
const brokenValues = (property: Property): Broken[] =>
  isNumber(property) ? brokenNumbers(property) : isText(property) ? brokenTexts(property) : [];

/** Calls that break one rule each: title, field at fault, query. */
export function brokenQueries(endpoint: PublicEndpoint): [string, string, Query][] {
  const { properties, required } = schemaOf(endpoint.query);
  const values = properties.flatMap(([field, property]) =>
    brokenValues(property).map(([title, value]): [string, string, Query] => [
      `${field} ${title}`,
      field,
      { ...queryAround(endpoint, field), [field]: value },
    ]),
  );
  const missing = required.map((field): [string, string, Query] => [
    `${field} missing`,
    field,
    queryAround(endpoint, field),
  ]);
  const good = queryAround(endpoint, "");
  return [
    ...values,
    ...missing,
    ...(asksWhere(endpoint) ? brokenPlaces(endpoint) : []),
    ["an unknown name", "colour", { ...good, colour: "green" }],
    ["a misspelt name", "Location", { ...good, Location: "Kano" }],
  ];
}

function brokenPlaces(endpoint: PublicEndpoint): [string, string, Query][] {
  const rest = restOf(endpoint);
  return [
    ["markup as a place", "location", { ...rest, location: "<script>" }],
    ["no place at all", "location", rest],
    ["two places", "location", { ...rest, location: "Kano", farm_id: 1 }],
    ["latitude without longitude", "longitude", { ...rest, latitude: 12 }],
    ["longitude without latitude", "latitude", { ...rest, longitude: 8.52 }],
  ];
}

/** The shortest and longest of texts that are not free ones. */
const edgeTexts: Record<string, string[]> = { depth: ["0", "99-100 cm"] };

/** Calls at the bounds of each parameter: title, query. */
export function edgeQueries(endpoint: PublicEndpoint): [string, Query][] {
  return schemaOf(endpoint.query).properties.flatMap(([field, property]): [string, Query][] => {
    const around = queryAround(endpoint, field);
    if (isNumber(property)) {
      return [property.minimum ?? 0, property.maximum ?? 0].map((value) => [
        `${field} ${value}`,
        { ...around, [field]: value },
      ]);
    }
    if (property.format === "date" || !isText(property)) return [];
    if (property.enum) return property.enum.map((word) => [`${field} ${word}`, { ...around, [field]: word }]);
    const texts =
      edgeTexts[field] ?? [property.minLength ?? 1, property.maxLength ?? 1].map((length) => "K".repeat(length));
    return texts.map((text) => [`${field} of ${text.length} characters`, { ...around, [field]: text }]);
  });
}

/** Bodies that break one rule each: title, field at fault, body. */
export function brokenBodies(endpoint: PublicEndpoint): [string, string, Record<string, unknown>][] {
  const { properties, required } = schemaOf(endpoint.body);
  const good = Object.fromEntries(required.map((field) => [field, "Gidan Gona"]));
  const values = properties.flatMap(([field, property]) =>
    [...brokenValues(property), ["a list", []], ["true", true]].map(
      ([title, value]): [string, string, Record<string, unknown>] => [
        `${field} ${String(title)}`,
        field,
        { ...good, [field]: value },
      ],
    ),
  );
  const missing = required.map((field): [string, string, Record<string, unknown>] => [`${field} missing`, field, {}]);
  return [...values, ...missing, ["an unknown name", "colour", { ...good, colour: "green" }]];
}
