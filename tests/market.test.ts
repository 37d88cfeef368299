import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addPrices, type TestSeries } from "../lib/market/testing/add-prices";
import { startServer, type TestServer } from "../lib/testing/server";
import { accountsOf } from "./support/account";
import { expectError } from "./support/error-answer";
import { queryString } from "./support/good-query";

type Entry = {
  name: string;
  unit: string;
  market: string;
  variety: string;
  location: string;
  price_trend: string;
  last_updated: string;
  retail_price: number | null;
  wholesale_price: number | null;
};
type Prices = { date: string; currency: string; prices: Entry[] };
type Point = { date: string; retail_price: number | null; wholesale_price: number | null };
type History = Record<"market" | "variety" | "unit" | "currency" | "location", string> &
  Record<"start_date" | "end_date", string> & { price_data: Point[] };
type Query = Record<string, string | number>;

const [maize, rice, yam, okra] = [1, 4, 9, 34];

const ghana = { country: "GH", state: "Northern", market: "Tamale", currency: "GHS", cropId: maize };
const oyo = { country: "NG", state: "Oyo", currency: "NGN", cropId: okra, variety: "Fresh" };

/** Prices beside the shipped ones, each for what it shows. */
const added: TestSeries[] = [
  {
    ...ghana,
    point: [9.4, -0.84],
    variety: "White grain",
    prices: [
      // Wednesday and Friday of one ISO week, Monday of the next, nothing in the week of the 13th, then the 24th.
      ["2026-04-01", "wholesale", 300, { quantity: 100 }],
      ["2026-04-03", "wholesale", 500, { quantity: 100 }],
      ["2026-04-06", "wholesale", 420, { quantity: 100 }],
      ["2026-04-24", "wholesale", 450, { quantity: 100 }],
      ["2026-06-26", "wholesale", 540, { quantity: 100 }],
    ],
  },
  // Old, beside newer ones.
  { ...ghana, variety: "Yellow grain", prices: [["2020-02-15", "retail", 3]] },
  // Three markets of one state, one of them with an outlier.
  {
    ...oyo,
    market: "Alpha",
    prices: [
      ["2026-01-15", "retail", 100],
      ["2026-03-15", "retail", 120],
    ],
  },
  {
    ...oyo,
    market: "Beta",
    prices: [
      ["2026-01-15", "retail", 200],
      ["2026-03-15", "retail", 9000, { outlier: true }],
    ],
  },
  {
    ...oyo,
    market: "Gamma (New)",
    prices: [
      ["2026-01-15", "retail", 400],
      ["2026-03-15", "retail", 180],
      ["2026-03-15", "wholesale", 15_000, { quantity: 100 }],
    ],
  },
  // As new as the fresh ones, with fewer observations.
  { ...oyo, market: "Alpha", variety: "Dried", prices: [["2026-03-15", "retail", 900]] },
  // State averages of another publisher, newer.
  {
    ...oyo,
    state: "Ogun",
    market: "State average",
    publisher: "Test Averages",
    prices: [["2026-03-14", "retail", 777]],
  },
  { ...oyo, state: "Kano", market: "Alpha", prices: [["2025-01-15", "retail", 50]] },
];

let server: TestServer;
let accounts: ReturnType<typeof accountsOf>;
let key: string;
beforeAll(async () => {
  server = await startServer();
  accounts = accountsOf(server);
  key = await (await accounts.make()).issueKey();
  await addPrices(server.databaseUrl, added);
});
afterAll(async () => {
  await accounts.end();
  await server.stop();
});

const get = (path: string, query: Query) => server.request(`/v1/market/${path}?${queryString(query)}`, { key });

async function prices(query: Query): Promise<Prices> {
  const answer = await get("prices", query);
  expect(answer.status, answer.text).toBe(200);
  return answer.json() as Prices;
}

async function history(query: Query): Promise<History> {
  const answer = await get("price-history", query);
  expect(answer.status, answer.text).toBe(200);
  return answer.json() as History;
}

async function entry(query: Query, variety: string): Promise<Entry | undefined> {
  return (await prices(query)).prices.find((each) => each.variety === variety);
}

