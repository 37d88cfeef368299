import { LRUCache } from "lru-cache";
import { catalogue } from "../crops/catalogue";
import { shared } from "../runtime";
import { groupedBy } from "./grouped";
import { homeCountry, type Market, type Series } from "./market";
import { readMarkets, readPricesVersion, readSeries, type SeriesRow } from "./store";

/** What prices there are, without the prices. */
export type Directory = {
  version: number;
  /** Those with series, by country, state and name. */
  markets: Market[];
  /** By crop, variety, state, market, unit and publisher. */
  series: Series[];
  byId: ReadonlyMap<number, Series>;
  ofCrop: (cropId: number) => Series[];
  /** The currency of most of a country's series; undefined when it has none. */
  currencyOf: (country: string) => string | undefined;
};

const collator = new Intl.Collator("en");
const by =
  <Item>(...keys: ((item: Item) => string)[]) =>
  (a: Item, b: Item) =>
    keys.reduce((order, key) => order || collator.compare(key(a), key(b)), 0);

const seriesOrder = by<Series>(
  ({ cropName }) => cropName,
  ({ variety }) => variety,
  ({ market }) => market.country,
  ({ market }) => market.state,
  ({ market }) => market.name,
  ({ unit }) => unit,
  ({ publisher }) => publisher,
);
const marketOrder = by<Market>(
  ({ country }) => country,
  ({ state }) => state,
  ({ name }) => name,
);

/** For each country the currency of most of its series, the alphabet's first of several alike. */
function currencies(series: Series[]): Map<string, string> {
  const counts = groupedBy(series, ({ market }) => market.country);
  return new Map(
    [...counts].map(([country, ofCountry]) => {
      const [[currency] = [homeCountry.currency]] = [...groupedBy(ofCountry, (each) => each.currency)].sort(
        ([a, some], [b, others]) => others.length - some.length || collator.compare(a, b),
      );
      return [country, currency];
    }),
  );
}

function buildDirectory(
  version: number,
  { series, cropNames }: { series: (SeriesRow & { market: Market | undefined })[]; cropNames: Map<number, string> },
): Directory {
  const known = series
    .flatMap(({ marketId: _, market, ...row }): Series[] => {
      const cropName = cropNames.get(row.cropId);
      return market && cropName !== undefined ? [{ ...row, market, cropName }] : [];
    })
    .sort(seriesOrder);
  const markets = new Map(known.map(({ market }) => [market.id, market]));
  const crops = groupedBy(known, ({ cropId }) => cropId);
  const currencyOf = currencies(known);
  return {
    version,
    markets: [...markets.values()].sort(marketOrder),
    series: known,
    byId: new Map(known.map((each) => [each.id, each])),
    ofCrop: (cropId) => crops.get(cropId) ?? [],
    currencyOf: (country) => currencyOf.get(country),
  };
}

async function load(version: number): Promise<Directory> {
  const [markets, series, crops] = await Promise.all([readMarkets(), readSeries(), catalogue()]);
  const byId = new Map(markets.map((market) => [market.id, market]));
  return buildDirectory(version, {
    series: series.map((row) => ({ ...row, market: byId.get(row.marketId) })),
    cropNames: new Map(crops.all.map(({ id, name }) => [id, name])),
  });
}

const directories = () => shared("market directories", () => new LRUCache<number, Promise<Directory>>({ max: 2 }));

/** What prices there are now; read once for each version of them. */
export async function readDirectory(): Promise<Directory> {
  const version = await readPricesVersion();
  const known = directories().get(version);
  if (known) return known;
  const loading = load(version);
  directories().set(version, loading);
  // A failure must not stay.
  loading.catch(() => directories().delete(version));
  return loading;
}
