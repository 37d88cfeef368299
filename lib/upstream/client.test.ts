import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { now } from "../clock";
import { config } from "../config";
import { upstream, type UpstreamRequest } from "./client";
import { isUpstreamError } from "./errors";
import { circuitOpenMs } from "./guard";
import { freshUpstreams } from "./testing/fresh-upstreams";
import { startStandIns, type Mode, type StandIns } from "./testing/stand-ins";

const timeoutMs = 400;
const longestMs = timeoutMs + timeoutMs / 2 + 250;
const which = "open-meteo-forecast";

let standIns: StandIns;
const service = upstream({
  source: "Open-Meteo forecast",
  baseUrl: () => config().OPEN_METEO_FORECAST_URL,
  concurrency: 1,
});
const request: UpstreamRequest<number> = {
  path: "/v1/forecast",
  query: { latitude: "12", apikey: "very-secret" },
  format: "json",
  read: (body) => z.object({ utc_offset_seconds: z.number() }).parse(body).utc_offset_seconds,
};
const reasonOf = (error: unknown) => (isUpstreamError(error) ? error.reason : String(error));
const outcome = () => service.get(request).then(() => "good", reasonOf);

beforeAll(async () => {
  standIns = await startStandIns({ slowMs: 1000 });
});
afterAll(() => standIns.stop());
beforeEach(() => {
  freshUpstreams(standIns.env);
  standIns.setMode("all", "good");
  standIns.setBody(which, undefined);
  standIns.forget();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("calling an upstream", () => {
  it("says who calls, with the operator's contact", async () => {
    await service.get(request);
    expect(standIns.requests(which)[0]?.headers["user-agent"]).toMatch(/^Gona\/\d+\.\d+\.\d+ \(.+\)$/);
  });

  it.each<[Mode, string, number]>([
    ["slow", "timeout", 1],
    ["hang", "timeout", 1],
    ["500", "server-error", 2],
    ["html", "content-type", 1],
    ["nonsense", "malformed", 1],
    ["half", "network", 2],
    ["down", "network", 2],
    ["rate-limited", "rate-limited", 1],
  ])("gives up in time on an upstream that is %s, after as many tries as make sense", async (mode, reason, tries) => {
    standIns.setMode(which, mode);
    const startedAt = now();
    expect(await outcome()).toBe(reason);
    expect(now() - startedAt).toBeLessThan(longestMs);
    expect(standIns.requests(which)).toHaveLength(tries);
  });

  it("answers when only the first try failed", async () => {
    standIns.setMode(which, "500");
    const answer = outcome();
    await vi.waitUntil(() => standIns.requests(which).length === 1);
    standIns.setMode(which, "good");
    expect(await answer).toBe("good");
  });

  it("sends nothing while an upstream that asked for a pause wants it", async () => {
    standIns.setMode(which, "rate-limited");
    await outcome();
    standIns.setMode(which, "good");
    expect(await outcome()).toBe("rate-limited");
    expect(standIns.requests(which)).toHaveLength(1);
    vi.useFakeTimers({ toFake: ["Date"], now: now() + 61_000 });
    expect(await outcome()).toBe("good");
  });

  it("leaves a failing upstream alone for 30 seconds and comes back to it then", async () => {
    standIns.setMode(which, "html");
    for (let call = 0; call < 3; call += 1) await outcome();
    standIns.setMode(which, "good");
    expect(await outcome()).toBe("circuit-open");
    expect(standIns.requests(which)).toHaveLength(3);
    vi.useFakeTimers({ toFake: ["Date"], now: now() + circuitOpenMs + 1 });
    expect(await outcome()).toBe("good");
    expect(await outcome()).toBe("good");
  });

  it("leaves a hanging upstream alone, so that it costs its callers nothing", async () => {
    standIns.setMode(which, "hang");
    for (let call = 0; call < 3; call += 1) await outcome();
    const startedAt = now();
    expect(await outcome()).toBe("circuit-open");
    expect(now() - startedAt).toBeLessThan(100);
  });

  it("serialises calls to a provider that wants one at a time", async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, outcome));
    expect(outcomes).toEqual(Array(8).fill("good"));
    expect(standIns.peak(which)).toBe(1);
  });

  it("lets nobody wait in the line longer than the deadline", async () => {
    standIns.setMode(which, "hang");
    const startedAt = now();
    const outcomes = await Promise.all(Array.from({ length: 20 }, outcome));
    expect(now() - startedAt).toBeLessThan(longestMs);
    expect(new Set(outcomes)).toEqual(new Set(["timeout"]));
    expect(standIns.requests(which).length).toBeLessThanOrEqual(2);
  });

  it("passes over an upstream that is turned off, without asking", async () => {
    freshUpstreams({ ...standIns.env, OPEN_METEO_FORECAST_URL: "off" });
    expect(await outcome()).toBe("off");
    expect(standIns.requests(which)).toHaveLength(0);
  });

  it("never puts a key into an error", async () => {
    for (const mode of ["500", "down", "html", "rate-limited", "nonsense"] as const) {
      freshUpstreams(standIns.env);
      standIns.setMode(which, mode);
      const error: unknown = await service.get(request).catch((reason: unknown) => reason);
      expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain("very-secret");
    }
  });

  it("stops reading a body that is longer than allowed", async () => {
    const small = { ...request, maxBytes: 1000 };
    expect(await service.get(small).catch(reasonOf)).toBe("too-large");
  });
});
