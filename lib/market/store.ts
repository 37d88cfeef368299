import { readDirectly } from "../db";
import { Prisma } from "../generated/prisma/client";
import { knownUntil, lastKnownDay } from "./last-day";
import type { Market, PriceKind, Series } from "./market";

/** The version of all prices: the newest import's id; 0 before the first. */
export async function readPricesVersion(): Promise<number> {
  const [row] = await readDirectly<{ version: number }>(
    Prisma.sql`select coalesce(max(id), 0)::int as version from price_imports`,
  );
  return row?.version ?? 0;
}

/** All places where prices are observed. */
export async function readMarkets(): Promise<Market[]> {
  return readDirectly<Market>(Prisma.sql`
    select id, name, state, country, latitude, longitude from price_markets`);
}

/** A series as it is kept. */
export type SeriesRow = Omit<Series, "cropName" | "market"> & { marketId: number };

/** All series; in the sandbox those with prices until its day. */
export async function readSeries(): Promise<SeriesRow[]> {
  const last = lastKnownDay();
  const known =
    last === null
      ? Prisma.empty
      : Prisma.sql`where exists (select from price_observations o where o.series_id = s.id and o.date <= ${last}::date)`;
  return readDirectly<SeriesRow>(Prisma.sql`
    select id, market_id as "marketId", crop_id as "cropId", variety, unit, currency, publisher
    from price_series s ${known}`);
}

/** The series with these ids as a table `s`, each once for each kind. */
const seriesByKind = (ids: number[]) => Prisma.sql`
    unnest(${ids}::int[]) as s(id)
    cross join unnest(enum_range(null::price_kind)) as k(kind)`;

/** The newest observation of a kind, with the one that it is compared with. Prices are per unit of the series. */
export type NewestRow = {
  seriesId: number;
  kind: PriceKind;
  date: string;
  price: number;
  aggregate: boolean;
  outlier: boolean;
  beforeDate: string | null;
  beforePrice: number | null;
};

/**
 * The newest observations of series on or before a day, each by one probe of the index however many there are. It is
 * compared with the latest of the calendar month before; when that has none, of the two months before it. Outliers are
 * compared with nothing, and nothing with them.
 */
export async function readNewest(ids: number[], day: string): Promise<NewestRow[]> {
  return readDirectly<NewestRow>(Prisma.sql`
    select s.id as "seriesId", k.kind, n.date::text, n.price / n.quantity as price, n.aggregate, n.outlier,
      b.date::text as "beforeDate", b.price / b.quantity as "beforePrice"
    from ${seriesByKind(ids)}
    cross join lateral (
      select o.date, o.price, o.quantity, o.aggregate, o.outlier from price_observations o
      where o.series_id = s.id and o.kind = k.kind and o.date <= ${knownUntil(day)}::date
      order by o.date desc limit 1
    ) n
    left join lateral (
      select o.date, o.price, o.quantity from price_observations o
      where o.series_id = s.id and o.kind = k.kind and not o.outlier and not n.outlier
        and o.date >= (date_trunc('month', n.date) - interval '3 months')::date
        and o.date < date_trunc('month', n.date)::date
      order by o.date desc limit 1
    ) b on true`);
}

/** A price per unit in a month (YYYY-MM). */
export type MonthRow = { seriesId: number; kind: PriceKind; month: string; price: number };

/** The newest price of each of the twelve months to a day, by one probe of the index for each. */
export async function readYear(series: { id: number; newest: string }[]): Promise<MonthRow[]> {
  return readDirectly<MonthRow>(Prisma.sql`
    select s.id as "seriesId", k.kind, to_char(m.first, 'YYYY-MM') as month, n.price / n.quantity as price
    from unnest(${series.map(({ id }) => id)}::int[], ${series.map(({ newest }) => newest)}::date[]) as s(id, newest)
    cross join unnest(enum_range(null::price_kind)) as k(kind)
    cross join generate_series(0, 11) as ago
    cross join lateral (select (date_trunc('month', s.newest) - ago * interval '1 month')::date as first) m
    cross join lateral (
      select o.price, o.quantity from price_observations o
      where o.series_id = s.id and o.kind = k.kind and o.date >= m.first
        and o.date < (m.first + interval '1 month')::date and o.date <= s.newest
      order by o.date desc limit 1
    ) n
    order by m.first`);
}

/** The date of the newest observation of each series on or before a day, of those that have one. */
export async function readNewestDates(ids: number[], day: string): Promise<{ seriesId: number; date: string }[]> {
  return readDirectly<{ seriesId: number; date: string }>(Prisma.sql`
    select s.id as "seriesId", max(n.date)::text as date
    from ${seriesByKind(ids)}
    cross join lateral (
      select o.date from price_observations o
      where o.series_id = s.id and o.kind = k.kind and o.date <= ${knownUntil(day)}::date
      order by o.date desc limit 1
    ) n
    group by s.id`);
}

/** A mean price per unit of a series in a month (YYYY-MM). */
export type MonthMeanRow = MonthRow & { outlier: boolean };

/** Means of all months of series, oldest first. */
export async function readMonthMeans(ids: number[], day: string): Promise<MonthMeanRow[]> {
  return readDirectly<MonthMeanRow>(Prisma.sql`
    select o.series_id as "seriesId", o.kind, to_char(o.date, 'YYYY-MM') as month,
      avg(o.price / o.quantity) as price, bool_or(o.outlier) as outlier
    from price_observations o
    where o.series_id = any(${ids}::int[]) and o.date <= ${knownUntil(day)}::date
    group by 1, 2, 3 order by 3`);
}

/** Consumer prices of a country by year. */
export async function readConsumerPrices(country: string): Promise<{ year: number; index: number }[]> {
  return readDirectly<{ year: number; index: number }>(Prisma.sql`
    select year, index from consumer_price_indexes where country = ${country} order by year`);
}
