import { execFile } from "node:child_process";
import { readFile, readdir, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import vm from "node:vm";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../lib/testing/server";
import { accountsOf, type TestAccount } from "./support/account";
import { installClient, type InstalledClient } from "./support/installed-client";

const packageFolder = "node_modules/@gona/client";

let server: TestServer;
let client: InstalledClient;
let accounts: ReturnType<typeof accountsOf>;
let holder: TestAccount;

beforeAll(async () => {
  [server, client] = await Promise.all([startServer(), installClient()]);
  accounts = accountsOf(server);
  holder = await accounts.make();
});
afterAll(async () => {
  await accounts.end();
  await Promise.all([server.stop(), client.remove()]);
});

const fileOfPackage = (name: string) => readFile(path.join(client.folder, packageFolder, name), "utf8");

/** Runs a program that uses the installed package against the server; gives what it prints as JSON. */
async function runProgram(key: string, source: string): Promise<unknown> {
  const file = path.join(client.folder, "program.mjs");
  const setUp = `import { Gona, GonaError } from "@gona/client";
const options = { apiKey: process.env.GONA_API_KEY, baseUrl: process.env.GONA_URL };
const gona = new Gona(options);`;
  await writeFile(file, `${setUp}\n${source}`);
  const env = {
    NODE_ENV: "production" as const,
    PATH: process.env.PATH,
    GONA_API_KEY: key,
    GONA_URL: server.httpsUrl,
    NODE_EXTRA_CA_CERTS: path.join(server.dataDir, "tls/cert.pem"),
  };
  const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: client.folder, env });
  return JSON.parse(stdout) as unknown;
}

