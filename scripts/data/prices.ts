/**
 * Makes prisma/data/prices-wfp-nga.tsv from WFP's price file of Nigeria (HDX), or prisma/data/prices-nbs.tsv from NBS's
 * prices by state. Reads them as the import does, so the snapshot holds what importing the file would.
 */
import { readFileSync } from "node:fs";
import { now } from "../../lib/clock";
import { publishers, stateAverage, type ObservedPrice, type SeriesOf } from "../../lib/market/import/batch";
import { readPriceFile } from "../../lib/market/import/price-file";
import { stateNamer } from "../../lib/market/import/states";
import { flagOutliers, takePrices } from "../../lib/market/import/take";
import { productsOf } from "../../prisma/price-tables";
import { parseTable, readTable } from "../../prisma/table";
import { printTable } from "./table";

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("usage: node --import tsx scripts/data/prices.ts PRICES.csv");

const rowsOf = async (name: string) => parseTable((await readTable(name)).text);
const products = productsOf(await rowsOf("price-products"));
const states = (await rowsOf("places"))
  .filter((row) => row("kind") === "state")
  .map((row) => ({ name: row("name"), otherNames: row("other_names").split("|") }));
const taken = takePrices(readPriceFile(readFileSync(path), now()), { products, nameState: stateNamer(states) });
flagOutliers(taken);

const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
const labels = new Map(products.map((each) => [`${each.publisher}\t${each.cropId}\t${each.variety}`, each.label]));
/** Quantities as the publishers write them; the unit's name is the parser's. */
const written = { kg: "KG", litre: "L", tuber: "Tubers", piece: "pcs", bunch: "Bunch", bottle: "bottle" } as const;

function line(of: SeriesOf, observed: ObservedPrice[]): (string | number)[] {
  const [oldest, newest] = [observed[0], observed.at(-1)];
  if (!oldest || !newest) throw new Error("a series without prices");
  const first = monthOf(oldest.date);
  const cells = Array.from({ length: monthOf(newest.date) - first + 1 }, () => "");
  for (const { date, price, aggregate, outlier } of observed) {
    if (!date.endsWith("-15")) throw new Error(`${date} is not the middle of a month`);
    cells[monthOf(date) - first] = `${price}${aggregate ? "a" : ""}${outlier ? "o" : ""}`;
  }
  const label = labels.get(`${of.publisher}\t${of.cropId}\t${of.variety}`) ?? "";
  const unit = `${oldest.quantity === 1 ? "" : `${oldest.quantity} `}${written[of.unit]}`;
  const market = of.market === stateAverage ? "" : of.market;
  const place = [of.state, market, of.latitude ?? "", of.longitude ?? ""];
  return [of.publisher, ...place, label, oldest.kind, unit, oldest.date.slice(0, 7), cells.join(",")];
}

const groups = new Map<string, ObservedPrice[]>();
for (const observed of taken.observations.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
  const key = `${observed.series} ${observed.kind} ${observed.quantity}`;
  groups.set(key, [...(groups.get(key) ?? []), observed]);
}
const rows = [...groups.values()].flatMap((observed) => {
  const of = taken.series[observed[0]?.series ?? -1];
  return of ? [line(of, observed)] : [];
});

const abouts: Record<string, string[]> = {
  [publishers.wfp]: [
    "Prices of crops and what is made of them in Nigerian markets.",
    "Publisher: World Food Programme, Price Database, via the Humanitarian Data Exchange (dataset",
    "wfp-food-prices-for-nigeria). Licence: CC BY-IGO (Creative Commons Attribution for Intergovernmental Organisations).",
    "Period: months from 2002-01 to 2025-08 (Borno, Yobe), 2025-01 (Adamawa), 2023-01 or earlier elsewhere.",
    "The publisher dates each price the 15th of its month.",
  ],
  [publishers.nbs]: [
    "Mean prices of crops and what is made of them in the states of Nigeria.",
    "Publisher: National Bureau of Statistics, Nigeria, Selected Food Prices Watch. Licence: none stated; public",
    "statistics, cited as NBS asks.",
    "Period: months from 2017-01 to 2022-07. A price is a whole month's; we date it the 15th.",
  ],
};
printTable({
  about: [
    ...(abouts[taken.publisher] ?? []),
    "Changed: items that are crops of our catalogue selected; one row for a market, item, kind and unit; states named as",
    "in our gazetteer; outliers marked (lib/market/models/outliers.ts).",
    "Units: naira for `unit`; prices: those of the months from `first`, divided by commas, nothing where there is none,",
    "a: the publisher's aggregate of several figures, o: outlier.",
    "Made by: node --import tsx scripts/data/prices.ts PRICES.csv",
  ],
  columns: ["publisher", "state", "market", "latitude", "longitude", "label", "kind", "unit", "first", "prices"],
  rows: rows.toSorted((a, b) => (a.join("\t") < b.join("\t") ? -1 : 1)),
});
process.stderr.write(`${taken.rows} rows, ${taken.observations.length} prices; ${JSON.stringify(taken.skipped)}\n`);
