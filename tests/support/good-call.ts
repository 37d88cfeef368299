import sharp from "sharp";
import type { publicEndpoints } from "../../lib/api/registry";
import type { TestServer } from "../../lib/testing/server";
import type { TestAccount } from "./account";
import { goodQueries, queryString } from "./good-query";

/** An endpoint of the public API. */
export type PublicEndpoint = (typeof publicEndpoints)[number];

/** Values of a query. */
export type Query = Record<string, string | number>;

/** A call that an endpoint answers with success. */
export type GoodCall = { path: string; query: Query; body?: Record<string, unknown> };

const kano = { latitude: 12, longitude: 8.52 };

/** Whether the endpoint is told a place by farm, coordinates or name. */
export const asksWhere = ({ query }: PublicEndpoint) =>
  query !== undefined && "farm_id" in query.shape && "location" in query.shape;

/** Whether the path names a farm of the account. */
export const namesFarm = ({ path }: PublicEndpoint) => path.startsWith("/v1/farms/{id}");

/** Whether the body says which farm of the account is meant. */
const bodyNamesFarm = ({ body }: PublicEndpoint) => body !== undefined && "shape" in body && "farm_id" in body.shape;

/** Whether the query says which farm of the account is meant, and cannot say where otherwise. */
const queryNamesFarm = (endpoint: PublicEndpoint) =>
  endpoint.query !== undefined && "farm_id" in endpoint.query.shape && !asksWhere(endpoint);

/** Nothing that anybody knows, but a picture. */
const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: "green" } })
  .jpeg()
  .toBuffer();

const bodies: Partial<Record<string, Record<string, unknown>>> = {
  "POST /v1/farms": { name: "Gidan Gona", size: 2.5, location: "Kano", coordinates: kano },
  "PUT /v1/farms/{id}": { name: "Gidan Gona", status: "fallow" },
  "POST /v1/farms/{id}/crops": { name: "Maize", area: 1, planting_date: "2026-06-01" },
  "POST /v1/pests/identify": { image: photo.toString("base64") },
  "POST /v1/soil/samples": { depth: 20, collection_date: "2026-06-01", notes: "Lower corner" },
};

/** Name by which the tables of these tests know an endpoint. */
export const nameOf = (endpoint: PublicEndpoint) => `${endpoint.method} ${endpoint.path}`;

/** What a good call of the endpoint needs besides a place. */
export const restOf = (endpoint: PublicEndpoint): Query =>
  (goodQueries as Partial<Record<string, Record<string, string>>>)[nameOf(endpoint)] ?? {};

/** A call of the endpoint that succeeds, each time anew; makes the farm that it needs. */
export async function goodCall(endpoint: PublicEndpoint, account: TestAccount): Promise<GoodCall> {
  const ofFarm = namesFarm(endpoint) || bodyNamesFarm(endpoint) || queryNamesFarm(endpoint);
  const id = ofFarm ? await account.addFarm({ name: "Gidan Gona", ...kano }) : 1;
  const body = bodies[nameOf(endpoint)];
  return {
    path: endpoint.path.replace("{id}", String(id)),
    query: {
      ...(asksWhere(endpoint) ? { location: "Kano" } : {}),
      ...restOf(endpoint),
      ...(queryNamesFarm(endpoint) ? { farm_id: id } : {}),
    },
    ...(body && { body: bodyNamesFarm(endpoint) ? { farm_id: id, ...body } : body }),
  };
}

type Sending = { key?: string; headers?: Record<string, string>; method?: string; base?: string };

/** Sends a call of the endpoint to a server. */
export function sendCall(
  server: TestServer,
  endpoint: PublicEndpoint,
  { call, base = "", method = endpoint.method, ...sending }: Sending & { call: GoodCall },
) {
  const search = queryString(call.query);
  const target = `${base}${call.path}${search === "" ? "" : `?${search}`}`;
  return server.request(target, { method, ...sending, ...(call.body && { body: call.body }) });
}
