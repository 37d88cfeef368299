import { z } from "zod";
import type { publicEndpoints } from "../../lib/api/registry";
import { goodQueries } from "./good-query";

type Endpoint = (typeof publicEndpoints)[number];
type Query = Record<string, string | number>;
type Property = {
  type?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
};

/** What each way of saying where needs beside it. */
const placeFields: Record<string, Query> = {
  farm_id: {},
  latitude: { longitude: 8.52 },
  longitude: { latitude: 12 },
  location: {},
};

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}` as const;

function schemaOf(endpoint: Endpoint) {
  const query: z.ZodType = endpoint.query ?? z.strictObject({});
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: "input" });
  return { properties: Object.entries(properties) as [string, Property][], required };
}

/** A good query without `field`. */
function queryAround(endpoint: Endpoint, field: string): Query {
  const rest: Query = { ...goodQueries[nameOf(endpoint)], ...(placeFields[field] ?? { location: "Kano" }) };
  return Object.fromEntries(Object.entries(rest).filter(([name]) => name !== field));
}

function brokenNumbers({ type, minimum = 0, maximum = 0 }: Property): [string, string | number][] {
  const step = type === "integer" ? 1 : 0.001;
  const values: [string, string | number][] = [
    ["just below its minimum", minimum - step],
    ["just above its maximum", maximum + step],
    ["a word", "many"],
    ["nothing", ""],
    ["in scientific notation", "1e1"],
    ["not a number", "NaN"],
  ];
  return type === "integer" ? [...values, ["a fraction", minimum + 0.5]] : values;
}

function brokenTexts({ format, minLength, maxLength = 0 }: Property): [string, string][] {
  if (format === "date") {
    return ["", "yesterday", "2024-2-1", "2024-02-30", "2024-02-01T00:00:00Z", "01.02.2024"].map((day) => [
      `"${day}"`,
      day,
    ]);
  }
  const tooShort: [string, string][] = minLength === undefined ? [] : [["too short", "K".repeat(minLength - 1)]];
  return [...tooShort, ["too long", "K".repeat(maxLength + 1)], ["with markup", "<script>"]];
}

const isNumber = ({ type }: Property) => type === "number" || type === "integer";

/** Calls that break one rule each: title, field at fault, query. */
export function brokenQueries(endpoint: Endpoint): [string, string, Query][] {
  const { properties, required } = schemaOf(endpoint);
  const values = properties.flatMap(([field, property]) =>
    (isNumber(property) ? brokenNumbers(property) : brokenTexts(property)).map(
      ([title, value]): [string, string, Query] => [
        `${field} ${title}`,
        field,
        { ...queryAround(endpoint, field), [field]: value },
      ],
    ),
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
    ["no place at all", "location", goodQueries[nameOf(endpoint)]],
    ["two places", "location", { ...good, farm_id: 1 }],
    ["latitude without longitude", "longitude", { ...goodQueries[nameOf(endpoint)], latitude: 12 }],
    ["longitude without latitude", "latitude", { ...goodQueries[nameOf(endpoint)], longitude: 8.52 }],
    ["an unknown name", "colour", { ...good, colour: "green" }],
    ["a misspelt name", "Location", { ...good, Location: "Kano" }],
  ];
}

/** Calls at the bounds of each parameter: title, query. */
export function edgeQueries(endpoint: Endpoint): [string, Query][] {
  return schemaOf(endpoint).properties.flatMap(([field, property]): [string, Query][] => {
    const around = queryAround(endpoint, field);
    if (isNumber(property)) {
      return [property.minimum ?? 0, property.maximum ?? 0].map((value) => [
        `${field} ${value}`,
        { ...around, [field]: value },
      ]);
    }
    if (property.format === "date") return [];
    return [property.minLength ?? 1, property.maxLength ?? 1].map((length) => [
      `${field} of ${length} characters`,
      { ...around, [field]: "K".repeat(length) },
    ]);
  });
}
