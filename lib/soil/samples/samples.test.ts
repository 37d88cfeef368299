import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ConsoleApi } from "../../api/console-api";
import { completeConfig } from "../../config";
import { closeDb, db } from "../../db";
import { testDatabase } from "../../testing/database";
import {
  getSampleEndpoint,
  listSamplesEndpoint,
  sampleResultsEndpoint,
  stepSampleEndpoint,
  submitSampleEndpoint,
} from "./endpoints";
import { completeSampleWith } from "./operators";

type Sample = {
  id: number;
  status: string;
  tracking_code: string;
  history: { status: string; note: string | null }[];
  next: string[];
  results: Record<string, unknown> | null;
};

let signedIn = 0;
const api = new ConsoleApi(
  [submitSampleEndpoint, listSamplesEndpoint, getSampleEndpoint, stepSampleEndpoint, sampleResultsEndpoint],
  () => ({ accountId: signedIn, keyId: null }),
);

async function call(method: string, target: string, body?: unknown) {
  const [path = "", search = ""] = target.split("?");
  const headers: Record<string, string> = {
    host: "farm.example",
    "sec-fetch-site": "same-origin",
    "content-type": "application/json",
  };
  const reply = await api.answer({
    method,
    path,
    search,
    header: (name) => headers[name],
    readBody: () => Promise.resolve(Buffer.from(body === undefined ? "" : JSON.stringify(body))),
  });
  return { status: reply.status, body: JSON.parse(reply.body) as Sample & { message: string; data: Sample[] } };
}

let holder: number;
let stranger: number;
let farmId: number;
beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase(), LOG_LEVEL: "silent" });
  const account = (email: string) => db().user.create({ data: { name: "Musa", email }, select: { id: true } });
  holder = (await account("musa@example.com")).id;
  stranger = (await account("other@example.com")).id;
  const farm = { accountId: holder, name: "Gonar Musa", latitude: 11.05, longitude: 7.7 };
  farmId = (await db().farm.create({ data: farm, select: { id: true } })).id;
});
afterAll(closeDb);
beforeEach(() => {
  signedIn = holder;
});

async function submitted(): Promise<Sample> {
  const wish = { farm_id: farmId, depth: 20, collection_date: "2026-11-02" };
  const { status, body } = await call("POST", "/v1/soil/samples", wish);
  expect(status).toBe(201);
  return body;
}

const step = (id: number, status: string, note?: string) =>
  call("POST", `/v1/soil/samples/${id}/steps`, { status, ...(note !== undefined && { note }) });
const results = (id: number, body: Record<string, unknown>) => call("POST", `/v1/soil/samples/${id}/results`, body);
const found = { ph: 5.4, zinc: 0.8, analysis_date: "2026-11-10" };