describe("figures traced by hand from the publishers' rows", () => {
  // WFP: 2023-01-15,Kano,...,Dawanau,...,Maize (white),KG,Retail,NGN,197.6; before it 2022-12-15, 216.83
  //      2023-01-15,Kano,...,Dawanau,...,Maize (white),100 KG,Wholesale,NGN,19970.0
  it("maize at Dawanau: naira per kg, 197.6 / 216.83 = -8.9 %, and a bag's price by its 100 kg", async () => {
    expect(await entry({ crop_id: maize, market: "Dawanau" }, "White grain")).toEqual({
      name: "Maize",
      unit: "kg",
      market: "Dawanau",
      crop_id: maize,
      variety: "White grain",
      location: "Kano, Nigeria",
      price_trend: "-8.9%",
      last_updated: "2023-01-15T00:00:00.000Z",
      retail_price: 197.6,
      wholesale_price: 199.7,
    });
  });

  // WFP: 2025-04-15,Yobe,...,Potiskum,...,Rice (imported),2.8 KG,Retail,NGN,5000.0; before it 2025-03-15, 5479.17
  //      2023-01-15,Yobe,...,Potiskum,...,Rice (imported),50 KG,Wholesale,NGN,32000.0; none later
  it("imported rice at Potiskum: 5000 / 2.8 kg; the wholesale price of 2023 is not put under April 2025", async () => {
    expect(await entry({ crop_id: rice, market: "potiskum", location: "Yobe" }, "Imported")).toMatchObject({
      unit: "kg",
      price_trend: "-8.7%",
      last_updated: "2025-04-15T00:00:00.000Z",
      retail_price: 1785.71,
      wholesale_price: null,
    });
  });

  // WFP: 2023-01-15 and 2022-12-15 ... Potiskum ... Rice (imported),2.8 KG,Retail,NGN,1600.0; 50 KG,Wholesale,32000.0
  it("the same on 31 January 2023: 1600 / 2.8 kg, 32000 / 50 kg, and no change", async () => {
    const query = { crop_id: rice, market: "Potiskum", date: "2023-01-31" };
    expect(await entry(query, "Imported")).toMatchObject({
      price_trend: "0.0%",
      last_updated: "2023-01-15T00:00:00.000Z",
      retail_price: 571.43,
      wholesale_price: 640,
    });
  });

  // NBS: Benue,Yam tuber,2022-06,158.29 and Benue,Yam tuber,2022-07,155.41
  it("yams in Benue: the state's average, 155.41 / 158.29 = -1.8 %", async () => {
    const answer = await get("prices", { crop_id: yam, location: "Benue" });
    const { prices: entries } = answer.json() as Prices;
    expect(entries).toEqual([
      expect.objectContaining({
        name: "White yam",
        unit: "kg",
        market: "State average",
        location: "Benue, Nigeria",
        price_trend: "-1.8%",
        last_updated: expect.stringMatching(/^2022-07-/),
        retail_price: 155.41,
        wholesale_price: null,
      }),
    ]);
    expect(answer.headers["x-data-source"]).toBe("NBS Selected Food Prices Watch");
    expect(answer.headers["x-data-kind"]).toBe("observed");
    expect(Number(answer.headers.age)).toBeGreaterThan(3 * 365 * 86_400);
  });

  // WFP, Dawanau, Maize (white): retail per kg 219.71, 216.83, 197.6; wholesale per 100 kg 22516.33, 22236.13, 19970.0
  it("the months of maize at Dawanau to January 2023", async () => {
    const query = { crop_id: maize, market: "Dawanau", variety: "white grain", start_date: "2022-11-01" };
    expect(await history(query)).toMatchObject({
      market: "Dawanau",
      location: "Kano, Nigeria",
      currency: "NGN",
      unit: "kg",
      start_date: "2022-11-01",
      end_date: "2023-01-15",
      price_data: [
        { date: "2022-11-01", retail_price: 219.71, wholesale_price: 225.16 },
        { date: "2022-12-01", retail_price: 216.83, wholesale_price: 222.36 },
        { date: "2023-01-01", retail_price: 197.6, wholesale_price: 199.7 },
      ],
    });
  });
});

