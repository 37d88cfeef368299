import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { completeConfig } from "../../config";
import { closeDb, db } from "../../db";
import { testDatabase } from "../../testing/database";
import { upstreamsOff } from "../../testing/server";
import { CropMarketJson, OutlookJson, OutlookQuery } from "../crop/contract";
import { cropMarketEndpoint } from "../crop/endpoints";
import { findInsights } from "../insights/insights";
import { addPrices, type TestSeries } from "../testing/add-prices";
import { marketOutlookEndpoint } from "./endpoints";

const now = Date.UTC(2026, 10, 21, 11, 20);
const newest = 2026 * 12 + 8;
const [rice, okra, fonio, pumpkin] = [4, 34, 5, 43];
const factors = [0.9, 0.85, 0.9, 0.95, 1, 1.05, 1.15, 1.2, 1.1, 1, 0.95, 0.95];
const mean = Math.exp(factors.reduce((sum, factor) => sum + Math.log(factor), 0) / 12);
const seasonal = (month: number) => (factors[(month - 1) % 12] ?? 1) / mean;
const text = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
const priceOf = (month: number) => 1000 * 1.01 ** (month - newest) * seasonal((month % 12) + 1);

const fresh = { country: "NG", state: "Kano", currency: "NGN", cropId: okra, variety: "Fresh" };
const run = (months: number, level = 1): TestSeries["prices"] =>
  Array.from({ length: months }, (_, index) => newest - months + 1 + index).map((month) => [
    `${text(month)}-15`,
    "retail",
    priceOf(month) * level,
  ]);

let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  completeConfig({ ...upstreamsOff, DATABASE_URL: databaseUrl });
  // Alpha's price goes by a known season and growth; Beta is dearer and began later; Gamma's only price is an outlier.
  await addPrices(databaseUrl, [
    { ...fresh, market: "Alpha", prices: run(72) },
    { ...fresh, market: "Beta", prices: run(20, 1.5) },
    { ...fresh, market: "Gamma", prices: [["2026-09-15", "retail", 99_999, { outlier: true }]] },
    { ...fresh, cropId: pumpkin, market: "Alpha", prices: run(8) },
  ]);
});
afterAll(closeDb);

const call = () => ({ caller: { accountId: 1, keyId: null }, now, db: db(), body: undefined });

async function cropMarket(id: number) {
  const { body } = await cropMarketEndpoint.handle({ ...call(), params: { id }, query: undefined });
  return CropMarketJson.parse(body);
}

async function seriesIn(cropId: number, market: string): Promise<number> {
  const found = (await cropMarket(cropId)).series.find((each) => each.market.name === market);
  if (!found) throw new Error(`no series of ${market}`);
  return found.id;
}

async function outlook(seriesId: number, kind = "retail") {
  const query = OutlookQuery.parse({ series_id: seriesId, kind });
  const { body } = await marketOutlookEndpoint.handle({ ...call(), params: undefined, query });
  return OutlookJson.parse(body);
}

