import { parse as parseQueryString } from "node:querystring";
import { z } from "zod";
import type { AnyEndpoint } from "./endpoint";
import { ApiError, invalidRequest } from "./errors";
import { multipartFields } from "./multipart";

type JsonSchema = { type?: string | string[]; properties?: Record<string, JsonSchema>; anyOf?: JsonSchema[] };

const typesOf = (schema: JsonSchema): string[] => [schema.type ?? [], ...(schema.anyOf ?? []).map(typesOf)].flat(2);

/** How each named text of a query or path becomes the type its schema says. */
type Readers = Map<string, (text: string) => unknown>;

const readNumber = (text: string): unknown => (/^[+-]?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text);
const readBoolean = (text: string): unknown => (text === "true" ? true : text === "false" ? false : text);

function readersOf(schema: z.ZodObject): Readers {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  const readers: Readers = new Map();
  for (const [name, property] of Object.entries(properties)) {
    const types = typesOf(property);
    if (types.includes("number") || types.includes("integer")) readers.set(name, readNumber);
    else if (types.includes("boolean")) readers.set(name, readBoolean);
  }
  return readers;
}

const readersBySchema = new WeakMap<z.ZodObject, Readers>();

function readTexts(schema: z.ZodObject, texts: Record<string, string>): Record<string, unknown> {
  let readers = readersBySchema.get(schema);
  if (!readers) readersBySchema.set(schema, (readers = readersOf(schema)));
  const values: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(texts)) values[name] = readers.get(name)?.(text) ?? text;
  return values;
}

/** The texts of a query string. @throws ApiError 400 when a parameter is given twice. */
function queryTexts(search: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(parseQueryString(search))) {
    if (typeof value !== "string") throw invalidRequest(`${name}: give this parameter once.`);
    texts[name] = value;
  }
  return texts;
}

function sentence(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  const field = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    const allowed = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    const remedy = allowed.length > 0 ? `use ${allowed.join(", ")}` : "none is expected here";
    return `${issue.keys.map((key) => (field ? `${field}.${key}` : key)).join(", ")}: unknown name; ${remedy}`;
  }
  const missing = issue.code === "invalid_type" && issue.input === undefined;
  return `${field || "request"}: ${missing ? `required (${issue.expected})` : issue.message}`;
}

/** Parses `value` with an endpoint's schema. @throws ApiError 400 that names every offending field. */
function parse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw invalidRequest(`${result.error.issues.map((issue) => sentence(issue, schema)).join(". ")}.`);
}

const noParameters = z.strictObject({});

/** Path parameters and query of a call, as the endpoint's schemas give them. @throws ApiError 400. */
export function parseParameters(endpoint: AnyEndpoint, texts: { params: Record<string, string>; search: string }) {
  const query = endpoint.query ?? noParameters;
  return {
    params: endpoint.params ? parse(endpoint.params, readTexts(endpoint.params, texts.params)) : undefined,
    query: parse(query, readTexts(query, queryTexts(texts.search))),
  };
}

/**
 * The body of a call, as the endpoint's schema gives it: JSON, or multipart where the endpoint takes it.
 * @throws ApiError 400 when it is neither or breaks the contract, 415 when it is of another type.
 */
export async function parseBody(endpoint: AnyEndpoint, bytes: Buffer, contentType: string): Promise<unknown> {
  if (!endpoint.body) return undefined;
  const type = contentType.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return parse(endpoint.body, jsonOf(bytes));
  if (type === "multipart/form-data" && endpoint.multipart) {
    return parse(endpoint.body, await multipartValues(endpoint.body, bytes, contentType));
  }
  const accepted = endpoint.multipart
    ? "as multipart/form-data, or as JSON with Content-Type: application/json"
    : "as JSON with Content-Type: application/json";
  throw new ApiError(415, "Unsupported media type", `Send the body ${accepted}.`);
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw invalidRequest("body: expected a JSON object.");
  }
}

async function multipartValues(schema: z.ZodType, bytes: Buffer, contentType: string): Promise<unknown> {
  const texts: Record<string, string> = {};
  const files: Record<string, Uint8Array> = {};
  for (const [name, value] of await multipartFields(bytes, contentType)) {
    if (typeof value === "string") texts[name] = value;
    else files[name] = value;
  }
  return { ...(schema instanceof z.ZodObject ? readTexts(schema, texts) : texts), ...files };
}
