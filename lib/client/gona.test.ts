import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { GonaError } from "./errors";
import { Gona, type GonaOptions } from "./gona";

type Heard = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer };
type Reply = { status?: number; headers?: Record<string, string>; body?: unknown } | "hang up" | "silence";

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = undefined;
});

const startMs = Date.parse("2026-11-22T08:00:00Z");
const moment = "1970-01-01T00:00:00.000Z";

function answer(response: ServerResponse, reply: Reply) {
  if (reply === "silence") return;
  if (reply === "hang up") {
    response.destroy();
    return;
  }
  const { status = 200, headers = {}, body = { id: 1 } } = reply;
  response.writeHead(status, { "Content-Type": "application/json", ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

/** A server that gives `replies` in turn (the last again and again), and a client of it that waits for nothing. */
async function against(replies: Reply[], options: Partial<GonaOptions> = {}) {
  const heard: Heard[] = [];
  const waits: number[] = [];
  const started = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      heard.push({ method, url, headers, body: Buffer.concat(chunks) });
      answer(response, replies[Math.min(heard.length, replies.length) - 1] ?? {});
    });
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const { port } = started.address() as AddressInfo;
  const clock = {
    now: () => startMs,
    random: () => 0.5,
    sleep: (ms: number, signal?: AbortSignal) => {
      waits.push(ms);
      return signal?.aborted ? Promise.reject(new Error("aborted")) : Promise.resolve();
    },
  };
  const gona = new Gona({ apiKey: "gona_key", baseUrl: `http://127.0.0.1:${port}`, clock, ...options });
  return { gona, heard, waits };
}

async function failureOf(call: Promise<unknown>): Promise<GonaError> {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof GonaError)) throw new Error(`Not a GonaError: ${String(failure)}`);
  return failure;
}

const busy = { status: 503, headers: { "Retry-After": "7" }, body: { error: "Unavailable", message: "Later." } };

