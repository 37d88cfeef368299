/** Writes the types of the client library from the OpenAPI document. Run by `npm run client`. */
import { format, resolveConfig } from "prettier";
import { z } from "zod";
import { openapiDocument } from "../lib/api/openapi";
import { publicEndpoints } from "../lib/api/registry";
import { eventData } from "../lib/webhooks/events";

/** Where the types of the client library are kept. */
export const clientSchemaFile = "lib/client/schema.ts";

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  format?: string;
  description?: string;
};
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; description?: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
};

const comment = (text: string | undefined) =>
  text === undefined ? "" : `/** ${text.replaceAll("*/", "* /").replaceAll(/\s*\n\s*/g, " ")} */\n`;

const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The TypeScript type of what a schema describes. @throws Error for a schema that it cannot say. */
function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(" | ");
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(" | ");
  if (schema.type === "object") return objectType(schema);
  if (schema.type === "array") return `(${typeOf(schema.items ?? {})})[]`;
  if (schema.type === "integer" || schema.type === "number") return "number";
  if (schema.type === "string") return schema.format === "binary" ? "Blob" : "string";
  if (schema.type === "boolean" || schema.type === "null") return schema.type;
  throw new Error(`No type for ${JSON.stringify(schema).slice(0, 200)}`);
}

function objectType({ properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `${comment(field.description)}${JSON.stringify(name)}${required.includes(name) ? "" : "?"}: ${typeOf(field)};`,
  );
  return `{\n${fields.join("\n")}\n}`;
}

/** What parameters of one place (`path` or `query`) make; null without any. */
function parametersSchema({ parameters }: Operation, place: string): Schema | null {
  const here = parameters.filter((parameter) => parameter.in === place);
  if (here.length === 0) return null;
  return {
    type: "object",
    properties: Object.fromEntries(
      here.map(({ name, schema, description }) => [name, { ...schema, ...(description && { description }) }]),
    ),
    required: here.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** The body's schema, in which a file is given as a Blob or as base64 text; null without a body. */
function bodySchema({ requestBody }: Operation): Schema | null {
  const json = requestBody?.content["application/json"]?.schema;
  if (!json) return null;
  const parts = requestBody.content["multipart/form-data"]?.schema.properties ?? {};
  const properties = Object.entries(json.properties ?? {}).map(([name, property]): [string, Schema] => {
    const part = parts[name];
    if (part?.format !== "binary") return [name, property];
    return [name, { ...(property.description && { description: property.description }), anyOf: [part, property] }];
  });
  return { ...json, properties: Object.fromEntries(properties) };
}

/** The named types of an operation's input and answer, and its line in the list of endpoints. */
function operationTypes(operation: Operation, answer: Schema) {
  const name = upper(operation.operationId);
  const inputs = [
    { part: "params", suffix: "Params", schema: parametersSchema(operation, "path") },
    { part: "query", suffix: "Query", schema: parametersSchema(operation, "query") },
    { part: "body", suffix: "Body", schema: bodySchema(operation) },
  ];
  const named = inputs.flatMap(({ part, suffix, schema }) =>
    schema
      ? [
          `/** What the ${part} of \`${operation.operationId}\` says. */\nexport type ${name}${suffix} = ${typeOf(schema)};`,
        ]
      : [],
  );
  const members = inputs.map(({ part, suffix, schema }) => `${part}: ${schema ? `${name}${suffix}` : "undefined"};`);
  const conditional = operation.parameters.some((parameter) => parameter.name === "If-Match");
  return {
    types: [
      ...named,
      `${comment(answer.description ?? `${operation.summary}.`)}export type ${name} = ${typeOf(answer)};`,
    ],
    entry: `{ ${members.join(" ")} conditional: ${conditional}; answer: ${name} }`,
  };
}

/** The type of the kinds of event with what each carries. */
function eventTypes(): string {
  const kinds = Object.entries(eventData).map(([kind, data]) => {
    const { $schema: _, ...schema } = z.toJSONSchema(data);
    return `${comment(data.description)}${JSON.stringify(kind)}: ${typeOf(schema as Schema)};`;
  });
  return `/** What an event of each kind carries as its \`data\`. */\nexport type WebhookEvents = {\n${kinds.join("\n")}\n};`;
}

/** The text of `clientSchemaFile`, formatted as this project formats its code. */
export async function clientSchema(): Promise<string> {
  const { paths, components } = openapiDocument(publicEndpoints, "https://gona.test") as unknown as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const types: string[] = [];
  const byMethod: Record<string, string[]> = {};
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const made = operationTypes(operation, components.schemas[upper(operation.operationId)] ?? {});
      types.push(...made.types);
      // What it costs is the description's last paragraph; all of it would hide the types.
      const told = comment(`${operation.summary}. ${operation.description.split("\n\n").at(-1)}`);
      (byMethod[method] ??= []).push(`${told}${JSON.stringify(path)}: ${made.entry};`);
    }
  }
  const endpoints = Object.entries(byMethod).map(([method, lines]) => `${method}: {\n${lines.join("\n")}\n};`);
  const text = [
    "// Written by `npm run client` from the endpoint definitions: change those, not this.",
    `/** What each endpoint takes and answers, by method and path. */\nexport type Endpoints = {\n${endpoints.join("\n")}\n};`,
    eventTypes(),
    ...types,
  ].join("\n\n");
  return format(text, { ...(await resolveConfig(clientSchemaFile)), filepath: clientSchemaFile });
}