describe("newest prices", () => {
  it("keep their own dates, however old, beside newer ones, in the country's currency", async () => {
    const { date, currency, prices: entries } = await prices({ location: "Ghana" });
    expect({ date, currency }).toEqual({ date: "2026-06-26", currency: "GHS" });
    const updated = entries.map(({ variety, last_updated, ...rest }) => [
      variety,
      last_updated.slice(0, 10),
      rest.location,
    ]);
    expect(updated).toEqual([
      ["White grain", "2026-06-26", "Northern, Ghana"],
      ["Yellow grain", "2020-02-15", "Northern, Ghana"],
    ]);
  });

  it("are compared with the latest of the two months before the last when that is empty: 5.4 / 4.5", async () => {
    expect((await entry({ market: "Tamale", location: "GH" }, "White grain"))?.price_trend).toBe("+20.0%");
    const before = { market: "Tamale", location: "GH", date: "2026-06-25" };
    // In April itself nothing of March is there to compare with.
    expect(await entry(before, "White grain")).toMatchObject({ price_trend: "n/a", wholesale_price: 4.5 });
  });

  it("that are outliers are shown and have no trend, and those before them are not hidden", async () => {
    const { prices: entries } = await prices({ crop_id: okra, location: "Oyo State" });
    expect(
      entries.map(({ variety, market, retail_price, price_trend }) => [variety, market, retail_price, price_trend]),
    ).toEqual([
      ["Dried", "Alpha", 900, "n/a"],
      ["Fresh", "Alpha", 120, "+20.0%"],
      ["Fresh", "Beta", 9000, "n/a"],
      ["Fresh", "Gamma (New)", 180, "-55.0%"],
    ]);
  });

  it("of a market are found without accents, case and brackets", async () => {
    expect((await prices({ crop_id: okra, market: "GÁMMA" })).prices).toHaveLength(1);
  });

  it("of all Nigeria are one answer in naira", async () => {
    const { currency, prices: entries } = await prices({});
    expect(currency).toBe("NGN");
    expect(entries.length).toBeGreaterThan(1000);
    expect(entries.every(({ location }) => location.endsWith(", Nigeria"))).toBe(true);
  });

  it("that a known crop or state does not have are an empty list of the asked day", async () => {
    const none = { currency: "NGN", prices: [] };
    expect(await prices({ crop_id: okra, location: "Oyo", date: "2025-12-31" })).toEqual({
      date: "2025-12-31",
      ...none,
    });
    expect((await prices({ crop_id: 64 })).prices).toEqual([]);
  });

  it.each<[string, Query, string, RegExp]>([
    ["crop", { crop_id: 99_999 }, "Not found", /GET \/v1\/crops/],
    ["market", { market: "Dawanow" }, "Unknown market", /Did you mean "Dawanau"/],
    ["market here that another country has", { market: "Tamale" }, "Unknown market", /location=Northern, Ghana/],
    ["location", { location: "Northen" }, "Unknown location", /Did you mean "Northern"/],
    ["state that is a town", { location: "Zaria" }, "Unknown location", /location=Kaduna/],
    ["country without prices", { location: "Kenya" }, "Unknown location", /prices from Ghana, Nigeria/],
  ])("of an unknown %s are a 404 that helps", async (_what, query, error, help) => {
    expect(expectError(await get("prices", query), 404, error)).toMatch(help);
  });

  it.each(["FCT", "Abuja Federal Capital Territory", "Kano State", "kano, nigeria", "Niger"])(
    "of %s are those of the Nigerian state",
    async (location) => {
      const { currency, prices: entries } = await prices({ crop_id: yam, location });
      expect(currency).toBe("NGN");
      expect(new Set(entries.map((each) => each.location)).size).toBe(1);
    },
  );
});