describe("a call", () => {
  it("carries the key and what it says in path and query, and leaves out what is undefined", async () => {
    const { gona, heard } = await against([{}]);
    await gona.get("/v1/crops/{id}/calendar", {
      params: { id: 3 },
      query: { location: "Kano & Kura", farm_id: undefined },
    });
    expect(heard).toMatchObject([
      {
        method: "GET",
        url: "/v1/crops/3/calendar?location=Kano+%26+Kura",
        headers: { "x-api-key": "gona_key", accept: "application/json" },
      },
    ]);
  });

  it("gives data, status, cost, limit, source and version of its answer", async () => {
    const headers = {
      "X-Request-Id": "r-1",
      "X-Cost-Naira": "10.0000",
      "X-Cost-Credits": "1000",
      "RateLimit-Limit": "1000",
      "RateLimit-Remaining": "999",
      "RateLimit-Reset": "60",
      "X-Data-Source": "Open-Meteo",
      "X-Data-Kind": "forecast",
      Age: "30",
      ETag: '"a"',
      "X-Sandbox": "true",
    };
    const { gona } = await against([{ headers, body: { temperature: 31 } }]);
    const { headers: all, ...answered } = await gona.get("/v1/weather/current", { query: { location: "Kano" } });
    expect(all.get("x-request-id")).toBe("r-1");
    expect(answered).toEqual({
      data: { temperature: 31 },
      status: 200,
      requestId: "r-1",
      cost: { naira: 10, credits: 1000 },
      rateLimit: { limit: 1000, remaining: 999, reset: 60 },
      source: { name: "Open-Meteo", kind: "forecast", ageSeconds: 30 },
      etag: '"a"',
      replayed: false,
      sandbox: true,
    });
  });

  it("by a version that still holds gives status 304 and no data", async () => {
    const { gona, heard } = await against([{ status: 304, body: "" }]);
    const { status, data } = await gona.get("/v1/farms/{id}", { params: { id: 1 }, ifNoneMatch: '"a"' });
    expect({ status, data, sent: heard[0]?.headers["if-none-match"] }).toEqual({
      status: 304,
      data: null,
      sent: '"a"',
    });
  });

  it("that changes a record names the version that was read", async () => {
    const { gona, heard } = await against([{}]);
    await gona.put("/v1/farms/{id}", { params: { id: 1 }, body: { name: "Gidan Gona" }, ifMatch: '"a"' });
    await gona.delete("/v1/farms/{id}", { params: { id: 1 } });
    expect(heard.map(({ method, headers }) => [method, headers["if-match"]])).toEqual([
      ["PUT", '"a"'],
      ["DELETE", undefined],
    ]);
    expect(heard[0]?.body.toString()).toBe('{"name":"Gidan Gona"}');
  });

  it("with a file is a form, the same to the byte on each try", async () => {
    const { gona, heard } = await against([busy, {}]);
    await gona.post("/v1/pests/identify", { body: { image: new Blob(["bytes"], { type: "image/png" }), crop_id: 3 } });
    expect(heard).toHaveLength(2);
    expect(heard[1]).toEqual(heard[0]);
    expect(heard[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    const form = await new Response(new Uint8Array(heard[0]?.body ?? []), {
      headers: { "Content-Type": heard[0]?.headers["content-type"] ?? "" },
    }).formData();
    const image = form.get("image");
    expect([image instanceof Blob && (await image.text()), form.get("crop_id")]).toEqual(["bytes", "3"]);
  });

  it("never takes the key to another address", async () => {
    const { gona, heard } = await against([{ status: 302, headers: { Location: "/elsewhere" } }], { maxRetries: 0 });
    expect((await failureOf(gona.get("/v1/farms"))).kind).toBe("network");
    expect(heard).toHaveLength(1);
  });
});

describe("a client", () => {
  it.each(["http://gona.example", "ftp://gona.example", "gona.example"])(
    "is not made for %s, which would send the key in the clear",
    (baseUrl) => {
      expect(() => new Gona({ apiKey: "gona_key", baseUrl })).toThrow(TypeError);
    },
  );

  it("is not made without a key", () => {
    expect(() => new Gona({ apiKey: "", baseUrl: "https://gona.example" })).toThrow("apiKey");
  });

  it("keeps the path of its base address", async () => {
    const urls: string[] = [];
    const own: typeof fetch = (url) => {
      urls.push(url instanceof Request ? url.url : url.toString());
      return Promise.resolve(Response.json({}));
    };
    await new Gona({ apiKey: "gona_key", baseUrl: "https://gona.example/api/", fetch: own }).get("/v1/farms");
    expect(urls).toEqual(["https://gona.example/api/v1/farms"]);
  });
});

describe("a failure", () => {
  it.each([
    [400, "invalid-request"],
    [401, "unauthorized"],
    [402, "budget-reached"],
    [403, "forbidden"],
    [404, "not-found"],
    [405, "invalid-request"],
    [409, "conflict"],
    [412, "conflict"],
    [413, "too-large"],
    [415, "invalid-request"],
    [429, "rate-limited"],
    [500, "server"],
    [503, "unavailable"],
  ])("of status %i is %s, in the API's own words", async (status, kind) => {
    const reply = { status, headers: { "X-Request-Id": "r-2" }, body: { error: "Brief", message: "In full." } };
    const { gona } = await against([reply], { maxRetries: 0 });
    expect(await failureOf(gona.get("/v1/farms"))).toMatchObject({
      kind,
      status,
      error: "Brief",
      message: "In full.",
      requestId: "r-2",
      retryAfterSeconds: null,
    });
  });

  it("whose body is a proxy's page, or an answer that is no JSON, is told without it", async () => {
    const page = { headers: { "Content-Type": "text/html" }, body: "<h1>Bad gateway</h1>" };
    const { gona } = await against([{ status: 502, ...page }, page], { maxRetries: 0 });
    expect(await failureOf(gona.get("/v1/farms"))).toMatchObject({ kind: "server", status: 502, error: "HTTP 502" });
    expect(await failureOf(gona.get("/v1/farms"))).toMatchObject({ kind: "server", error: "Unreadable answer" });
  });

  it("without an answer in time is a timeout", async () => {
    const { gona } = await against(["silence"], { maxRetries: 0, timeoutMs: 20 });
    expect(await failureOf(gona.get("/v1/farms"))).toMatchObject({ kind: "timeout", status: 0, requestId: null });
  });

  it("by the caller's signal is aborted, also while waiting for the next try, and never tried again", async () => {
    const { gona, heard } = await against(["silence"]);
    expect((await failureOf(gona.get("/v1/farms", { signal: AbortSignal.abort() }))).kind).toBe("aborted");
    expect(heard).toHaveLength(0);
    const controller = new AbortController();
    const ended = failureOf(gona.get("/v1/farms", { signal: controller.signal }));
    controller.abort();
    expect((await ended).kind).toBe("aborted");
  });
});

describe("trying again", () => {
  it.each(["get", "post", "put", "delete"] as const)("after 429 and 503 %s waits as long as told", async (method) => {
    const date = new Date(startMs + 12_000).toUTCString();
    const limited = {
      status: 429,
      headers: { "Retry-After": date },
      body: { error: "Too many requests", message: "" },
    };
    const { gona, heard, waits } = await against([busy, limited, {}]);
    const calls = {
      get: () => gona.get("/v1/farms/{id}", { params: { id: 1 } }),
      post: () => gona.post("/v1/farms", { body: { name: "Gidan Gona" } }),
      put: () => gona.put("/v1/farms/{id}", { params: { id: 1 }, body: { name: "Gidan Gona" } }),
      delete: () => gona.delete("/v1/farms/{id}", { params: { id: 1 } }),
    };
    expect((await calls[method]()).status).toBe(200);
    expect(waits).toEqual([7_000, 12_000]);
    expect(heard).toHaveLength(3);
  });

  it("ends after maxRetries, and gives the last failure with its wait", async () => {
    const { gona, heard } = await against([busy], { maxRetries: 2 });
    expect(await failureOf(gona.get("/v1/farms"))).toMatchObject({ kind: "unavailable", retryAfterSeconds: 7 });
    expect(heard).toHaveLength(3);
  });

  it("does not wait longer than a minute: the caller is told instead", async () => {
    const { gona, waits } = await against([{ ...busy, headers: { "Retry-After": "3600" } }]);
    expect((await failureOf(gona.get("/v1/farms"))).retryAfterSeconds).toBe(3600);
    expect(waits).toEqual([]);
  });

  it("after a broken connection and a 500, 502 and 504, reading and making wait longer each time", async () => {
    const replies: Reply[] = ["hang up", { status: 500 }, { status: 504 }, { status: 502 }, {}];
    for (const call of [
      (gona: Gona) => gona.get("/v1/farms"),
      (gona: Gona) => gona.post("/v1/farms", { body: { name: "Gidan Gona" } }),
    ]) {
      const { gona, waits } = await against(replies, { maxRetries: 4 });
      expect((await call(gona)).status).toBe(200);
      expect(waits).toEqual([375, 750, 1500, 3000]);
      server?.closeAllConnections();
      server?.close();
    }
  });

  it.each(["hang up", { status: 500 }, { status: 502 }] as Reply[])(
    "is not done for a change of which nobody knows whether it was made",
    async (reply) => {
      const { gona, heard } = await against([reply]);
      await failureOf(gona.put("/v1/farms/{id}", { params: { id: 1 }, body: { name: "Gidan Gona" } }));
      await failureOf(gona.delete("/v1/farms/{id}", { params: { id: 1 } }));
      expect(heard.map(({ method }) => method)).toEqual(["PUT", "DELETE"]);
    },
  );

  it("is not done for what a second try cannot mend", async () => {
    const { gona, heard } = await against([{ status: 404 }]);
    await failureOf(gona.get("/v1/farms"));
    expect(heard).toHaveLength(1);
  });

  it("keeps the idempotency key of the call; another call has another, and one's own is sent as given", async () => {
    const { gona, heard } = await against(["hang up", {}]);
    const body = { name: "Gidan Gona" };
    await gona.post("/v1/farms", { body });
    await gona.post("/v1/farms", { body });
    await gona.post("/v1/farms", { body, idempotencyKey: "mine" });
    const [first, again, other, own] = heard.map(({ headers }) => headers["idempotency-key"]);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(own).toBe("mine");
  });
});

describe("pages", () => {
  const page = (current: number, last: number) => ({
    body: {
      data: [{ id: current * 10, name: "Gidan Gona", created_at: moment }],
      meta: { total: last, per_page: 1, last_page: last, current_page: current },
    },
  });

  it("gives every item of every page, asking for the next one only when it is needed", async () => {
    const { gona, heard } = await against([page(1, 3), page(2, 3), page(3, 3)]);
    const ids: number[] = [];
    for await (const farm of gona.pages("/v1/farms", { query: { per_page: 1 } })) {
      expect(heard).toHaveLength(ids.length + 1);
      ids.push(farm.id);
    }
    expect(ids).toEqual([10, 20, 30]);
    expect(heard.map(({ url }) => url)).toEqual([1, 2, 3].map((number) => `/v1/farms?per_page=1&page=${number}`));
  });

  it("begins where told", async () => {
    const { gona, heard } = await against([page(2, 2)]);
    for await (const crop of gona.pages("/v1/crops", { query: { page: 2 } })) expect(crop.id).toBe(20);
    expect(heard.map(({ url }) => url)).toEqual(["/v1/crops?page=2"]);
  });
});