describe("a soil sample on its way", () => {
  it("goes from submitted to completed, and each state is told with what comes next", async () => {
    const { id } = await submitted();
    expect((await step(id, "received")).body).toMatchObject({ status: "received", next: ["analysing", "rejected"] });
    expect((await step(id, "analysing")).body).toMatchObject({ status: "analysing", next: ["completed", "rejected"] });
    const { body } = await results(id, found);
    expect(body).toMatchObject({ status: "completed", next: [], results: { ph: 5.4, zinc: 0.8, iron: null } });
    expect(body.history.map(({ status }) => status)).toEqual(["submitted", "received", "analysing", "completed"]);
  });

  it("takes no step that its state does not lead to: 409 that says what is possible", async () => {
    const { id } = await submitted();
    const skipped = await step(id, "analysing");
    expect(skipped.status).toBe(409);
    expect(skipped.body.message).toMatch(/submitted .*cannot become analysing.*received or rejected/);
    expect((await step(id, "rejected", "The bag was torn")).status).toBe(200);
    expect((await step(id, "received")).body.message).toMatch(/way ends/);
    expect((await results(id, found)).status).toBe(409);
    const { body } = await call("GET", `/v1/soil/samples/${id}`);
    expect(body).toMatchObject({ status: "rejected", results: null });
    expect(body.history.at(-1)).toMatchObject({ status: "rejected", note: "The bag was torn" });
  });

  it("is not completed by a step", async () => {
    const { id } = await submitted();
    expect((await step(id, "completed")).status).toBe(400);
  });

  it("takes one of two steps at the same time", async () => {
    const { id } = await submitted();
    const both = await Promise.all([step(id, "received"), step(id, "received")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("keeps corrected results of a completed sample in place of the first", async () => {
    const { id } = await submitted();
    await results(id, found);
    const { status, body } = await results(id, { ...found, ph: 5.9, laboratory: "IAR" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "completed", results: { ph: 5.9, laboratory: "IAR" } });
    expect(body.history).toHaveLength(4);
  });

  it.each([
    ["before the sample was taken", { ...found, analysis_date: "2026-11-01" }, /^analysis_date: .*2026-11-02/],
    ["in the future", { ...found, analysis_date: "2050-01-01" }, /^analysis_date: .*future/],
    ["with half a texture", { ...found, clay: 20 }, /^clay: /],
    ["without a pH", { analysis_date: "2026-11-10" }, /^ph: /],
  ])("does not take results %s", async (_, body, message) => {
    const { id } = await submitted();
    const refused = await results(id, body);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toMatch(message);
    expect((await call("GET", `/v1/soil/samples/${id}`)).body.status).toBe("submitted");
  });
});

describe("samples of an account", () => {
  it("are listed by farm, the latest first", async () => {
    const [first, second] = [await submitted(), await submitted()];
    const { body } = await call("GET", `/v1/soil/samples?farm_id=${farmId}`);
    expect(body.data.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it("are nobody else's: 404 for all that another account tries, and they stay as they were", async () => {
    const { id } = await submitted();
    signedIn = stranger;
    const answers = [
      await call("GET", `/v1/soil/samples?farm_id=${farmId}`),
      await call("GET", `/v1/soil/samples/${id}`),
      await step(id, "received"),
      await results(id, found),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    signedIn = holder;
    expect((await call("GET", `/v1/soil/samples/${id}`)).body.status).toBe("submitted");
  });

  it("leave with a deleted farm", async () => {
    const farm = await db().farm.create({ data: { accountId: holder, name: "Gone", latitude: 1, longitude: 1 } });
    const wish = { farm_id: farm.id, depth: 20, collection_date: "2026-11-02" };
    const { body } = await call("POST", "/v1/soil/samples", wish);
    await db().farm.update({ where: { id: farm.id }, data: { deletedAt: new Date() } });
    expect((await call("GET", `/v1/soil/samples/${body.id}`)).status).toBe(404);
  });
});

describe("an operator's results", () => {
  const now = Date.parse("2026-11-20T12:00:00Z");

  it("complete the sample with the code, however it is typed", async () => {
    const { id, tracking_code: trackingCode } = await submitted();
    await completeSampleWith({ trackingCode: ` ${trackingCode.toLowerCase()} `, text: JSON.stringify(found), now });
    expect((await call("GET", `/v1/soil/samples/${id}`)).body.status).toBe("completed");
  });

  it.each([
    ["that are no JSON", "ph: 5", /not JSON/],
    ["without a pH", '{"analysis_date":"2026-11-10"}', /ph: /],
    ["with an unknown field", '{"ph":5,"analysis_date":"2026-11-10","vanadium":1}', /vanadium/],
  ])("%s are refused with the reason, and nothing is kept", async (_, text, reason) => {
    const { id, tracking_code: trackingCode } = await submitted();
    await expect(completeSampleWith({ trackingCode, text, now })).rejects.toThrow(reason);
    expect((await call("GET", `/v1/soil/samples/${id}`)).body).toMatchObject({ status: "submitted", results: null });
  });
});
