import type { AnyEndpoint } from "../api/endpoint";
import { openapiDocument } from "../api/openapi";
import { shared } from "../runtime";
import type { JsonSchema } from "./fields";

/** A parameter as the published document has it. */
export type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  description: string;
  required: boolean;
  schema: JsonSchema;
};

/** What the published document says of an endpoint. */
export type Operation = {
  parameters: Parameter[];
  /** By media type; empty when there is no body. */
  bodies: Record<string, JsonSchema>;
  status: number;
  answer: JsonSchema;
  headers: Array<{ name: string; description: string }>;
  /** Statuses other than success. */
  otherStatuses: number[];
};

type Ref = { $ref: string };
type Response = { headers: Record<string, Ref>; content?: Record<string, { schema: Ref }> };
type PublishedDocument = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters: Parameter[];
        requestBody?: { content: Record<string, { schema: JsonSchema }> };
        responses: Record<string, Response | Ref>;
      }
    >
  >;
  components: { schemas: Record<string, JsonSchema>; headers: Record<string, { description: string }> };
};

const lastPart = ({ $ref }: Ref) => $ref.slice($ref.lastIndexOf("/") + 1);

/** An endpoint as the document that is published of it has it, so that the reference says the same. */
export function operationOf(endpoint: AnyEndpoint): Operation {
  const known = shared("docs operations", () => new Map<string, Operation>());
  const name = `${endpoint.method} ${endpoint.path}`;
  const operation = known.get(name) ?? readOperation(endpoint);
  known.set(name, operation);
  return operation;
}

function readOperation(endpoint: AnyEndpoint): Operation {
  // The document's own type is looser than what it is made of.
  const document = openapiDocument([endpoint], "https://localhost") as unknown as PublishedDocument;
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
  const status = endpoint.status ?? 200;
  const success = operation?.responses[status];
  if (!operation || !success || "$ref" in success) throw new RangeError(`not in the document: ${endpoint.path}`);
  const answer = success.content?.["application/json"]?.schema;
  const bodies = Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema]);
  return {
    parameters: operation.parameters,
    bodies: Object.fromEntries(bodies) as Record<string, JsonSchema>,
    status,
    answer: (answer && document.components.schemas[lastPart(answer)]) ?? {},
    headers: Object.entries(success.headers).map(([name, header]) => ({
      name,
      description: document.components.headers[lastPart(header)]?.description ?? "",
    })),
    otherStatuses: Object.keys(operation.responses)
      .map(Number)
      .filter((other) => other !== status),
  };
}
