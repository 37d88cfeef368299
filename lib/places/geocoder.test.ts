import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freshUpstreams } from "../upstream/testing/fresh-upstreams";
import { startStandIns, type StandIns } from "../upstream/testing/stand-ins";
import { geocode } from "./geocoder";

const now = Date.UTC(2026, 10, 21);
const day = 86_400_000;
const name = "open-meteo-geocoding";

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns({ now: () => now });
});
afterAll(() => standIns.stop());
beforeEach(() => {
  freshUpstreams(standIns.env);
  standIns.setMode("all", "good");
  standIns.setBody(name, undefined);
  standIns.forget();
});

describe("the geocoder", () => {
  it("gives the largest place of exactly this name", async () => {
    expect(await geocode("Paris", now)).toMatchObject({ name: "Paris", country: "FR", timezone: "Europe/Paris" });
  });

  it("takes no longer name for the one asked for, and no accent or capital for a difference", async () => {
    const place = { latitude: 9, longitude: 8, timezone: "Africa/Lagos" };
    const results = [
      { name: "Gidan Sarki Babba", population: 9_000_000, ...place },
      { name: "Gídan Sarki", ...place },
    ];
    standIns.setBody(name, { results });
    expect(await geocode("gidan  sarki", now)).toEqual({
      name: "Gídan Sarki",
      latitude: 9,
      longitude: 8,
      elevationM: null,
      country: null,
      timezone: "Africa/Lagos",
    });
  });

  it("compares the name before the comma and leaves the rest to the service", async () => {
    await geocode("Paris, Texas", now);
    expect(standIns.requests(name)[0]?.url.searchParams.get("name")).toBe("Paris, Texas");
  });

  it("gives null for a name that nobody knows", async () => {
    expect(await geocode("Zzyzzx", now)).toBeNull();
  });

  it("asks once a month for a name it found, and once a day for one it did not", async () => {
    await geocode("Berlin", now);
    await geocode("berlin ", now + 29 * day);
    expect(standIns.requests(name)).toHaveLength(1);
    await geocode("Nowhereland", now);
    await geocode("Nowhereland", now + 2 * day);
    expect(standIns.requests(name)).toHaveLength(3);
  });

  it("tells a geocoder that cannot be asked from a name that is not known", async () => {
    standIns.setMode(name, "nonsense");
    await expect(geocode("Berlin", now)).rejects.toMatchObject({ name: "UpstreamError", reason: "malformed" });
  });
});
