import { z } from "zod";
import type { AnyEndpoint } from "./endpoint";
import { unitsPerCredit, unitsToNaira } from "./price";
import { replayMs } from "./idempotency";
import { scopeOf } from "./scope";

type Json = Record<string, unknown>;

const line = { type: "string", maxLength: 300, pattern: "^[^\\r\\n]*$" };
const whole = (maximum: number) => ({ type: "integer", format: "int32", minimum: 0, maximum });
const header = (description: string, schema: Json) => ({ description, schema });
const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const headers = {
  "X-Request-Id": header("Id of this call, also in our log; your own when you sent a sane token.", {
    ...line,
    maxLength: 128,
  }),
  "RateLimit-Limit": header("Calls allowed per key at this endpoint in any 60 seconds.", whole(100_000)),
  "RateLimit-Remaining": header("Calls left in the window.", whole(100_000)),
  "RateLimit-Reset": header("Seconds until the oldest counted call leaves the window.", whole(60)),
  "X-Cost-Naira": header("What this call cost in naira; 0.0000 when it was not charged.", {
    type: "string",
    maxLength: 20,
    pattern: "^\\d+\\.\\d{4}$",
  }),
  "X-Cost-Credits": header("What this call cost in credits (1 credit is ₦0.01); 0 when it was not charged.", {
    type: "number",
    format: "double",
    minimum: 0,
    maximum: 1_000_000,
  }),
  "X-Data-Source": header("Who made the data.", line),
  "X-Data-Kind": header("How the data came about.", { type: "string", enum: ["observed", "forecast", "modelled"] }),
  Age: header("Seconds since the data was fetched from its source.", whole(2_147_483_647)),
  ETag: header("Validator of the answer; send it as If-None-Match to get 304 while it is unchanged.", {
    ...line,
    maxLength: 100,
  }),
  "Cache-Control": header("How long the answer may be reused.", { ...line, maxLength: 100 }),
  "Retry-After": header("Whole seconds to wait before the next call.", { ...whole(3600), minimum: 1 }),
  Allow: header("The methods that this address has.", { ...line, maxLength: 100 }),
  "Idempotency-Replayed": header("true when this is the first answer to the same Idempotency-Key, given again.", {
    type: "string",
    enum: ["true"],
  }),
  "X-Sandbox": header("true when a test key was answered, by the sandbox; absent from live answers.", {
    type: "string",
    enum: ["true"],
  }),
  "Access-Control-Allow-Origin": header("Any origin may read with a key; never with cookies.", {
    type: "string",
    enum: ["*"],
  }),
};
type HeaderName = keyof typeof headers;

const onEvery: HeaderName[] = [
  "X-Request-Id",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
  "X-Cost-Naira",
  "X-Cost-Credits",
  "X-Sandbox",
  "Access-Control-Allow-Origin",
];
const headerRefs = (...names: HeaderName[]) =>
  Object.fromEntries([...onEvery, ...names].map((name) => [name, ref("headers", name)]));

const errors: Record<number, { name: string; description: string; headers?: HeaderName[] }> = {
  400: {
    name: "InvalidRequest",
    description: "A parameter or the body breaks the contract; the message names every field.",
  },
  401: { name: "InvalidKey", description: "The key is missing, invalid, expired or deactivated." },
  402: {
    name: "BudgetReached",
    description: "The call would pass the monthly budget of the account or key; it was not charged.",
  },
  403: {
    name: "Forbidden",
    description:
      "The call came over plain HTTP (`HTTPS required`) or from an address that the key may not be used from (`Address not " +
      "allowed`), or the key lacks the endpoint's scope, which `x-scope` names (`Scope missing`); nothing was done.",
  },
  404: { name: "NotFound", description: "No such place, record or path (another account's record reads the same)." },
  405: { name: "MethodNotAllowed", description: "The address has other methods.", headers: ["Allow"] },
  409: { name: "Conflict", description: "The Idempotency-Key was used with another request." },
  412: { name: "ChangedMeanwhile", description: "The record was changed since the version that If-Match names." },
  413: { name: "BodyTooLarge", description: "The body or the file in it is larger than the endpoint takes." },
  415: { name: "UnsupportedMediaType", description: "The body, or the file in it, is not of a type that is taken." },
  429: { name: "TooManyRequests", description: "The endpoint's rate limit is reached.", headers: ["Retry-After"] },
  500: { name: "InternalError", description: "Something failed on our side." },
  503: { name: "Unavailable", description: "No source can answer now.", headers: ["Retry-After"] },
};
const errorsOfReading = [400, 401, 402, 403, 404, 405, 429, 500, 503];
const errorsOfWriting = [...errorsOfReading, 409, 413, 415];

