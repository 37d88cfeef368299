import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../lib/testing/server";
import { accountsOf } from "./support/account";

/** The columns of HDX's files, and the tags that may follow them. */
const header =
  "date,admin1,admin2,market,market_id,latitude,longitude,category,commodity,commodity_id,unit,priceflag,pricetype,currency,price,usdprice";
const hxl =
  "#date,#adm1+name,#adm2+name,#loc+market+name,#loc+market+code,#geo+lat,#geo+lon,#item+type,#item+name,#item+code,#item+unit,#item+price+flag,#item+price+type,#currency+code,#value,#value+usd";
const kumasi = "ASHANTI,KMA,Kumasi,215,6.68,-1.62,cereals and tubers";
const ghana = [
  `2023-06-15,${kumasi},Maize,51,KG,aggregate,Retail,GHS,9.12,0.83`,
  `2023-07-15,${kumasi},Maize,51,KG,aggregate,Retail,GHS,9.17,0.83`,
  `2023-07-15,${kumasi},Maize,51,100 KG,actual,Wholesale,GHS,640,58.2`,
  "2023-07-15,UPPER EAST,BOLGA,Bolgatanga,1,10.8,-0.87,cereals and tubers,Yam,83,100 Tubers,actual,Wholesale,GHS,1800,164",
  '2023-07-15,UPPER EAST,BOLGA,Bolgatanga,1,10.8,-0.87,"meat, fish and eggs",Eggs,97,30 pcs,actual,Wholesale,GHS,45,4.1',
];
const taken = (counts: string) => `5 rows of WFP Price Database via HDX: ${counts}, 1 skipped.\n`;
const skippedEggs = "  1 no crop of the catalogue: Eggs\n";
const file = (...rows: string[]) => `${[header, ...rows].join("\n")}\n`;

