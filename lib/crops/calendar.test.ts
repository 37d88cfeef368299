import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isApiError } from "../api/errors";
import { completeConfig } from "../config";
import { closeDb, db } from "../db";
import type { PlaceSelector } from "../places/contract";
import { testDatabase } from "../testing/database";
import { findCalendar } from "./calendar";
import { CalendarJson, calendarToJson } from "./calendar-contract";
import { catalogue } from "./catalogue";
import { CropRecord, cropToJson } from "./contract";
import { readWindows } from "./store";

const now = Date.UTC(2026, 10, 21, 12);
let accountId: number;

beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase(), LOG_LEVEL: "silent" });
  const email = "musa@example.com";
  accountId = (await db().user.create({ data: { name: email, email } })).id;
}, 120_000);

afterAll(closeDb);

async function calendar(name: string, where: PlaceSelector) {
  const crop = (await catalogue()).byName(name);
  const answer = await findCalendar({ cropId: crop?.id ?? 0, where }, { accountId, db: db(), now });
  return { json: CalendarJson.parse(calendarToJson(answer.data)), provenance: answer.provenance };
}

describe("findCalendar", () => {
  it("has maize planted with Kano's rains, and earlier in Ibadan, each with its reason and sources", async () => {
    const [kano, ibadan] = [
      await calendar("maize", { location: "Kano" }),
      await calendar("maize", { location: "Ibadan" }),
    ];
    expect(kano.json.rains.seasons).toMatchObject([{ onset: "05-21", end: "09-30", crop_fits: true }]);
    expect(kano.json.advice).toMatchObject({
      basis: "calendar_and_rains",
      plant: { from: "05-21", to: "06-30" },
      reason:
        "Plant maize from 21 May to 30 June: the rains usually begin about 21 May here, and the calendar of the north of Nigeria agrees.",
    });
    expect(ibadan.json.advice).toMatchObject({ season: "main", plant: { from: "04-01", to: "04-30" } });
    expect(ibadan.json.windows.map(({ basis, season }) => `${basis} ${season}`)).toEqual([
      "calendar main",
      "calendar second",
      "rains main",
    ]);
    expect(kano.provenance).toMatchObject({ kind: "modelled", ageSeconds: 0 });
    expect(kano.provenance.source).toMatch(/^[\x20-\x7e]*Sacks[\x20-\x7e]*CHIRPS[\x20-\x7e]*$/);
  });

  it("finds maize suited to Kano, cocoa not for want of rain, and cocoa suited to Ibadan", async () => {
    expect((await calendar("maize", { location: "Kano" })).json.suitability?.rainfed.class).toBe("excellent");
    const cocoa = (await calendar("cocoa", { location: "Kano" })).json.suitability?.rainfed;
    expect(cocoa).toMatchObject({ score: 0, limiting_factor: "rain", too_much: false, start_months: [] });
    expect((await calendar("cocoa", { location: "Ibadan" })).json.suitability?.rainfed.score).toBeGreaterThan(60);
  });

  it("marks what stands in and what was not checked", async () => {
    const carrot = (await calendar("carrot", { location: "Kano" })).json;
    expect(carrot.windows[0]).toMatchObject({ stand_in: true, checked: true, season: "dry" });
    expect(carrot.windows[0]?.reason).toContain("No calendar for this part of Nigeria has this crop");
    const tomato = (await calendar("tomato", { location: "Kano" })).json;
    expect(tomato.windows[0]).toMatchObject({ stand_in: false, checked: false, season: "dry" });
    expect(tomato.advice?.basis).toBe("irrigation");
  });

  it("goes by the rains where no calendar reaches, and by nothing where there are none", async () => {
    const nairobi = (await calendar("maize", { latitude: -1.29, longitude: 36.82 })).json;
    expect(nairobi.windows.every(({ basis }) => basis === "rains")).toBe(true);
    expect(nairobi.advice?.basis).toBe("rains");
    const cairo = (await calendar("maize", { latitude: 30.04, longitude: 31.24 })).json;
    expect(cairo).toMatchObject({ advice: null, windows: [], rains: { kind: "none", seasons: [] } });
    expect(cairo.suitability?.rainfed.score).toBe(0);
    expect(cairo.suitability?.irrigated.score).toBeGreaterThan(0);
    const ocean = (await calendar("maize", { latitude: -40, longitude: -120 })).json;
    expect(ocean).toMatchObject({ advice: null, windows: [], suitability: null, rains: { source: null } });
  });

  it("answers 404 for a crop that is not in the catalogue", async () => {
    const fault: unknown = await findCalendar(
      { cropId: 2_000_000, where: { location: "Kano" } },
      { accountId, db: db(), now },
    ).catch((error: unknown) => error);
    expect(isApiError(fault) && [fault.status, fault.error]).toEqual([404, "Not found"]);
  });

  it("fits its schema for every crop, in the north, the south and abroad", async () => {
    for (const crop of (await catalogue()).all) {
      expect(() => CropRecord.parse(cropToJson(crop, [], []))).not.toThrow();
      for (const where of [{ location: "Kano" }, { location: "Port Harcourt" }, { location: "Nairobi" }]) {
        const { data, provenance } = await findCalendar({ cropId: crop.id, where }, { accountId, db: db(), now });
        expect(() => CalendarJson.parse(calendarToJson(data)), `${crop.name} in ${where.location}`).not.toThrow();
        expect(provenance.source).toMatch(/^[\x20-\x7e]+$/);
      }
    }
  });

  it("keeps the published calendars: rice of the north of Nigeria", async () => {
    const rice = (await catalogue()).byName("rice");
    const windows = await readWindows(rice?.id ?? 0);
    expect(windows).toContainEqual({
      country: "NG",
      zone: "north",
      season: "main",
      plant: { from: "06-01", to: "07-31" },
      harvest: { from: "11-01", to: "12-31" },
      source: "Sacks, Deryng, Foley & Ramankutty (2010), Global Ecology and Biogeography 19:607-620",
    });
  });
});
