import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { completeConfig } from "../../config";
import { closeDb, db } from "../../db";
import { testDatabase } from "../../testing/database";
import { upstreamsOff } from "../../testing/server";
import { marketSeriesEndpoint } from "../crop/series-endpoints";
import { addPrices } from "../testing/add-prices";
import { BoardJson, BoardQuery, ChoicesJson } from "./contract";
import { SeriesJson } from "../crop/contract";
import { marketBoardEndpoint, marketChoicesEndpoint } from "./endpoints";

const now = Date.UTC(2026, 10, 21, 11, 20);
const [maize, shea, rubber] = [1, 64, 60];
const wukari = { country: "NG", state: "Taraba", market: "Wukari", currency: "NGN", cropId: shea };

beforeAll(async () => {
  const databaseUrl = await testDatabase();
  completeConfig({ ...upstreamsOff, DATABASE_URL: databaseUrl });
  await addPrices(databaseUrl, [
    {
      ...wukari,
      point: [7.87, 9.78],
      variety: "Nuts",
      prices: [
        ["2025-05-10", "retail", 100],
        ["2025-06-10", "retail", 110],
        ["2026-04-02", "retail", 200],
        ["2026-04-20", "retail", 300],
        ["2026-05-05", "retail", 400],
        ["2026-02-05", "wholesale", 20_000, { quantity: 100, outlier: true }],
      ],
    },
  ]);
});
afterAll(closeDb);

const call = () => ({ caller: { accountId: 1, keyId: null }, now, db: db(), params: undefined, body: undefined });

async function board(query: Record<string, string | number>) {
  const { body } = await marketBoardEndpoint.handle({ ...call(), query: BoardQuery.parse(query) });
  return BoardJson.parse(body);
}

async function seriesOf(ids: string) {
  const { body } = await marketSeriesEndpoint.handle({ ...call(), query: { ids } });
  return SeriesJson.parse(body);
}

describe("the Market page's rows", () => {
  it("hold each kind's newest price with its own date and trend, and the newest of each of the twelve months", async () => {
    const { newest, rows } = await board({ crop_id: shea });
    expect(newest).toBe("2026-05-05");
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      name: "Shea",
      retail: { price: 400, date: "2026-05-05", trend_percent: 33.3, trend_from: "2026-04-20", outlier: false },
      wholesale: { price: 200, date: "2026-02-05", trend_percent: null, trend_from: null, outlier: true },
      months: [
        { month: "2025-06", retail: 110, wholesale: null },
        { month: "2026-02", retail: null, wholesale: 200 },
        { month: "2026-04", retail: 300, wholesale: null },
        { month: "2026-05", retail: 400, wholesale: null },
      ],
    });
  });

  it("are those of the asked market, state or country", async () => {
    const [row] = (await board({ state: "taraba" })).rows.filter(({ name }) => name === "Shea");
    const ofMarket = await board({ market_id: row?.market.id ?? 0 });
    expect(ofMarket.rows.map((each) => each.series_id)).toEqual([row?.series_id]);
    expect(await board({ crop_id: shea, country: "GH" })).toEqual({ newest: null, rows: [] });
  });

  it("are 404 for a crop or market that is not known, and not given without a choice", async () => {
    await expect(board({ market_id: 2_000_000_000 })).rejects.toMatchObject({ status: 404 });
    await expect(board({ crop_id: 99_999 })).rejects.toMatchObject({ status: 404 });
    expect(BoardQuery.safeParse({ country: "NG" }).success).toBe(false);
  });

  it("can be chosen from the crops and markets that have prices", async () => {
    const { body } = await marketChoicesEndpoint.handle({ ...call(), query: undefined });
    const { newest, crops, markets } = ChoicesJson.parse(body);
    expect(newest).toBe("2026-05-05");
    expect(crops.find(({ id }) => id === shea)?.newest).toBe("2026-05-05");
    expect(crops.some(({ id }) => id === rubber)).toBe(false);
    expect(crops.length).toBeGreaterThan(15);
    expect(markets.map(({ name }) => name)).toEqual(expect.arrayContaining(["Wukari", "Dawanau", "State average"]));
  });
});

describe("monthly prices of series", () => {
  it("are means with their outliers, in the order asked, with what turns them into one month's money", async () => {
    const [mine] = (await board({ crop_id: shea })).rows;
    const [old] = (await board({ crop_id: maize, state: "Kano" })).rows;
    const { series, inflation } = await seriesOf(`2000000000,${mine?.series_id},${old?.series_id}`);
    expect(series.map(({ id }) => id)).toEqual([mine?.series_id, old?.series_id]);
    expect(series[0]?.months).toEqual([
      { month: "2025-05", retail: 100, wholesale: null, outlier: false },
      { month: "2025-06", retail: 110, wholesale: null, outlier: false },
      { month: "2026-02", retail: null, wholesale: 200, outlier: true },
      { month: "2026-04", retail: 250, wholesale: null, outlier: false },
      { month: "2026-05", retail: 400, wholesale: null, outlier: false },
    ]);
    // Prices rose every year, so an old naira is worth several of the base month's.
    expect(inflation?.factors[0]?.factor).toBeGreaterThan(1);
    const months = new Set(series.flatMap((each) => each.months.map(({ month }) => month)));
    expect(inflation?.factors.every(({ month }) => months.has(month))).toBe(true);
  });

  it("are none for ids that nobody knows", async () => {
    expect(await seriesOf("2000000000")).toEqual({ series: [], inflation: null });
  });
});
