import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freshUpstreams } from "../../upstream/testing/fresh-upstreams";
import { startStandIns, type Mode, type StandIns } from "../../upstream/testing/stand-ins";
import { officialWarnings } from "./official";

const now = Date.UTC(2026, 6, 1, 12);
const hour = 3_600_000;
const kano = { latitude: 12.0022, longitude: 8.592, country: "NG" };
const lagos = { latitude: 6.45, longitude: 3.4, country: "NG" };
const thunderstorms = {
  id: "hand-made.2.49.0.0.566.0.thunderstorms",
  event: "THUNDERSTORMS",
  severity: "Moderate",
  urgency: "Expected",
  certainty: "Likely",
  headline: "Thunderstorms & strong winds expected over parts of northern Nigeria",
  effectiveAt: now,
  expiresAt: now + 6 * hour,
};

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns({ now: () => now, slowMs: 1000 });
});
afterAll(() => standIns.stop());
beforeEach(() => {
  freshUpstreams(standIns.env);
  standIns.setMode("all", "good");
  standIns.forget();
});

describe("official warnings", () => {
  it("are the issuing service's own words, in English where there is English", async () => {
    const { data, provenance } = await officialWarnings(kano, now);
    expect(data).toEqual([
      {
        ...thunderstorms,
        description: "Thunderstorms with gusts of up to 60 km/h are expected.",
        instruction: "Keep away from tall trees and secure loose objects.",
        source: "Hand-made Meteorological Agency",
      },
    ]);
    expect(provenance).toEqual({ source: "WMO SWIC", kind: "forecast", ageSeconds: 0 });
  });

  it("are asked for with the latitude first, and each file only once", async () => {
    await officialWarnings(kano, now);
    const requests = standIns.requests("swic").map(({ url }) => url);
    expect(requests[0]?.searchParams.get("cql_filter")).toContain("POINT (12 8.6)");
    expect(requests).toHaveLength(2);
  });

  it("do not hold at a place outside of their area", async () => {
    expect((await officialWarnings(lagos, now)).data).toEqual([]);
  });

  it("are not asked for again within five minutes, and end when they say", async () => {
    await officialWarnings(kano, now);
    await officialWarnings(kano, now + 299_000);
    expect(standIns.requests("swic")).toHaveLength(2);
    standIns.setMode("all", "down");
    const kept = await officialWarnings(kano, now + 3_599_000);
    expect(kept.data).toHaveLength(1);
    expect(kept.provenance.ageSeconds).toBe(3599);
    await expect(officialWarnings(kano, now + hour)).rejects.toMatchObject({ name: "ApiError", status: 503 });
  });

  it.each<Mode>(["slow", "500", "html", "nonsense", "half", "hang", "rate-limited", "down"])(
    "come from the country's own feed when SWIC is %s",
    async (mode) => {
      standIns.setMode("swic", mode);
      const { data, provenance } = await officialWarnings(kano, now);
      expect(data[0]).toMatchObject(thunderstorms);
      expect(provenance.source).toBe("National CAP feed");
    },
  );

  it("are told in the centre's summary when the original cannot be read", async () => {
    standIns.setBody("swic", {
      features: [
        {
          properties: {
            capurl: "../../etc/passwd",
            identifier: "x1",
            event: "Flood",
            s: 4,
            u: 4,
            c: 3,
            sent: "2026-07-01 11:00:00",
            expires: "2026-07-01 18:00:00",
          },
        },
      ],
    });
    const { data } = await officialWarnings(kano, now);
    standIns.setBody("swic", undefined);
    expect(data).toMatchObject([
      {
        id: "x1",
        severity: "Extreme",
        urgency: "Immediate",
        certainty: "Likely",
        headline: "Flood",
        expiresAt: now + 6 * hour,
      },
    ]);
    expect(standIns.requests("swic")).toHaveLength(1);
  });

  it("cannot be told where neither answers", async () => {
    standIns.setMode("all", "down");
    await expect(officialWarnings(kano, now)).rejects.toMatchObject({ status: 503 });
    await expect(officialWarnings({ ...lagos, country: null }, now)).rejects.toMatchObject({ status: 503 });
  });
});
