import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../lib/testing/server";
import { accountsOf } from "./support/account";
import { expectError } from "./support/error-answer";
import { addPrices, type TestSeries } from "../lib/market/testing/add-prices";

type Insight = {
  crop_id: number;
  factors: string[];
  recommendations: string[];
  demand_trend: string;
  supply_status: string;
  price_forecast: Record<"1_month" | "3_month" | "6_month", string>;
  current_price_range: string;
};
type Insights = { date: string; last_updated: string; market_overview: string; insights: Insight[] };
const [maize, rice, okra, fonio, pumpkin] = [1, 4, 34, 5, 43];
const factors = [0.9, 0.85, 0.9, 0.95, 1, 1.05, 1.15, 1.2, 1.1, 1, 0.95, 0.95];
const mean = Math.exp(factors.reduce((sum, factor) => sum + Math.log(factor), 0) / 12);
const seasonal = (month: number) => (factors[(month - 1) % 12] ?? 1) / mean;

// The newest price is two months old.
const today = new Date();
const newest = today.getUTCFullYear() * 12 + today.getUTCMonth() - 2;
const text = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
const words = (month: number) =>
  new Date(`${text(month)}-01`).toLocaleDateString("en", { month: "long", year: "numeric", timeZone: "UTC" });
const naira = (price: number) => `₦${Math.round(price).toLocaleString("en")}`;
const priceOf = (month: number) => 1000 * 1.01 ** (month - newest) * seasonal((month % 12) + 1);

const product = "Fresh, retail";
const fresh = { country: "NG", state: "Kano", currency: "NGN", cropId: okra, variety: "Fresh" };
const run = (months: number, level = 1): TestSeries["prices"] =>
  Array.from({ length: months }, (_, index) => newest - months + 1 + index).map((month) => [
    `${text(month)}-15`,
    "retail",
    priceOf(month) * level,
  ]);

/** Alpha's price goes by a known season and growth; Beta is dearer and began later; Gamma's only price is an outlier. */
const added: TestSeries[] = [
  { ...fresh, market: "Alpha", prices: run(72) },
  { ...fresh, market: "Beta", prices: run(20, 1.5) },
  { ...fresh, market: "Gamma", prices: [[`${text(newest)}-15`, "retail", 99_999, { outlier: true }]] },
  { ...fresh, cropId: pumpkin, market: "Alpha", prices: run(8) },
];

let server: TestServer;
let accounts: ReturnType<typeof accountsOf>;
let key: string;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startServer();
  accounts = accountsOf(server);
  key = await (await accounts.make()).issueKey();
  await addPrices(server.databaseUrl, added);
  const signUp = await server.request("/api/auth/sign-up/email", {
    method: "POST",
    headers: { origin: server.httpsUrl },
    body: { name: "Lami", email: "lami@example.org", password: "a long quiet harmattan" },
  });
  const cookie = (signUp.headers["set-cookie"] ?? "").split(/, (?=[\w.-]+=)/).map((each) => each.split(";")[0]);
  headers = { cookie: cookie.join("; "), origin: server.httpsUrl };
});
afterAll(async () => {
  await accounts.end();
  await server.stop();
});

const console_ = (path: string) => server.request(`/console/v1/market/${path}`, { headers });