describe("the outlook of a series", () => {
  it("is its own market's where that has three years: season, newest month and age are as they were made", async () => {
    const found = await outlook(await seriesIn(okra, "Alpha"));
    expect(found).toMatchObject({ basis: "Alpha, Kano", months_old: 2, source: "Test Prices" });
    expect(found.newest).toEqual({ month: text(newest), price: expect.closeTo(priceOf(newest), 1) });
    expect(found.season).toHaveLength(12);
    for (const { month, middle, years } of found.season) {
      expect(middle).toBeCloseTo(seasonal(month), 3);
      expect(years).toBe(5);
    }
  });

  it("of a young market is the median of the country's, whose newest level lies between the two", async () => {
    const found = await outlook(await seriesIn(okra, "Beta"));
    expect(found.basis).toBe("Median of 2 markets of the country");
    // The median of two is their mean, here on the log scale.
    expect(found.newest?.price).toBeCloseTo(priceOf(newest) * Math.sqrt(1.5), 1);
    expect(found.past).toHaveLength(24);
    expect(found.past.at(-1)).toEqual(found.newest);
    for (const { month, middle } of found.season) expect(middle).toBeCloseTo(seasonal(month), 3);
  });

  it("tells what storing brought over all markets, wait by wait", async () => {
    const { storage } = await outlook(await seriesIn(okra, "Alpha"));
    const cell = storage.find(({ month, months_ahead: wait }) => month === 2 && wait === 6);
    const ratio = (1.01 ** 6 * seasonal(8)) / seasonal(2);
    expect(cell).toMatchObject({ low: expect.closeTo(ratio, 3), high: expect.closeTo(ratio, 3), rose: cell?.cases });
    expect(Math.max(...storage.map(({ months_ahead: wait }) => wait))).toBe(9);
  });

  it("forecasts from the month after the newest on, where there is history enough, and is null where not", async () => {
    const { forecast } = await outlook(await seriesIn(okra, "Alpha"));
    expect(forecast?.history).toBe(72);
    expect(forecast?.months[0]?.month).toBe(text(newest + 1));
    for (const { low, middle, high } of forecast?.months ?? []) expect(low <= middle && middle <= high).toBe(true);
    expect(await outlook(await seriesIn(pumpkin, "Alpha"))).toMatchObject({ forecast: null, season: [] });
  });

  it("of a kind without prices says so, and is empty", async () => {
    expect(await outlook(await seriesIn(okra, "Alpha"), "wholesale")).toMatchObject({
      basis: "There are no wholesale prices of it",
      newest: null,
      months_old: 0,
      forecast: null,
      season: [],
      storage: [],
    });
  });

  it("agrees with the shipped rows, counted by the database itself", async () => {
    const { series } = await cropMarket(rice);
    const imported = series.find(({ variety }) => variety === "Imported");
    const { storage } = await outlook(imported?.id ?? 0);
    const pool = new Pool({ connectionString: databaseUrl, max: 1 });
    const { rows } = await pool.query<{ low: number; middle: number; high: number; cases: number; rose: number }>(
      `with o as (
         select o.series_id, date_trunc('month', o.date) as month, avg(o.price / o.quantity) as price
         from price_observations o join price_series s on s.id = o.series_id
         where s.crop_id = $1 and s.variety = 'Imported' and s.unit = 'kg' and o.kind = 'retail' and not o.outlier
         group by 1, 2)
       select percentile_cont(0.1) within group (order by b.price / a.price) as low,
         percentile_cont(0.5) within group (order by b.price / a.price) as middle,
         percentile_cont(0.9) within group (order by b.price / a.price) as high,
         count(*)::int as cases, count(*) filter (where b.price > a.price)::int as rose
       from o a join o b on b.series_id = a.series_id and b.month = a.month + interval '5 months'
       where extract(month from a.month) = 11`,
      [rice],
    );
    await pool.end();
    const [expected] = rows;
    expect(expected?.cases).toBeGreaterThan(50);
    expect(storage.find(({ month, months_ahead: wait }) => month === 11 && wait === 5)).toMatchObject({
      low: expect.closeTo(expected?.low ?? 0, 3),
      middle: expect.closeTo(expected?.middle ?? 0, 3),
      high: expect.closeTo(expected?.high ?? 0, 3),
      cases: expected?.cases,
      rose: expected?.rose,
    });
  });

  it("of an unknown series is a 404", async () => {
    await expect(outlook(2_000_000_000)).rejects.toMatchObject({ status: 404 });
  });
});

describe("a crop's market", () => {
  it("has every series, the newest and fullest first, and the public insight", async () => {
    const found = await cropMarket(okra);
    expect(found.newest).toBe(`${text(newest)}-15`);
    expect(found.series.map(({ market, retail_months: months }) => [market.name, months])).toEqual([
      ["Alpha", 72],
      ["Beta", 20],
      ["Gamma", 1],
    ]);
    expect(found.series[0]).toMatchObject({ first: `${text(newest - 71)}-15`, last: `${text(newest)}-15` });
    expect(found.insight).toEqual((await findInsights(okra, now)).body.insights[0]);
  });

  it("of a crop without prices is empty; of an unknown one there is none", async () => {
    expect(await cropMarket(fonio)).toMatchObject({ newest: null, insight: null, series: [] });
    await expect(cropMarket(2_000_000_000)).rejects.toMatchObject({ status: 404 });
  });
});
