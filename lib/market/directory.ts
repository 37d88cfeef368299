import { catalogue } from "../crops/catalogue";
import { fold } from "../geo/fold";
import { groupedBy } from "./grouped";
import { homeCountry, type Market, type Series } from "./market";
import { foldState, namesOfMarket } from "./names";
import { oncePerVersion } from "./per-version";
import { readMarkets, readSeries, type SeriesRow } from "./store";

/** What prices there are, without the prices. */
export type Directory = {
  version: number;
  /** Those with series, by country, state and name. */
  markets: Market[];
  /** By crop, variety, state, market, unit and publisher. */
  series: Series[];
  byId: ReadonlyMap<number, Series>;
  ofCrop: (cropId: number) => Series[];
  ofMarket: (marketId: number) => Series[];
  /** Markets by their folded names, with and without what stands in brackets. */
  named: (name: string) => Market[];
  /** States and regions that have markets, by their folded names. */
  states: ReadonlyMap<string, { state: string; country: string }[]>;
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

/** The series of a crop, of markets, of both or all, in the directory's order. */
export function seriesOf(
  { series, ofCrop, ofMarket }: Directory,
  { cropId, marketIds }: { cropId: number | undefined; marketIds: number[] | undefined },
): Series[] {
  if (marketIds === undefined) return cropId === undefined ? series : ofCrop(cropId);
  return marketIds
    .flatMap(ofMarket)
    .filter((each) => cropId === undefined || each.cropId === cropId)
    .sort(seriesOrder);
}

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

function namedMarkets(markets: Market[]): Map<string, Market[]> {
  const named = markets.flatMap((market) => namesOfMarket(market.name).map((name) => ({ name, market })));
  return new Map(
    [...groupedBy(named, ({ name }) => name)].map(([name, all]) => [name, all.map(({ market }) => market)]),
  );
}

function statesOf(markets: Market[]): Directory["states"] {
  const states = new Map(markets.map(({ state, country }) => [`${country} ${state}`, { state, country }]));
  return groupedBy(states.values(), ({ state }) => foldState(state));
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
  const ofMarket = groupedBy(known, ({ market }) => market.id);
  const currencyOf = currencies(known);
  const sorted = [...markets.values()].sort(marketOrder);
  const named = namedMarkets(sorted);
  return {
    version,
    markets: sorted,
    series: known,
    byId: new Map(known.map((each) => [each.id, each])),
    ofCrop: (cropId) => crops.get(cropId) ?? [],
    ofMarket: (marketId) => ofMarket.get(marketId) ?? [],
    named: (name) => named.get(fold(name)) ?? [],
    states: statesOf(sorted),
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

/** What prices there are now; read once for each version of them. */
export const readDirectory = (): Promise<Directory> => oncePerVersion({ cache: "directory", key: "" }, load);
