import { describe, expect, it } from "vitest";
import { publishers } from "./batch";
import { PriceFileError } from "./fault";
import { mostFileBytes, readPriceFile } from "./price-file";

const now = Date.parse("2026-11-22T00:00:00Z");
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readPriceFile(bytes(text), now);

const header =
  "date,admin1,admin2,market,market_id,latitude,longitude,category,commodity,commodity_id,unit,priceflag,pricetype,currency,price,usdprice";
const row = (differing: Partial<Record<string, string>> = {}) =>
  header
    .split(",")
    .map((column) => differing[column] ?? usual[column] ?? "")
    .join(",");
const usual: Record<string, string> = {
  ...{ date: "2025-08-15", admin1: "Kano", admin2: "Ungogo", market: "Dawanau", market_id: "1", latitude: "12.09" },
  ...{ longitude: "8.43", category: "cereals", commodity: "Maize (white)", commodity_id: "67", unit: "100 KG" },
  ...{ priceflag: "actual", pricetype: "Wholesale", currency: "NGN", price: "45000", usdprice: "29.1" },
};
const file = (...rows: string[]) => `${[header, ...rows].join("\n")}\n`;
const nbs = "state,item,month,price_ngn\n";

const dawanau = {
  ...{ label: "Maize (white)", unit: "100 KG", kind: "wholesale", currency: "NGN", state: "Kano", market: "Dawanau" },
  ...{ latitude: 12.09, longitude: 8.43, date: "2025-08-15", price: 45000, aggregate: false },
};

/** The message of the refusal, without its beginning. */
function refusal(text: string | Uint8Array): string {
  try {
    readPriceFile(typeof text === "string" ? bytes(text) : text, now);
  } catch (error) {
    if (error instanceof PriceFileError) return error.message.replace("The file was not imported: ", "");
    throw error;
  }
  return "taken";
}

describe("a file in WFP's layout", () => {
  it("gives each price as published", () => {
    expect(read(file(row()))).toEqual({ publisher: publishers.wfp, rows: 1, prices: [dawanau], unfit: [] });
  });

  it("may have its columns in any order, others beside them, none of the optional ones, and Windows' line ends", () => {
    const columns = ["price", "new_column", "unit", "Currency", "date", "market", "admin1", "commodity"];
    const text = [
      [...columns, "pricetype", "priceflag"].join(","),
      `45000,"a, ""b""",100 KG,NGN,2025-08-15,Dawanau,Kano,Maize (white),Wholesale,actual`,
    ];
    const { prices } = read(`\uFEFF${text.join("\r\n")}\r\n`);
    expect(prices).toEqual([{ ...dawanau, latitude: null, longitude: null }]);
  });

  it("may end without a line break", () => {
    expect(read(file(row()).trimEnd()).prices).toEqual([dawanau]);
  });

  it("may have HXL tags on its second line", () => {
    const tags = header.replace(/[^,]+/g, (column) => `#${column}`);
    expect(read(file(tags, row())).prices).toEqual([dawanau]);
    expect(read(file(tags, row())).rows).toBe(1);
  });

  it("tells estimates of the publisher's from prices that were seen", () => {
    const flags = ["actual", "aggregate", "actual,aggregate"];
    const { prices } = read(file(...flags.map((priceflag) => row({ priceflag: `"${priceflag}"` }))));
    expect(prices.map(({ aggregate }) => aggregate)).toEqual([false, true, false]);
  });

  it("leaves out what is no price of a market, and says why", () => {
    const rows = [
      row({ pricetype: "Farm Gate" }),
      row({ priceflag: "forecast" }),
      row({ price: "" }),
      row({ price: "0" }),
      row({ admin1: "" }),
    ];
    expect(read(file(...rows)).unfit.map(({ reason }) => reason)).toEqual([
      "price type other than retail and wholesale",
      "the publisher's forecast, not an observation",
      "no price given",
      "no price given",
      "no state or region given",
    ]);
  });
});

describe("a file in NBS's layout", () => {
  it("gives states' means, dated the middle of their month, with the unit left to the label", () => {
    const { publisher, prices } = read(`${nbs}Kano,Tomato,2022-07,310.5\n`);
    expect(publisher).toBe(publishers.nbs);
    const of = { label: "Tomato", unit: null, kind: "retail", currency: "NGN", state: "Kano", market: "State average" };
    const place = { latitude: null, longitude: null };
    expect(prices).toEqual([{ ...of, ...place, date: "2022-07-15", price: 310.5, aggregate: false }]);
  });
});

describe("a file with a fault is refused whole, with the line, the field and what to do", () => {
  it.each([
    ["a word for a price", row({ price: "12x" }), 'line 3, price: "12x" is not a number. Write digits with a dot'],
    ["a comma in a price", row({ price: '"1,200"' }), 'line 3, price: "1,200" is not a number. Write digits'],
    ["a price under nothing", row({ price: "-5" }), "line 3, price: -5 is negative. Correct the price, or take"],
    ["a price beyond all", row({ price: "99999999999" }), "line 3, price: 99999999999 is more than anything costs."],
    ["no such day", row({ date: "2025-02-30" }), 'line 3, date: "2025-02-30" is not a day. Write it like 2025-08-15'],
    ["another form of date", row({ date: "15/08/2025" }), 'line 3, date: "15/08/2025" is not a day. Write it like'],
    ["a day to come", row({ date: "2026-12-15" }), 'line 3, date: "2026-12-15" is in the future. Write it like'],
    ["no date", row({ date: " " }), 'line 3, date: "" is not a day. Write it like 2025-08-15.'],
    ["no item", row({ commodity: "" }), "line 3, commodity: it is empty. Fill the cell, or take the row out."],
    ["no currency's code", row({ currency: "naira" }), 'line 3, currency: "naira" is no currency. Write an ISO 4217'],
    ["a place beyond the poles", row({ latitude: "120" }), "line 3, latitude: 120 is no place on Earth. Write degrees"],
    ["markup in a name", row({ market: "<b>Kano</b>" }), 'line 3, market: "<b>Kano</b>" is no name of at most 80'],
    ["a field more", `${row()},1`, "line 3: 17 fields where the header has 16; the line may be cut off. Fetch the"],
    ["an open quotation mark", row({ market: '"Dawanau' }), "line 3: a quotation mark is not closed. Close each"],
  ])("%s", (_, bad, expected) => {
    expect(refusal(file(row(), bad, row({ date: "2025-07-15" })))).toContain(expected);
  });

  it("a last line that was cut off", () => {
    const whole = file(row(), row());
    expect(refusal(whole.slice(0, -20))).toMatch(/^line 3: 1[0-5] fields where the header has 16/);
  });

  it("columns that are missing, unknown or there twice", () => {
    const without = file(row()).replace(",currency", ",money");
    expect(refusal(without)).toMatch(/^line 1: column currency is missing\. Name the columns date,admin1,market/);
    expect(refusal("a,b\n1,2\n")).toMatch(/^line 1: its columns are of no known layout\. Begin with the column names/);
    expect(refusal(`${nbs.trim()},month\nKano,Tomato,2022-07,31,2022-08\n`)).toContain('column "month" is there twice');
  });

  it("nothing in it, not text, or too much", () => {
    const empty = "it holds no prices. Fetch the file again, or correct it.";
    for (const text of ["", "\n\n", `${header}\n`, nbs]) expect(refusal(text)).toBe(empty);
    expect(refusal(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0xff, 0xfe]))).toContain("it is not UTF-8 text. Save it");
    expect(refusal(new Uint8Array(mostFileBytes + 1))).toContain("it is larger than 48 MB. Split it");
  });
});