const errorResponses = () =>
  Object.fromEntries(
    Object.values(errors).map(({ name, description, headers: extra = [] }) => [
      name,
      {
        description,
        headers: headerRefs(...extra),
        content: { "application/json": { schema: ref("schemas", "Error") } },
      },
    ]),
  );

const numberRange = 2_147_483_647;

/** Completes what JSON Schema leaves to formats: every number names its format and bounds. */
function complete(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(complete);
  if (typeof schema !== "object" || schema === null) return schema;
  const { $schema: _, ...source } = schema as Json;
  const done: Json = Object.fromEntries(Object.entries(source).map(([name, value]) => [name, complete(value)]));
  if (done.type === "integer") return { format: "int32", minimum: -numberRange, maximum: numberRange, ...done };
  if (done.type === "number") return { format: "double", ...done };
  return done;
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  return complete(z.toJSONSchema(schema, { io, unrepresentable: "any" })) as Json;
}

function parametersOf(schema: z.ZodObject | undefined, place: "query" | "path") {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    description,
    required: place === "path" || required.includes(name),
    // As a list, the type says the same; linters that forbid numeric ids would have us break the contract.
    schema: rest.type === "integer" && /(^|_)id$/.test(name) ? { ...rest, type: ["integer"] } : rest,
  }));
}

/** A file is base64 text in JSON and a part of its own in a multipart body. */
function bodyContent(body: z.ZodType, multipart: true | undefined) {
  const asJson = withFiles(jsonSchema(body, "input"), (base64) => base64);
  if (!multipart) return { "application/json": { schema: asJson } };
  const bytes = { type: "string", format: "binary", contentMediaType: "application/octet-stream", maxLength: 2 ** 24 };
  const asParts = withFiles(jsonSchema(body, "input"), () => bytes);
  return { "multipart/form-data": { schema: asParts }, "application/json": { schema: asJson } };
}

function withFiles(schema: Json, fileSchema: (base64: Json) => Json): Json {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, property]) => {
    const base64 = (property.anyOf as Json[] | undefined)?.find(({ format }) => format === "base64");
    return [name, base64 ? { ...fileSchema(base64), description: property.description } : property];
  });
  return { ...schema, properties: Object.fromEntries(properties) as Json };
}

const idempotencyParameter = {
  name: "Idempotency-Key",
  in: "header",
  description: `The same key and body within ${replayMs / 3_600_000} hours get the first answer again, done and charged once.`,
  required: false,
  schema: { type: "string", maxLength: 255, pattern: "^[\\x21-\\x7e]+$" },
};

const ifMatchParameter = {
  name: "If-Match",
  in: "header",
  description:
    "The ETag of the version that you read; when the record was changed since, nothing is done and the answer is 412. Without it the last write wins.",
  required: false,
  schema: { ...line, maxLength: 500 },
};

