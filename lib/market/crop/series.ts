import type { z } from "zod";
import type { Provenance } from "../../api/provenance";
import { marketToJson } from "../board/board-json";
import { readDirectory } from "../directory";
import { groupedBy } from "../grouped";
import { roundedPrice, type Series } from "../market";
import { inflationFactors } from "../models/inflation";
import { dayOf } from "../newest";
import { observedBy } from "../prices";
import { readConsumerPrices, readMonthMeans, readNewestDates, type MonthMeanRow } from "../store";
import type { SeriesJson } from "./contract";

type SeriesOut = z.output<typeof SeriesJson>;
type MonthOut = SeriesOut["series"][number]["months"][number];

function monthsOf(rows: MonthMeanRow[]): MonthOut[] {
  const months = new Map<string, MonthOut>();
  for (const { month, kind, price, outlier } of rows) {
    const known = months.get(month);
    months.set(month, {
      month,
      retail: null,
      wholesale: null,
      ...known,
      [kind]: roundedPrice(price),
      outlier: outlier || known?.outlier === true,
    });
  }
  return [...months.values()];
}

const seriesToJson = (series: Series, rows: MonthMeanRow[]): SeriesOut["series"][number] => ({
  id: series.id,
  crop_id: series.cropId,
  name: series.cropName,
  variety: series.variety,
  unit: series.unit,
  currency: series.currency,
  publisher: series.publisher,
  market: marketToJson(series.market),
  months: monthsOf(rows),
});

/** What turns the series' months into one month's money; null for series of several countries. */
async function inflationOf(series: Series[], months: string[]): Promise<SeriesOut["inflation"]> {
  const [country, ...others] = new Set(series.map(({ market }) => market.country));
  if (country === undefined || others.length > 0) return null;
  const index = await readConsumerPrices(country);
  const last = index.at(-1)?.year;
  const found = inflationFactors(index, months);
  if (last === undefined || !found) return null;
  return { ...found, source: `World Bank, World Development Indicators: consumer prices by year, to ${last}` };
}

/** Monthly prices of series in the order of their ids; unknown ids are left out. */
export async function findSeries(ids: number[], now: number): Promise<{ body: SeriesOut; provenance?: Provenance }> {
  const directory = await readDirectory();
  const series = [...new Set(ids)].flatMap((id) => directory.byId.get(id) ?? []);
  const known = series.map(({ id }) => id);
  const [means, dates] = await Promise.all([readMonthMeans(known, dayOf(now)), readNewestDates(known, dayOf(now))]);
  const bySeries = groupedBy(means, ({ seriesId }) => seriesId);
  const inflation = await inflationOf(
    series,
    means.map(({ month }) => month),
  );
  const newest = dates.reduce((latest, { date }) => (latest > date ? latest : date), "");
  return {
    body: { series: series.map((each) => seriesToJson(each, bySeries.get(each.id) ?? [])), inflation },
    ...(newest !== "" && { provenance: observedBy(series, { newest, now }) }),
  };
}