let folder: string;
let server: TestServer;
let pool: Pool;
let key: string;
let accounts: ReturnType<typeof accountsOf>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "gona-test-prices-"));
  server = await startServer();
  pool = new Pool({ connectionString: server.databaseUrl ?? "", max: 1 });
  accounts = accountsOf(server);
  key = await (await accounts.make()).issueKey();
});
afterAll(async () => {
  await accounts.end();
  await pool.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function importing(text: string, name = "prices.csv") {
  await writeFile(path.join(folder, name), text);
  return await server.admin(["prices", "import", path.join(folder, name)]);
}

/** All prices, in the words of their keys. */
async function prices(where: string): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select concat_ws(' ', country, state, name, crop_id, variety, unit, currency, kind, date, price, quantity, aggregate)
       as line
     from price_observations join price_series series on series.id = series_id
     join price_markets market on market.id = market_id where ${where} order by line`,
  );
  return rows.map(({ line }) => line);
}

/** What tells one state of all prices from another. */
async function everything() {
  const { rows } = await pool.query<Record<string, unknown>>(
    `select count(*), sum(price), sum(quantity), max(date), (select count(*) from price_series) as series,
       (select count(*) from price_markets) as markets, (select max(id) from price_imports) as version
     from price_observations`,
  );
  return rows[0];
}

const pricesOfGhana = async () => {
  const answer = await server.request("/v1/market/prices?location=Ghana&crop_id=1", { key });
  return (answer.json() as { currency?: string; prices?: { market: string }[] }).prices ?? [];
};

describe("the shipped prices", () => {
  it.each([
    // 2023-01-15,Kano,...,Dawanau,...,Maize (white),67,100 KG,aggregate,Wholesale,NGN,19970.0
    [
      "WFP's white maize at Dawanau by the bag",
      "name = 'Dawanau' and crop_id = 1 and variety = 'White grain' and kind = 'wholesale' and date = '2023-01-15'",
      "NG Kano Dawanau 1 White grain kg NGN wholesale 2023-01-15 19970 100 t",
    ],
    // 2025-06-15,Borno,...,Gamboru,...,Onions,173,0.5 KG,aggregate,Retail,NGN,348.28
    [
      "WFP's onions at Gamboru by the half kilogram",
      "name = 'Gamboru' and crop_id = 32 and date = '2025-06-15'",
      "NG Borno Gamboru 32 Bulbs kg NGN retail 2025-06-15 348.28 0.5 t",
    ],
    // Kano,Tomato,2022-07,394.51
    [
      "NBS's tomatoes of Kano",
      "state = 'Kano' and crop_id = 29 and date = '2022-07-15' and name = 'State average'",
      "NG Kano State average 29 Fresh kg NGN retail 2022-07-15 394.51 1 f",
    ],
  ])("are the publishers': %s", async (_, where, line) => {
    expect(await prices(where)).toEqual([line]);
  });

  it("stand in states of the gazetteer only", async () => {
    const { rows } = await pool.query(
      "select distinct state from price_markets where country = 'NG' and state not in (select name from places where kind = 'state')",
    );
    expect(rows).toEqual([]);
  });
});

describe("prices import", () => {
  it("takes another country's file with HXL tags, and a running server gives its prices at the next call", async () => {
    expect(await pricesOfGhana()).toEqual([]);
    expect(await importing(file(hxl, ...ghana))).toEqual({
      code: 0,
      stdout: `${taken("4 taken, 0 already there, 0 changed")}${skippedEggs}`,
      stderr: "",
    });
    expect(await prices("country = 'GH'")).toEqual([
      "GH Ashanti Kumasi 1 Grain kg GHS retail 2023-06-15 9.12 1 t",
      "GH Ashanti Kumasi 1 Grain kg GHS retail 2023-07-15 9.17 1 t",
      "GH Ashanti Kumasi 1 Grain kg GHS wholesale 2023-07-15 640 100 f",
      "GH Upper East Bolgatanga 9 Tubers tuber GHS wholesale 2023-07-15 1800 100 f",
    ]);
    expect(await pricesOfGhana()).toMatchObject([
      { market: "Kumasi", location: "Ashanti, Ghana", retail_price: 9.17, wholesale_price: 6.4 },
    ]);
  });

  it("of the same file again changes nothing, not even the version", async () => {
    const before = await everything();
    const { stdout } = await importing(file(hxl, ...ghana));
    expect(stdout).toBe(`${taken("0 taken, 4 already there, 0 changed")}${skippedEggs}`);
    expect(await everything()).toEqual(before);
  });

  it("replaces a price that the publisher corrected", async () => {
    const corrected = ghana.map((row) => row.replace("GHS,9.17", "GHS,9.71"));
    const { stdout } = await importing(file(...corrected));
    expect(stdout).toBe(`${taken("0 taken, 3 already there, 1 changed")}${skippedEggs}`);
    expect(await pricesOfGhana()).toMatchObject([{ retail_price: 9.71 }]);
  });

  it("takes nothing of a file whose last line is bad, and says in one line where", async () => {
    const before = await everything();
    const good = ghana.map((row) => row.replace(/^2023/, "2024"));
    for (const [last, expected] of [
      [`2024-08-15,${kumasi},Maize,51,KG,actual,Retail,GHS,nine,1`, 'line 7, price: "nine" is not a number. Write'],
      [`2024-08-15,${kumasi},Maize,51,K`, "line 7: 11 fields where the header has 16; the line may be cut off. Fetch"],
    ] as const) {
      const { code, stdout, stderr } = await importing(file(...good, last));
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
      expect(stderr).toContain(`The file was not imported: ${expected}`);
      expect(stderr.trim().split("\n")).toHaveLength(1);
    }
    const { code, stderr } = await server.admin(["prices", "import", path.join(folder, "none.csv")]);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `The file of prices cannot be read: ${path.join(folder, "none.csv")}\n`,
    });
    expect(await everything()).toEqual(before);
  });

  it("takes NBS's layout, and names states as the gazetteer does", async () => {
    const text =
      "state,item,month,price_ngn\nFCT,Tomato,2022-08,512.5\nNassarawa,Wheat flour: prepacked (golden penny 2kg),2022-08,1700\n";
    const { stdout } = await importing(text);
    expect(stdout).toBe("2 rows of NBS Selected Food Prices Watch: 2 taken, 0 already there, 0 changed, 0 skipped.\n");
    expect(await prices("date = '2022-08-15' and name = 'State average'")).toEqual([
      "NG Federal Capital Territory State average 29 Fresh kg NGN retail 2022-08-15 512.5 1 f",
      "NG Nasarawa State average 6 Flour, packed kg NGN retail 2022-08-15 1700 2 f",
    ]);
  });

  it("flags a price far from the others of its product, and flags it no more when it is corrected", async () => {
    const months = Array.from({ length: 9 }, (_, index) => `2024-0${index + 1}-15`);
    const row = (market: string, date: string, price: number) =>
      `${date},VOLTA,HO,${market},7,6.6,0.47,cereals and tubers,Millet,73,93 KG,actual,Wholesale,GHS,${price},1`;
    const rows = ["Ho", "Keta", "Hohoe"].flatMap((market) => months.map((date) => row(market, date, 400)));
    const flagged = async () => {
      const { rows: found } = await pool.query<{ line: string }>(
        `select concat_ws(' ', name, date, price) as line from price_observations join price_series s on s.id = series_id
         join price_markets m on m.id = market_id where outlier and country = 'GH'`,
      );
      return found.map(({ line }) => line);
    };
    await importing(file(...rows, row("Aflao", "2024-05-15", 4000)));
    expect(await flagged()).toEqual(["Aflao 2024-05-15 4000"]);
    await importing(file(row("Aflao", "2024-05-15", 420)));
    expect(await flagged()).toEqual([]);
  });

  it("by two operators at once takes every row once", async () => {
    const rows = (from: number) =>
      Array.from({ length: 300 }, (_, index) => {
        const market = `Stall ${from + index}`;
        return `2024-03-15,EASTERN,KO,${market},7,6.1,-0.26,vegetables,Onions,73,KG,actual,Retail,GHS,${10 + (index % 3)},1`;
      });
    const finished = await Promise.all([
      importing(file(...rows(0)), "first.csv"),
      importing(file(...rows(150).toReversed()), "second.csv"),
    ]);
    expect(finished.map(({ code }) => code)).toEqual([0, 0]);
    const counts = finished.map(({ stdout }) => Number(/(\d+) taken/.exec(stdout)?.[1]));
    expect(counts.toSorted((a, b) => a - b)[1]).toBe(300);
    expect(counts.reduce((sum, count) => sum + count)).toBe(450);
  });

  it("takes a hundred thousand rows", async () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => {
      const [market, month] = [index % 500, Math.floor(index / 500)];
      const date = `${2000 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-15`;
      return `${date},EASTERN,KO,Market ${market},7,6.1,-0.26,cereals and tubers,Sorghum,73,109 KG,actual,Wholesale,GHS,${100 + month},1`;
    });
    const { stdout } = await importing(file(...rows));
    expect(stdout).toContain(
      "100000 rows of WFP Price Database via HDX: 100000 taken, 0 already there, 0 changed, 0 skip",
    );
    const { rows: found } = await pool.query(
      "select count(*)::int as prices from price_observations where quantity = 109",
    );
    expect(found).toEqual([{ prices: 100_000 }]);
  }, 120_000);
});
