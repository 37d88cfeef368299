import { z } from "zod";
import { priceUnits } from "../api/call";
import type { AnyEndpoint, Method } from "../api/endpoint";
import { unitsPerCredit, unitsToNaira } from "../api/price";
import { publicEndpoints } from "../api/registry";
import { scopeOf } from "../api/scope";

/** As much of a JSON Schema as a form is made of. */
export type FormSchema = {
  type?: string;
  description?: string;
  default?: unknown;
  enum?: readonly unknown[];
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Readonly<Record<string, FormSchema>>;
  required?: readonly string[];
  items?: FormSchema;
  anyOf?: readonly FormSchema[];
};

/** An endpoint as its form on the reference's page needs it: plain data. */
export type TryEndpoint = {
  method: Method;
  path: string;
  params: FormSchema | null;
  query: FormSchema | null;
  body: FormSchema | null;
  /** The body may be sent as a form with a file in it. */
  multipart: boolean;
  /** Takes `If-Match`. */
  conditional: boolean;
  /** A successful call changes what the account holds. */
  changes: boolean;
  example: { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
  /** What one successful call costs with a live key. */
  cost: { naira: string; credits: number };
  limitPerMinute: number;
  /** What a limited key needs. */
  scope: string;
};

const kept = [
  "type",
  "description",
  "default",
  "enum",
  "format",
  "minimum",
  "maximum",
  "maxLength",
  "required",
] as const satisfies ReadonlyArray<keyof FormSchema>;

/** Leaves out what no form shows, such as the long patterns of dates: every page carries its schemas. */
function slim(schema: FormSchema): FormSchema {
  const { properties, items, anyOf } = schema;
  return {
    ...Object.fromEntries(kept.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]]))),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, slim(property)])),
    }),
    ...(items && { items: slim(items) }),
    ...(anyOf && { anyOf: anyOf.map(slim) }),
  };
}

function formSchema(schema: z.ZodType | undefined): FormSchema | null {
  if (!schema) return null;
  // What is read of it are zod's own words for these fields.
  return slim(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as FormSchema);
}

/** What the form of an endpoint is made of. */
export function tryEndpoint(endpoint: AnyEndpoint): TryEndpoint {
  const units = priceUnits(endpoint);
  return {
    method: endpoint.method,
    path: endpoint.path,
    params: formSchema(endpoint.params),
    query: formSchema(endpoint.query),
    body: formSchema(endpoint.body),
    multipart: endpoint.multipart ?? false,
    conditional: endpoint.conditional ?? false,
    changes: endpoint.method !== "GET" && !endpoint.writesNothing,
    example: endpoint.example ?? {},
    cost: { naira: unitsToNaira(units), credits: units / unitsPerCredit },
    limitPerMinute: endpoint.limit.perMinute,
    scope: scopeOf(endpoint),
  };
}

/** The form of the public endpoint of a name, e.g. `GET /v1/farms`; null when there is none. */
export function tryEndpointNamed(name: string | undefined): TryEndpoint | null {
  const endpoint = publicEndpoints.find(({ method, path }) => `${method} ${path}` === name);
  return endpoint ? tryEndpoint(endpoint) : null;
}
