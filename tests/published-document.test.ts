import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicEndpoints } from "../lib/api/registry";
import { exampleImage } from "../lib/pests/photo/example-image";
import { startServer, type TestServer } from "../lib/testing/server";
import { startStandIns, type StandIns } from "../lib/upstream/testing/stand-ins";
import { programOf, runProgram } from "../scripts/run-program";
import { accountsOf, type TestAccount } from "./support/account";
import { arazzo, exampleCall, parametersOf, type ArazzoCall } from "./support/arazzo";
import { goodCall, type PublicEndpoint } from "./support/good-call";

type Operation = { operationId: string };
type OpenApi = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, object> } };
type Check = { name: string; status: string; message: string };
type Step = { stepId: string; checks: Check[]; response?: { statusCode: number; headers: Record<string, string> } };
type Report = { files: Record<string, { executedWorkflows: { executedSteps: Step[] }[] }> };

/** What the tool says of a call: its status, and the names of the checks that it passed and failed. */
type Verdict = { id: string; status: number | null; sandbox: boolean; passed: string[]; failed: string[] };

const wantedChecks = ["success criteria check", "status code check", "content-type check", "schema check"];

let folder: string;
let standIns: StandIns;
let server: TestServer;
let accounts: ReturnType<typeof accountsOf>;
let holder: TestAccount;
let document: OpenApi;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "gona-published-"));
  standIns = await startStandIns();
  // A satellite picture is the one thing for which there is no model to fall back to.
  const { EARTH_SEARCH_URL, SENTINEL_C1_COGS_URL } = standIns.env;
  server = await startServer({ env: { EARTH_SEARCH_URL, SENTINEL_C1_COGS_URL } });
  accounts = accountsOf(server);
  holder = await accounts.make();
  document = (await server.request("/openapi.json")).json() as OpenApi;
});
afterAll(async () => {
  await accounts.end();
  await server.stop();
  await standIns.stop();
  await rm(folder, { recursive: true, force: true });
});

const verdictOf = ({ stepId, response, checks }: Step): Verdict => ({
  id: stepId,
  status: response?.statusCode ?? null,
  sandbox: response?.headers["x-sandbox"] === "true",
  passed: checks.filter(({ status }) => status === "success").map(({ name }) => name),
  failed: checks.filter(({ status }) => status !== "success").map(({ name, message }) => `${name}: ${message}`),
});

/** Lets Redocly Respect send the calls and check the answers against the document, as it was published unless told. */
async function respect(calls: ArazzoCall[], of: { key: string; published?: object }): Promise<Verdict[]> {
  const [published, description, report] = ["openapi.json", "calls.arazzo.json", "report.json"].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  await writeFile(published, JSON.stringify(of.published ?? document));
  await writeFile(description, JSON.stringify(arazzo(calls, "openapi.json")));
  const cli = path.resolve(programOf("@redocly/cli", "bin/cli.js"));
  let output = "";
  await runProgram({
    args: [cli, "respect", description, "--input", `key=${of.key}`, "--json-output", report],
    env: {
      NODE_EXTRA_CA_CERTS: path.join(server.dataDir, "tls/cert.pem"),
      REDOCLY_TELEMETRY: "off",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    },
    output: (text) => (output += text),
  });
  const written = await readFile(report, "utf8").catch(() => {
    throw new Error(`No report came:\n${output}`);
  });
  await rm(report);
  const { files } = JSON.parse(written) as Report;
  return Object.values(files)
    .flatMap(({ executedWorkflows }) => executedWorkflows)
    .flatMap(({ executedSteps }) => executedSteps)
    .map(verdictOf);
}

const operationIdOf = ({ method, path: at }: { method: string; path: string }) =>
  document.paths[at]?.[method.toLowerCase()]?.operationId ?? "not published";

const examples = () =>
  publicEndpoints.map((endpoint) =>
    exampleCall(endpoint, { operationId: operationIdOf(endpoint), status: endpoint.status ?? 200 }),
  );