describe("a price history", () => {
  const tamale = { crop_id: maize, market: "Tamale", location: "Ghana", variety: "White grain" };

  it("by day has each observation on its date and leaves gaps", async () => {
    const { price_data: points, currency } = await history({ ...tamale, interval: "daily", start_date: "2026-04-03" });
    expect(currency).toBe("GHS");
    expect(points).toEqual([
      { date: "2026-04-03", retail_price: null, wholesale_price: 5 },
      { date: "2026-04-06", retail_price: null, wholesale_price: 4.2 },
      { date: "2026-04-24", retail_price: null, wholesale_price: 4.5 },
      { date: "2026-06-26", retail_price: null, wholesale_price: 5.4 },
    ]);
  });

  it("by week has the means of weeks from Monday: (3 + 5) / 2", async () => {
    const { price_data: points } = await history({ ...tamale, interval: "weekly", end_date: "2026-04-30" });
    expect(points.map(({ date, wholesale_price: price }) => [date, price])).toEqual([
      ["2026-03-30", 4],
      ["2026-04-06", 4.2],
      ["2026-04-20", 4.5],
    ]);
  });

  it("by month has means, no month without a price, and the two years to the newest when not told", async () => {
    const answer = await history(tamale);
    expect(answer).toMatchObject({ start_date: "2024-06-26", end_date: "2026-06-26" });
    // (3 + 5 + 4.2 + 4.5) / 4 = 4.175
    expect(answer.price_data.map(({ date, wholesale_price: price }) => [date, price])).toEqual([
      ["2026-04-01", 4.18],
      ["2026-06-01", 5.4],
    ]);
  });

  it("of a state is the median of its markets without outliers, for each kind apart", async () => {
    const answer = await history({ crop_id: okra, location: "Oyo", variety: "Fresh" });
    expect(answer).toMatchObject({ market: "Median of 3 markets", location: "Oyo, Nigeria" });
    expect(answer.price_data).toEqual([
      { date: "2026-01-01", retail_price: 200, wholesale_price: null },
      { date: "2026-03-01", retail_price: 150, wholesale_price: 150 },
    ]);
  });

  it("of one market keeps its outliers", async () => {
    const { price_data: points } = await history({ crop_id: okra, market: "Beta" });
    expect(points.map(({ retail_price: price }) => price)).toEqual([200, 9000]);
  });

  it("of a country takes the variety with the newest and then most prices, and mixes no state averages in", async () => {
    const answer = await history({ crop_id: okra });
    expect(answer).toMatchObject({ variety: "Fresh", market: "Median of 4 markets", location: "Nigeria" });
    expect(answer.price_data.at(-1)).toMatchObject({ retail_price: 150 });
  });

  it("is of a state's average where there is nothing else", async () => {
    expect(await history({ crop_id: okra, location: "Ogun" })).toMatchObject({
      market: "State average",
      location: "Ogun, Nigeria",
      price_data: [{ date: "2026-03-01", retail_price: 777, wholesale_price: null }],
    });
  });

  it("of days without prices is empty", async () => {
    const days = { start_date: "2026-07-01", end_date: "2026-07-31" };
    expect((await history({ ...tamale, ...days })).price_data).toEqual([]);
    expect(await history({ ...tamale, start_date: "2026-07-01" })).toMatchObject({
      end_date: "2026-07-01",
      price_data: [],
    });
  });

  it("of what has no prices is a 404 that says what there is", async () => {
    expect(expectError(await get("price-history", { ...tamale, variety: "Red" }), 404, "No prices")).toMatch(
      /"White grain" or "Yellow grain"/,
    );
    expectError(await get("price-history", { crop_id: yam, market: "Beta" }), 404, "No prices");
    expectError(await get("price-history", { crop_id: 64 }), 404, "No prices");
  });

  it("of a market's name that several states have asks which", async () => {
    const message = expectError(await get("price-history", { crop_id: okra, market: "Alpha" }), 400, "Invalid request");
    expect(message).toMatch(/"Kano, Nigeria" or "Oyo, Nigeria"/);
    expect((await history({ crop_id: okra, market: "Alpha", location: "Kano" })).price_data).toEqual([
      { date: "2025-01-01", retail_price: 50, wholesale_price: null },
    ]);
  });
});