describe("the installed package", () => {
  it("has no dependency, and holds what it exports and nothing of the machine that built it", async () => {
    const manifest = JSON.parse(await fileOfPackage("package.json")) as Record<string, unknown>;
    expect(manifest).toMatchObject({
      name: "@gona/client",
      license: "Apache-2.0",
      type: "module",
      engines: { node: ">=20" },
      exports: { ".": { types: "./index.d.ts", default: "./index.js" } },
    });
    expect(Object.keys(manifest).filter((name) => /dependencies|scripts/i.test(name))).toEqual([]);
    const files = await readdir(path.join(client.folder, packageFolder));
    expect(files.sort()).toEqual(expect.arrayContaining(["LICENSE", "README.md", "index.d.ts", "index.js"]));
    expect(files.filter((name) => /test|\.tgz$|tsconfig/.test(name))).toEqual([]);
    for (const name of files) {
      const text = await fileOfPackage(name);
      for (const place of [process.cwd(), os.tmpdir(), os.homedir()]) expect(text).not.toContain(`${place}/`);
    }
  });

  it("calls a running Gona with a live key: reads, makes once though the connection broke, and pages", async () => {
    const told = await runProgram(
      await holder.issueKey(),
      `let broken = false;
      const breaking = new Gona({ ...options, fetch: async (...args) => {
        const answer = await fetch(...args);
        if (broken) return answer;
        broken = true;
        throw new TypeError("the connection broke after the server had done its work");
      } });
      const made = await breaking.post("/v1/farms", { body: { name: "Gidan Gona", size: 2.5, location: "Kano" } });
      for (const name of ["Gonar Samaru", "Gonar Kura"]) await gona.post("/v1/farms", { body: { name } });
      const names = [];
      for await (const farm of gona.pages("/v1/farms", { query: { per_page: 2, sort: "name" } })) names.push(farm.name);
      const weather = await gona.get("/v1/weather/forecast", { query: { farm_id: undefined, location: "Kano", days: 2 } });
      const farm = await gona.get("/v1/farms/{id}", { params: { id: made.data.id } });
      const same = await gona.get("/v1/farms/{id}", { params: { id: made.data.id }, ifNoneMatch: farm.etag });
      const gone = await gona.delete("/v1/farms/{id}", { params: { id: made.data.id }, ifMatch: farm.etag });
      console.log(JSON.stringify({
        made: [made.status, made.replayed, made.sandbox], names,
        weather: [weather.data.daily.length, weather.source.kind, weather.cost, weather.rateLimit.limit],
        same: [same.status, same.data], gone: gone.data.deleted,
      }));`,
    );
    expect(told).toEqual({
      made: [201, true, false],
      names: ["Gidan Gona", "Gonar Kura", "Gonar Samaru"],
      weather: [2, "modelled", { naira: 15, credits: 1500 }, 1000],
      same: [304, null],
      gone: true,
    });
  });

  it("calls the sandbox with a test key, at no cost", async () => {
    const told = await runProgram(
      await holder.issueKey({ test: true }),
      `const farm = await gona.get("/v1/farms/{id}", { params: { id: 2000000001 } });
      const crops = new Set();
      for await (const crop of gona.pages("/v1/crops", { query: { per_page: 20 } })) crops.add(crop.id);
      const made = await gona.post("/v1/farms", { body: { name: "Gidan Gona" }, idempotencyKey: "once" });
      const again = await gona.post("/v1/farms", { body: { name: "Gidan Gona" }, idempotencyKey: "once" });
      console.log(JSON.stringify({
        farm: [farm.status, farm.sandbox, farm.cost], crops: crops.size > 20,
        made: [made.status, made.replayed], again: [again.replayed, again.data.id === made.data.id],
      }));`,
    );
    expect(told).toEqual({
      farm: [200, true, { naira: 0, credits: 0 }],
      crops: true,
      made: [201, false],
      again: [true, true],
    });
  });

  it("gives errors as objects of which each field is told", async () => {
    const told = await runProgram(
      await holder.issueKey(),
      `const failures = [];
      const tell = (error) => failures.push([error instanceof GonaError, error.kind, error.status, error.error, typeof error.requestId]);
      await gona.get("/v1/farms/{id}", { params: { id: 1000000 } }).catch(tell);
      await gona.get("/v1/weather/forecast", { query: { location: "Kano", days: 99 } }).catch(tell);
      await new Gona({ ...options, apiKey: "gona_wrong" }).get("/v1/farms").catch(tell);
      await new Gona({ ...options, baseUrl: "https://127.0.0.1:1", maxRetries: 0 }).get("/v1/farms").catch(tell);
      console.log(JSON.stringify(failures));`,
    );
    expect(told).toEqual([
      [true, "not-found", 404, "Not found", "string"],
      [true, "invalid-request", 400, "Invalid request", "string"],
      [true, "unauthorized", 401, "Invalid API key", "string"],
      [true, "network", 0, "No connection", "object"],
    ]);
  });

  it("is typed by path, for programs of any platform", async () => {
    const source = `import { Gona, GonaError, verifyWebhook, type AnswerOf } from "@gona/client";
const gona = new Gona({ apiKey: "gona_key", baseUrl: "https://gona.example" });
const { data } = await gona.get("/v1/weather/forecast", { query: { location: "Kano", days: 3 } });
export const highest: (number | null)[] = data.daily.map((day) => day.temperature_max);
export const farm: AnswerOf<"get", "/v1/farms/{id}"> = (await gona.get("/v1/farms/{id}", { params: { id: 1 } })).data;
for await (const item of gona.pages("/v1/farms", { query: { status: "active" } })) item.name.toUpperCase();
await gona.post("/v1/pests/identify", { body: { image: new Blob(["leaf"]) } });
const kept = await gona.get("/v1/farms", { ifNoneMatch: '"a"' });
// @ts-expect-error null when the answer is unchanged
kept.data.data;
// @ts-expect-error no such query
await gona.get("/v1/weather/current", { query: { place: "Kano" } });
// @ts-expect-error not of this type
await gona.get("/v1/weather/forecast", { query: { location: "Kano", days: "3" } });
// @ts-expect-error the farm is required
await gona.get("/v1/soil/recommendations", { query: { crop_id: 3 } });
// @ts-expect-error the path has a parameter
await gona.get("/v1/farms/{id}");
// @ts-expect-error the body is required
await gona.post("/v1/farms");
// @ts-expect-error no such status
await gona.put("/v1/farms/{id}", { params: { id: 1 }, body: { status: "sold" } });
// @ts-expect-error no such path
await gona.get("/v1/nothing");
// @ts-expect-error no list in pages
gona.pages("/v1/farms/{id}/crops");
const event = await verifyWebhook({ body: "", signature: "", secret: "" });
if (event.type === "budget.reached") event.data.percent satisfies 50 | 80 | 100;
// @ts-expect-error another event has other data
event.data.percent;
export const kindOf = (error: GonaError) => {
  // @ts-expect-error no such kind
  return error.kind === "lost";
};
`;
    await writeFile(path.join(client.folder, "types.mts"), source);
    expect(await client.typeCheck(["types.mts"], "any")).toBe("");
  });

  it("needs nothing of Node: it runs where there is no process, no Buffer and no module of Node", async () => {
    const bundle = await build({
      stdin: {
        contents: `import { Gona, verifyWebhook } from "@gona/client"; globalThis.run = run;
          async function run(baseUrl) {
            const gona = new Gona({ apiKey: "gona_key", baseUrl });
            const { data } = await gona.get("/v1/farms");
            const posted = await gona.post("/v1/pests/identify", { body: { image: new Blob(["leaf"]) } });
            const reason = await verifyWebhook({ body: "{}", signature: "t=1,v1=" + "0".repeat(64), secret: "whsec_a" })
              .catch((error) => error.reason);
            return JSON.stringify([data, posted.status, reason]);
          }`,
        resolveDir: client.folder,
      },
      bundle: true,
      write: false,
      format: "iife",
      platform: "browser",
    });
    const code = bundle.outputFiles[0]?.text ?? "";
    const sent: string[] = [];
    const browser = {
      ...{ URL, URLSearchParams, Headers, Response, FormData, Blob, AbortController, TextEncoder, TextDecoder, crypto },
      ...{ setTimeout, clearTimeout },
      fetch: (url: string, init: RequestInit) => {
        sent.push(`${init.method} ${url} ${new Headers(init.headers).has("idempotency-key")}`);
        return Promise.resolve(Response.json({ data: [] }));
      },
    };
    const context = vm.createContext(browser);
    vm.runInContext(code, context);
    expect(JSON.parse((await vm.runInContext(`run("https://gona.example")`, context)) as string)).toEqual([
      { data: [] },
      200,
      "mismatch",
    ]);
    expect(sent).toEqual([
      "GET https://gona.example/v1/farms false",
      "POST https://gona.example/v1/pests/identify true",
    ]);
    expect(await fileOfPackage("index.js")).not.toMatch(/\bprocess\b|\bBuffer\b|\brequire\b|node:/);
  });
});
