import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { completeConfig } from "../config";
import { closeDb, db } from "../db";
import { testDatabase } from "../testing/database";
import { ConsoleApi } from "./console-api";
import { endpoint, perMinute, type Method } from "./endpoint";
import { ApiError } from "./errors";
import { naira } from "./price";

const at = (method: Method) =>
  endpoint({
    method,
    path: "/v1/thing",
    tag: "Account",
    summary: "",
    description: "",
    limit: perMinute(5),
    price: naira("1"),
    response: z.strictObject({ account: z.int() }),
    handle: ({ caller }) => Promise.resolve({ body: { account: caller.accountId } }),
  });

const api = new ConsoleApi([at("GET"), at("POST")], ({ incoming: { header } }) => {
  if (header("cookie") !== "session") throw new ApiError(401, "Signed out", "Sign in again.");
  return { accountId: 7, keyId: null };
});

const noBody = () => Promise.resolve(Buffer.alloc(0));

const call = (method: string, headers: Record<string, string> = {}, readBody = noBody) => {
  const sent: Record<string, string> = { cookie: "session", host: "farm.example", ...headers };
  return api.answer({
    method,
    path: "/v1/thing",
    search: "",
    header: (name) => sent[name],
    readBody,
  });
};

beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase(), LOG_LEVEL: "silent" });
});
afterAll(closeDb);

describe("console", () => {
  it("answers its own pages as the signed-in account, without a charge", async () => {
    const reply = await call("GET", { "sec-fetch-site": "same-origin" });
    expect(reply).toMatchObject({ status: 200, headers: { "X-Cost-Naira": "0.0000" } });
    expect(JSON.parse(reply.body)).toEqual({ account: 7 });
    expect((await call("POST", { "sec-fetch-site": "same-origin" })).status).toBe(200);
    expect(await db().usageHour.count()).toBe(0);
  });

  it("refuses whatever another site starts, also from a sibling host and with a forged method", async () => {
    for (const site of ["cross-site", "same-site"]) {
      expect((await call("GET", { "sec-fetch-site": site })).status).toBe(403);
      expect((await call("POST", { "sec-fetch-site": site, origin: "https://farm.example" })).status).toBe(403);
    }
    expect((await call("POST", { "sec-fetch-site": "none" })).status).toBe(403);
    expect((await call("POST", { origin: "https://evil.example" })).status).toBe(403);
    expect((await call("POST")).status).toBe(403);
  });

  it("refuses a form that another site sends, as forms can be sent without asking, before it is read", async () => {
    for (const type of ["multipart/form-data; boundary=x", "text/plain", "application/x-www-form-urlencoded"]) {
      for (const from of [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }] as Record<
        string,
        string
      >[]) {
        const headers: Record<string, string> = { "content-type": type, ...from };
        const readBody = vi.fn(() => Promise.resolve(Buffer.alloc(0)));
        expect((await call("POST", headers, readBody)).status).toBe(403);
        expect(readBody).not.toHaveBeenCalled();
      }
    }
  });

  it("believes the Origin header of a browser that does not send Sec-Fetch-Site", async () => {
    expect((await call("POST", { origin: "https://farm.example" })).status).toBe(200);
  });

  it("never lets other origins read an answer", async () => {
    const reply = await call("GET", { "sec-fetch-site": "same-origin" });
    expect(reply.headers["Access-Control-Allow-Origin"]).toBeUndefined();
  });

  it("refuses whoever is not signed in", async () => {
    expect((await call("GET", { cookie: "", "sec-fetch-site": "same-origin" })).status).toBe(401);
  });

  it("keeps the endpoint's rate limit per account", async () => {
    const replies = [];
    for (let count = 0; count < 6; count++) replies.push(await call("GET", { "sec-fetch-site": "same-origin" }));
    expect(replies.at(-1)).toMatchObject({ status: 429 });
  });
});