async function insights(cropId?: number): Promise<Insights> {
  const answer = await server.request(`/v1/market/insights${cropId === undefined ? "" : `?crop_id=${cropId}`}`, {
    key,
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.json() as Insights;
}

async function insight(cropId: number): Promise<Insight> {
  const [found] = (await insights(cropId)).insights;
  if (!found) throw new Error("no insight");
  return found;
}

describe("insights", () => {
  it("the current range is that of the markets' newest prices, without the outlier, with unit and month", async () => {
    const [low, high] = [priceOf(newest), priceOf(newest) * 1.5];
    const { current_price_range: range } = await insight(okra);
    expect(range).toBe(`${naira(low)} to ${naira(high)} per kg (${product}; ${words(newest)}; 2 markets)`);
  });

  it("forecasts name their month, one, three and six after the newest price", async () => {
    const { price_forecast: forecast } = await insight(okra);
    const month = (ahead: number) => new RegExp(`^₦[\\d,]+( to ₦[\\d,]+)? per kg \\(${words(newest + ahead)}\\)$`);
    expect(forecast["1_month"]).toMatch(month(1));
    expect(forecast["3_month"]).toMatch(month(3));
    expect(forecast["6_month"]).toMatch(month(6));
  });

  it("say when there is not enough data", async () => {
    const found = await insight(pumpkin);
    expect(Object.values(found.price_forecast)).toEqual(["not enough data", "not enough data", "not enough data"]);
    expect(found.demand_trend).toBe("unknown");
    expect(found.recommendations.length).toBeGreaterThan(0);
  });

  it("back their sentences by figures: where and whose, and the usual year", async () => {
    const { factors: sentences } = await insight(okra);
    expect(sentences[0]).toBe(
      "Figures are retail prices per kg of Okra (Fresh) in 2 markets of Kano, published as Test Prices.",
    );
    expect(sentences.join(" ")).toMatch(/usually cheapest in February \(15 % below .*dearest in August \(21 % above\)/);
  });

  it("never pass an old price off as today's: the shipped snapshot's age and states are told", async () => {
    const found = await insights(maize);
    expect(found.last_updated).toBe("2025-08-15T00:00:00Z");
    expect(found.market_overview).toMatch(/^The newest prices in Nigeria are of August 2025, \d+ months ago\. /);
    expect(found.market_overview).toContain("are only from Borno and Yobe.");
    const [first] = found.insights;
    expect(first?.current_price_range).toMatch(/; [^;]*2025; \d+ markets\)$/);
    expect(first?.recommendations[0]).toMatch(/^The newest price is of August 2025, \d+ months ago: /);
  });

  it("of all crops are by name, cost 0.0300 and say that they are a forecast, whose and how old", async () => {
    const answer = await server.request("/v1/market/insights", { key });
    const { insights: all } = answer.json() as Insights;
    expect(all.length).toBeGreaterThan(15);
    expect(all.map(({ crop_id: id }) => id)).toEqual(expect.arrayContaining([maize, rice, okra]));
    expect(answer.headers).toMatchObject({ "x-cost-naira": "0.0300", "x-data-kind": "forecast" });
    expect(answer.headers["x-data-source"]).toContain("WFP Price Database via HDX");
    expect(Number(answer.headers.age)).toBeGreaterThan(50 * 86_400);
  });

  it("of an unknown crop, and of one without prices, are a 404 and free", async () => {
    for (const id of [2_000_000_000, fonio]) {
      expectError(await server.request(`/v1/market/insights?crop_id=${id}`, { key }), 404, "Not found");
    }
  });

  it("follow an import at once", async () => {
    const before = await insight(okra);
    const level = 3;
    const more = Array.from({ length: 3 }, (_, index) => newest - 2 + index);
    await addPrices(server.databaseUrl, [
      {
        ...fresh,
        market: "Delta",
        prices: more.map((month) => [`${text(month)}-15`, "retail", priceOf(month) * level]),
      },
    ]);
    const after = await insight(okra);
    expect(before.current_price_range).not.toBe(after.current_price_range);
    expect(after.current_price_range).toContain(
      `${naira(priceOf(newest) * level)} per kg (${product}; ${words(newest)}; 3 markets)`,
    );
  });
});

describe("the console's endpoints", () => {
  it("answer the signed-in browser with a crop's series and each one's outlook, and are not public", async () => {
    const market = await console_(`crops/${okra}`);
    expect(market.status, market.text).toBe(200);
    const [series] = (market.json() as { series: { id: number }[] }).series;
    const outlook = `outlook?series_id=${series?.id ?? 0}&kind=retail`;
    const answer = await console_(outlook);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json()).toMatchObject({ name: "Okra", months_old: 2, source: "Test Prices" });
    expect((await server.request(`/v1/market/${outlook}`, { key })).status).toBe(404);
    expect((await server.request(`/console/v1/market/${outlook}`)).status).toBe(401);
  });
});
