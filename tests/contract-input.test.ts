import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyEndpoint } from "../lib/api/endpoint";
import { publicEndpoints } from "../lib/api/registry";
import { startServer, type TestServer } from "../lib/testing/server";
import { startStandIns, type StandIns } from "../lib/upstream/testing/stand-ins";
import { accountsOf, type TestAccount } from "./support/account";
import { brokenBodies, brokenQueries, edgeQueries } from "./support/broken-input";
import { expectError } from "./support/error-answer";
import {
  asksWhere,
  goodCall,
  namesFarm,
  nameOf,
  restOf,
  sendCall,
  type GoodCall,
  type PublicEndpoint,
  type Query,
} from "./support/good-call";

const cases = publicEndpoints.map((endpoint): [string, PublicEndpoint] => [nameOf(endpoint), endpoint]);
const kano = { latitude: 12, longitude: 8.52 };
const unknownId = 2_000_000_000;

let standIns: StandIns;
let server: TestServer;
let accounts: ReturnType<typeof accountsOf>;
let holder: TestAccount;
let key: string;

beforeAll(async () => {
  standIns = await startStandIns();
  // A satellite picture is the one thing for which there is no model to fall back to.
  const { EARTH_SEARCH_URL, SENTINEL_C1_COGS_URL } = standIns.env;
  server = await startServer({ env: { EARTH_SEARCH_URL, SENTINEL_C1_COGS_URL } });
  accounts = accountsOf(server);
  holder = await accounts.make();
  key = await holder.issueKey();
});
afterAll(async () => {
  await accounts.end();
  await server.stop();
  await standIns.stop();
});

/** A good call with some of its parts replaced. */
async function altered(endpoint: PublicEndpoint, change: Partial<GoodCall>, secret = key) {
  return sendCall(server, endpoint, { key: secret, call: { ...(await goodCall(endpoint, holder)), ...change } });
}

const named = (field: string) => new RegExp(`(^|[ ,.])${field}[:,]`);

describe.each(cases)("%s", (_name, endpoint) => {
  if (asksWhere(endpoint))
    describe("another account's farm", () => {
      it("is 404 in the same words as an unknown one, is free, and the holder's own is found", async () => {
        const stranger = await accounts.make();
        const farm = { name: "Gidan Gona", ...kano };
        const [own, foreign] = [await holder.addFarm(farm), await stranger.addFarm(farm)];
        const ask = (query: Query) => altered(endpoint, { query: { ...restOf(endpoint), ...query } });
        expect((await ask({ farm_id: own })).status).toBe(200);
        const refused = expectError(await ask({ farm_id: foreign }), 404, "Not found");
        expect(expectError(await ask({ farm_id: unknownId }), 404, "Not found")).toBe(refused);
        expectError(await ask({ location: "Xyzzyplugh" }), 404, "Unknown location");
      });

      it("a place given twice: 400 that names it", async () => {
        const { path, query } = await goodCall(endpoint, holder);
        const search = new URLSearchParams(query as Record<string, string>).toString();
        const answer = await server.request(`${path}?${search}&location=Jos`, { key });
        expect(expectError(answer, 400, "Invalid request")).toMatch(/^location: /);
      });

      it("of several broken parameters, each is named", async () => {
        const query = { latitude: 91, longitude: 181, colour: "green" };
        const message = expectError(await altered(endpoint, { query }), 400, "Invalid request");
        for (const field of ["latitude", "longitude", "colour"]) expect(message).toContain(`${field}: `);
      });
    });

  if (namesFarm(endpoint))
    describe("another account's farm in the path", () => {
      it("is 404 in the same words as an unknown one, and stays as it was", async () => {
        const stranger = await accounts.make();
        const foreign = await stranger.addFarm({ name: "Theirs", ...kano });
        const at = (id: number) => altered(endpoint, { path: endpoint.path.replace("{id}", String(id)) });
        const refused = expectError(await at(foreign), 404, "Not found");
        expect(expectError(await at(unknownId), 404, "Not found")).toBe(refused);
        const theirs = await server.request(`/v1/farms/${foreign}`, { key: await stranger.issueKey() });
        expect(theirs.json()).toMatchObject({ id: foreign, name: "Theirs", status: "active", crops: [] });
      });
    });

  if (endpoint.path.includes("{id}"))
    describe("a broken id in the path", () => {
      it.each(["0", "-1", "1.5", "abc", "2147483648", "1e3", "%20"])("%s: 400 that names it", async (id) => {
        const answer = await altered(endpoint, { path: endpoint.path.replace("{id}", id) });
        expect(expectError(answer, 400, "Invalid request")).toMatch(/^id: /);
      });
    });

  describe("a broken parameter", () => {
    it.each(brokenQueries(endpoint))("%s: 400 that names it", async (_, field, query) => {
      expect(expectError(await altered(endpoint, { query }), 400, "Invalid request")).toMatch(named(field));
    });

    it.each(edgeQueries(endpoint))("%s: within the bound, so not 400", async (_, query) => {
      expect((await altered(endpoint, { query })).status).not.toBe(400);
    });
  });

  if (endpoint.body)
    describe("a broken body", () => {
      it.each(brokenBodies(endpoint))("%s: 400 that names it", async (_, field, body) => {
        expect(expectError(await altered(endpoint, { body }), 400, "Invalid request")).toMatch(named(field));
      });

      it("is 400 when it is no JSON, 415 when it does not say so, 413 when it is too long", async () => {
        const { path } = await goodCall(endpoint, holder);
        const send = (body: string, type: string) =>
          server.request(path, { method: endpoint.method, key, body, headers: { "content-type": type } });
        expectError(await send("{", "application/json"), 400, "Invalid request");
        expectError(await send("name=x", "application/x-www-form-urlencoded"), 415, "Unsupported media type");
        const most = (endpoint as AnyEndpoint).maxBodyBytes ?? 1_048_576;
        expectError(await send(`"${"x".repeat(most)}"`, "application/json"), 413, "Body too large");
      });
    });
});