const pascal = (text: string) =>
  text
    .replace(/(^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())
    .replace(/[^A-Za-z0-9]/g, "");

/** `GET /v1/weather/current` is `getWeatherCurrent`. */
const operationId = ({ method, path }: AnyEndpoint) => method.toLowerCase() + pascal(path.replace(/^\/v1/, ""));

function priceSentence({ price, limit }: AnyEndpoint): string {
  const credits = price.units / unitsPerCredit;
  const alternative =
    price.alternativeUnits === undefined ? "" : ` (under the tariff "naira": ₦${unitsToNaira(price.alternativeUnits)})`;
  return `Costs ₦${unitsToNaira(price.units)} (${credits} credits) per successful call${alternative}; at most ${limit.perMinute} calls a minute per key.`;
}

function operation(endpoint: AnyEndpoint) {
  const writing = endpoint.method !== "GET";
  const statuses = [...(writing ? errorsOfWriting : errorsOfReading), ...(endpoint.conditional ? [412] : [])];
  const success: HeaderName[] = writing
    ? ["ETag", ...(endpoint.method === "POST" ? (["Idempotency-Replayed"] as const) : [])]
    : ["ETag", "Cache-Control", "X-Data-Source", "X-Data-Kind", "Age"];
  return {
    operationId: operationId(endpoint),
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: `${endpoint.description}\n\n${priceSentence(endpoint)} A key limited to some scopes needs \`${scopeOf(endpoint)}\`.`,
    parameters: [
      ...parametersOf(endpoint.params, "path"),
      ...parametersOf(endpoint.query, "query"),
      ...(endpoint.method === "POST" ? [idempotencyParameter] : []),
      ...(endpoint.conditional ? [ifMatchParameter] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: bodyContent(endpoint.body, endpoint.multipart) },
    }),
    responses: {
      [endpoint.status ?? 200]: {
        description: "Success.",
        headers: headerRefs(...success),
        content: { "application/json": { schema: ref("schemas", pascal(operationId(endpoint))) } },
      },
      ...(writing
        ? {}
        : { 304: { description: "Unchanged since the ETag you sent; not charged.", headers: headerRefs("ETag") } }),
      ...Object.fromEntries(statuses.map((status) => [status, ref("responses", errors[status]?.name ?? "")])),
    },
    "x-scope": scopeOf(endpoint),
    "x-rate-limit-per-minute": endpoint.limit.perMinute,
    "x-price-naira": unitsToNaira(endpoint.price.units),
    ...(endpoint.price.alternativeUnits !== undefined && {
      "x-price-naira-alternative": unitsToNaira(endpoint.price.alternativeUnits),
    }),
  };
}

/** Those of `parts` that `text` refers to. */
function referredTo(text: string, kind: string, parts: Json): Json {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`)));
}

const introduction =
  "Weather, soil, vegetation, market, pest and farm data for agriculture, Nigeria first.\n\n" +
  "Send your key in `X-API-KEY`, over HTTPS. Units are metric. Every answer says where its data comes from " +
  "(`X-Data-Source`, `X-Data-Kind`). Only successful (2xx) calls are charged.";

const errorSchema = {
  type: "object",
  description: "Every answer that is not a success.",
  additionalProperties: false,
  required: ["error", "message"],
  properties: {
    error: { ...line, description: "What went wrong, in brief." },
    message: {
      type: "string",
      maxLength: 20_000,
      pattern: "^[\\s\\S]*$",
      description: "What went wrong and what to do.",
    },
  },
};

/** The OpenAPI 3.1 document of `endpoints`, served at `serverUrl` (https). */
export function openapiDocument(endpoints: readonly AnyEndpoint[], serverUrl: string) {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  const schemas = Object.fromEntries(
    endpoints.map((endpoint) => [pascal(operationId(endpoint)), jsonSchema(endpoint.response, "output")] as const),
  );
  const pathsText = JSON.stringify(paths);
  const responses = referredTo(pathsText, "responses", errorResponses());
  const tags = [...new Set(endpoints.map((endpoint) => endpoint.tag))].sort();
  return {
    openapi: "3.1.0",
    info: {
      title: "Gona",
      version: "1.0.0",
      summary: "Agricultural data and farm management.",
      description: introduction,
      contact: { name: "Gona", url: serverUrl },
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: serverUrl, description: "Production", "x-internal": "false" }],
    tags: tags.map((name) => ({ name, description: `${name} endpoints.` })),
    security: [{ ApiKey: [] }],
    paths,
    components: {
      securitySchemes: {
        ApiKey: { type: "apiKey", in: "header", name: "X-API-KEY", description: "A key issued on the API keys page." },
      },
      headers: referredTo(pathsText + JSON.stringify(responses), "headers", headers),
      schemas: {
        Error: errorSchema,
        ...schemas,
      },
      responses,
    },
  };
}
