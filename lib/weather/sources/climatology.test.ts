import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { completeConfig } from "../../config";
import { closeDb } from "../../db";
import { testDatabase } from "../../testing/database";
import { climatology } from "./climatology";

const kano = { latitude: 12.05, longitude: 8.52 };
const lagos = { latitude: 6.58, longitude: 3.33 };
const midOcean = { latitude: 0, longitude: -30 };
const noon = Date.UTC(2026, 3, 15, 12);

beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase() });
}, 120_000);

afterAll(closeDb);

const day = async (point: typeof kano, date: string) => {
  const answer = await climatology.historical?.(point, { startDate: date, endDate: date }, noon);
  const [only] = answer?.data ?? [];
  if (!answer || !only) throw new Error("no day");
  return { ...only, source: answer.provenance.source };
};

describe("climatology", () => {
  it("has the normals of CRU CL 2.0 for Kano and Lagos in mid-month", async () => {
    const april = await day(kano, "2025-04-15");
    expect(april.temperatureMaxC).toBeCloseTo(38.6, 0);
    expect(april.temperatureMinC).toBeCloseTo(23.3, 0);
    const january = await day(lagos, "2025-01-16");
    expect(january.temperatureMaxC).toBeCloseTo(32.2, 0);
    expect(january.temperatureMinC).toBeCloseTo(22.6, 0);
  });

  it("takes Nigerian rain from CHIRPS by state: Kano's August has 284.7 mm, its December none", async () => {
    const august = await day(kano, "2025-08-16");
    expect(august.precipitationMm).toBeGreaterThan(8);
    expect(august.precipitationMm).toBeLessThan(11);
    expect(august.source).toBe("Gona climatology (CRU CL 2.0 1961-1990; CHIRPS 1991-2020)");
    expect((await day(kano, "2025-12-16")).precipitationMm).toBe(0);
    expect((await day({ latitude: 52.5, longitude: 13.4 }, "2025-08-16")).source).not.toContain("CHIRPS");
  });

  it("knows that the Jos Plateau is cool", async () => {
    const jos = await day({ latitude: 9.92, longitude: 8.89 }, "2025-04-15");
    expect(jos.temperatureMaxC).toBeLessThan(((await day(kano, "2025-04-15")).temperatureMaxC ?? 0) - 5);
  });

  it("has a current weather with day and night, marked as modelled", async () => {
    const day = await climatology.current?.(kano, noon);
    const night = await climatology.current?.(kano, noon + 15 * 3_600_000);
    expect(day?.provenance).toMatchObject({ kind: "modelled", ageSeconds: 0 });
    expect(day?.data).toMatchObject({ at: noon, pressureHpa: 1013.25, conditions: "Mainly clear" });
    expect(day?.data.uvIndex).toBeGreaterThan(9);
    expect(night?.data.uvIndex).toBe(0);
    expect(night?.data.temperatureC).toBeLessThan((day?.data.temperatureC ?? 0) - 8);
    expect(night?.data.humidityPct).toBeGreaterThan(day?.data.humidityPct ?? 100);
  });

  it("counts the days of a forecast from the place's own today", async () => {
    const lateEvening = Date.UTC(2026, 3, 15, 23, 30);
    const dates = async (point: typeof kano) =>
      (await climatology.forecast?.(point, 2, lateEvening))?.data.map(({ date }) => date);
    expect(await dates(kano)).toEqual(["2026-04-16", "2026-04-17"]);
    expect(await dates({ latitude: 40.7, longitude: -74 })).toEqual(["2026-04-15", "2026-04-16"]);
  });

  it("has every day of a range, leap days too, and reaches over the 180th meridian", async () => {
    const range = { startDate: "2024-02-28", endDate: "2024-03-01" };
    const answer = await climatology.historical?.({ latitude: -17, longitude: 179.9 }, range, noon);
    expect(answer?.data.map(({ date }) => date)).toEqual(["2024-02-28", "2024-02-29", "2024-03-01"]);
  });

  it("throws where no station is within 250 km", async () => {
    await expect(climatology.current?.(midOcean, noon)).rejects.toThrow("no climate station within 250 km");
  });

  it("answers a known cell from memory, without the database", async () => {
    await climatology.current?.(kano, noon);
    await closeDb();
    completeConfig({ DATABASE_URL: "postgresql://nobody@127.0.0.1:9/none" });
    await expect(climatology.current?.({ latitude: 12.06, longitude: 8.53 }, noon)).resolves.toBeDefined();
  });
});
