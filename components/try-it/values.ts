import type { TryEndpoint } from "@/lib/reference/try-endpoint";
import {
  allLeaves,
  asksWhere,
  asText,
  parts,
  placeKey,
  placeWayOf,
  placeWays,
  saysWhere,
  type Part,
  type PlaceWay,
  type TryField,
  type TryFields,
} from "./fields";

/** What stands in the fields by their keys: text as typed, a file, or null to send null. */
export type TryValues = Readonly<Record<string, string | File | null>>;

/** Why a request cannot be made of what stands in a field. */
export type Fault = "missing" | "notJson" | "notPlain";

/** A call as the browser will send it and curl would. */
export type TryRequest = {
  method: TryEndpoint["method"];
  /** From `/v1` on, with the query. */
  target: string;
  headers: Record<string, string>;
  body: { json: unknown } | { form: ReadonlyArray<readonly [string, string | File]> } | null;
};

/** What a header may hold. */
const plain = /^[\x20-\x7e]*$/;

/** The headers that a call may have, beside those it must. */
export const headerNames = ["Idempotency-Key", "If-Match"] as const;
/** Where a header's value is kept. */
export const headerKey = (name: (typeof headerNames)[number]) => `header.${name}`;

/** What the fields hold when the form is filled with the endpoint's example. */
export function exampleValues(endpoint: TryEndpoint, fields: TryFields): TryValues {
  const { params, query, body } = endpoint.example;
  const source: Record<Part, unknown> = { params, query, body };
  const values: Record<string, string | null> = {};
  for (const part of parts) fill(fields[part], source[part], values);
  if (asksWhere(fields)) values[placeKey] = wayOf(query ?? {});
  return values;
}

function wayOf(query: Record<string, unknown>): PlaceWay {
  if (query.farm_id !== undefined) return "farm_id";
  return query.latitude === undefined ? "location" : "coordinates";
}

function fill(fields: readonly TryField[], source: unknown, values: Record<string, string | null>): void {
  if (typeof source !== "object" || source === null) return;
  const given = new Map(Object.entries(source));
  for (const field of fields) {
    const value: unknown = given.get(field.name);
    if (value === undefined) continue;
    if (value === null) values[field.key] = null;
    else if (field.kind === "group") fill(field.fields, value, values);
    else values[field.key] = asText(value);
  }
}

/** `values` without the farms of the example: they are the sandbox's, and no account has them. */
export function withoutFarms(values: TryValues, example: TryValues, fields: TryFields): TryValues {
  const farms = allLeaves(fields).filter((field) => field.kind === "number" && field.picker === "farm");
  const gone = new Set(farms.map(({ key }) => key).filter((key) => values[key] === example[key]));
  return Object.fromEntries(Object.entries(values).filter(([key]) => !gone.has(key)));
}

/** Makes the request of what stands in the fields; `faults` by key tell what it could not be made of. */
export function buildRequest(
  endpoint: TryEndpoint,
  fields: TryFields,
  values: TryValues,
): { request: TryRequest; faults: Record<string, Fault> } {
  const faults: Record<string, Fault> = {};
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = textOf(values[`params.${name}`]);
    if (text === "") faults[`params.${name}`] = "missing";
    // What is missing shows in the command as in the reference.
    return text === "" ? `{${name}}` : encodeURIComponent(text);
  });
  const query = queryOf(fields, values);
  const target = query.size === 0 ? path : `${path}?${query.toString()}`;
  const headers = Object.fromEntries(
    headerNames.flatMap((name) => {
      const text = textOf(values[headerKey(name)]).trim();
      if (!plain.test(text)) faults[headerKey(name)] = "notPlain";
      return text === "" ? [] : [[name, text]];
    }),
  );
  const body = endpoint.body ? bodyOf(fields.body, values, faults) : null;
  if (body && "json" in body) headers["Content-Type"] = "application/json";
  return { request: { method: endpoint.method, target, headers, body }, faults };
}

/** The text that stands in a field. */
export const textOf = (value: TryValues[string] | undefined): string => (typeof value === "string" ? value : "");

function queryOf(fields: TryFields, values: TryValues): URLSearchParams {
  const chosen: readonly string[] = placeWays[placeWayOf(values[placeKey])];
  const query = new URLSearchParams();
  for (const field of fields.query) {
    const text = textOf(values[field.key]);
    const left = asksWhere(fields) && saysWhere(field) && !chosen.includes(field.name);
    if (text !== "" && !left) query.set(field.name, text);
  }
  return query;
}

function bodyOf(fields: readonly TryField[], values: TryValues, faults: Record<string, Fault>): TryRequest["body"] {
  if (!fields.some(({ key }) => values[key] instanceof File)) {
    return { json: Object.fromEntries(entriesOf(fields, values, faults)) };
  }
  const form = fields.flatMap(({ key, name }): Array<readonly [string, string | File]> => {
    const value = values[key];
    return value === undefined || value === null || value === "" ? [] : [[name, value]];
  });
  return { form };
}

function entriesOf(
  fields: readonly TryField[],
  values: TryValues,
  faults: Record<string, Fault>,
): Array<[string, unknown]> {
  return fields.flatMap((field): Array<[string, unknown]> => {
    const value = values[field.key];
    if (value === null) return [[field.name, null]];
    if (field.kind === "group") {
      const inner = entriesOf(field.fields, values, faults);
      return inner.length === 0 ? [] : [[field.name, Object.fromEntries(inner)]];
    }
    if (typeof value !== "string" || value === "") return [];
    return [[field.name, readText(field, value, faults)]];
  });
}

const number = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** A text as the JSON that its field takes; what is no number stays a text, and the API says so. */
function readText(field: TryField, text: string, faults: Record<string, Fault>): unknown {
  if (field.kind === "number") return number.test(text.trim()) ? Number(text) : text;
  if (field.kind === "boolean") return text === "true";
  if (field.kind !== "json") return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    faults[field.key] = "notJson";
    return text;
  }
}
