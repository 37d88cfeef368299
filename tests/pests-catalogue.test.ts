import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../lib/testing/server";
import { accountsOf } from "./support/account";
import { expectError } from "./support/error-answer";

type Pest = { id: number; name: string; type: string };

const [maize, armyworm] = [1, 1];

let server: TestServer;
let accounts: ReturnType<typeof accountsOf>;
let key: string;
beforeAll(async () => {
  server = await startServer();
  accounts = accountsOf(server);
  key = await (await accounts.make()).issueKey();
});
afterAll(async () => {
  await accounts.end();
  await server.stop();
});

describe("GET /v1/pests/{id}", () => {
  it("tells what an organism looks like, what to do, and which of it was checked", async () => {
    const answer = await server.request(`/v1/pests/${armyworm}`, { key });
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      id: armyworm,
      name: "Fall armyworm",
      type: "pest",
      scientific_name: "Spodoptera frugiperda",
      symptoms: expect.stringMatching(/whorl.*upside-down Y/s),
      management: expect.stringMatching(
        /^Growing practice: .*Varieties: .*Natural enemies: .*Chemicals, last: .*label/s,
      ),
      description: expect.stringMatching(/du Plessis.*marked for review/s),
    });
    expect(answer.headers["x-cost-credits"]).toBe("200");
  });

  it("does not give the app's own catalogue to keys", async () => {
    expect((await server.request("/v1/pests/organisms", { key })).status).not.toBe(200);
    expect((await server.request("/v1/pests/organisms/1", { key })).status).toBe(404);
  });

  it("answers 404 for an id that no organism has, and 400 for what is no id", async () => {
    expectError(await server.request("/v1/pests/999999", { key }), 404, "Not found");
    for (const id of ["0", "-1", "1.5", "faw", "99999999999"])
      expectError(await server.request(`/v1/pests/${id}`, { key }), 400, "Invalid request");
  });
});

describe("GET /v1/crops/{id}", () => {
  it("names what harms the crop, so that each can be asked for", async () => {
    const { pests } = (await server.request(`/v1/crops/${maize}`, { key })).json() as { pests: Pest[] };
    expect(pests).toContainEqual({ id: armyworm, name: "Fall armyworm", type: "pest" });
    const [first] = pests;
    expect((await server.request(`/v1/pests/${first?.id ?? 0}`, { key })).json()).toMatchObject(first ?? {});
  });
});