/** A call of the endpoint that succeeds with a live key of the holder. */
async function liveCall(endpoint: PublicEndpoint): Promise<ArazzoCall> {
  const { path: at, query, body } = await goodCall(endpoint, holder);
  const id = /\/(\d+)/.exec(at)?.[1];
  const operationId = operationIdOf(endpoint);
  return {
    id: operationId,
    operationId,
    parameters: [...parametersOf(id === undefined ? {} : { id: Number(id) }, "path"), ...parametersOf(query, "query")],
    body,
    status: endpoint.status ?? 200,
  };
}

const everyOperation = () =>
  Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));

describe("an outside tool that knows only the published document", () => {
  it("calls every endpoint with a test key, and finds each answer as the document says", async () => {
    const verdicts = await respect(examples(), { key: await holder.issueKey({ test: true }) });
    const status = new Map(examples().map((call) => [call.id, call.status]));
    expect(verdicts).toEqual(
      everyOperation().map((id) => ({ id, status: status.get(id), sandbox: true, passed: wantedChecks, failed: [] })),
    );
  });

  it("calls every endpoint with a live key too, and sends a photo as a file", async () => {
    await writeFile(path.join(folder, "leaf.jpg"), Buffer.from(exampleImage, "base64"));
    const asFile: ArazzoCall = {
      id: "photoAsFile",
      operationId: "postPestsIdentify",
      parameters: [],
      body: { image: "$file('./leaf.jpg')" },
      contentType: "multipart/form-data",
      status: 200,
    };
    const calls = [...(await Promise.all(publicEndpoints.map(liveCall))), asFile];
    expect(calls.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(everyOperation()));
    const verdicts = await respect(calls, { key: await holder.issueKey() });
    expect(verdicts).toEqual(
      calls.map(({ id, status }) => ({ id, status, sandbox: false, passed: wantedChecks, failed: [] })),
    );
  });

  it("finds every failure as the document says: bad parameters, a wrong key, an unknown record", async () => {
    const call = (of: Partial<ArazzoCall> & Pick<ArazzoCall, "operationId" | "status">): ArazzoCall => ({
      id: `${of.operationId}${of.status}`,
      parameters: [],
      ...of,
    });
    const header = (name: string, value: string) => ({ name, in: "header" as const, value });
    const id = { name: "id", in: "path" as const, value: 1_999_999_999 };
    const kano = { name: "location", in: "query" as const, value: "Kano" };
    const calls = [
      ...everyOperation().map((operationId) => {
        const { parameters = [], body } = examples().find((example) => example.operationId === operationId) ?? {};
        return call({ operationId, status: 401, parameters: [...parameters, header("X-API-KEY", "gona_no")], body });
      }),
      call({
        operationId: "getWeatherForecast",
        status: 400,
        parameters: [kano, { ...kano, name: "days", value: 99 }],
      }),
      call({ operationId: "getWeatherCurrent", status: 404, parameters: [{ ...kano, value: "Nowhere at all" }] }),
      call({ operationId: "postFarms", status: 400, body: { size: 2 } }),
      call({ operationId: "postPestsIdentify", status: 415, body: { image: "R0lGODlhAQABAAAAACw=" } }),
      call({ operationId: "getFarmsId", status: 404, parameters: [id] }),
      call({ operationId: "putFarmsId", status: 404, parameters: [id], body: { name: "Gidan Gona" } }),
      call({ operationId: "deleteFarmsId", status: 404, parameters: [id] }),
    ];
    const verdicts = await respect(calls, { key: await holder.issueKey() });
    expect(verdicts.map(({ sandbox: _, ...verdict }) => verdict)).toEqual(
      calls.map((asked) => ({ id: asked.id, status: asked.status, passed: wantedChecks, failed: [] })),
    );
  });

  it("would notice: a document that says otherwise is told broken", async () => {
    const schemas = { ...document.components.schemas, GetCrops: { type: "object", required: ["nothing"] } };
    const published = { ...document, components: { ...document.components, schemas } };
    const calls = examples().filter(({ id }) => id === "getCrops" || id === "getCropsId");
    const verdicts = await respect(calls, { key: await holder.issueKey({ test: true }), published });
    expect(verdicts.map(({ id, failed }) => [id, failed.length])).toEqual([
      ["getCrops", 1],
      ["getCropsId", 0],
    ]);
    expect(verdicts[0]?.failed[0]).toMatch(/^schema check: .*nothing/s);
  });
});
