import { db, type Database } from "../../db";
import type { Prisma } from "../../generated/prisma/client";
import type { ComparedPrice } from "../models/outliers";
import type { ObservedPrice, PriceBatch, Product, SeriesOf } from "./batch";

/** An open transaction in which prices are written. */
export type PriceTransaction = Prisma.TransactionClient;

/** Two imports at once take turns; so do an import and the loading of the shipped prices. */
const lock = 7_102_026_005;
/** One process refreshes at a time. */
const refreshLock = 7_102_026_006;

/** Waits until this transaction alone writes prices. */
export async function lockPrices(transaction: PriceTransaction): Promise<void> {
  await transaction.$executeRaw`select pg_advisory_xact_lock(${lock}::bigint)`;
}

/** The ids of the batch's series, in its order; markets and series that are new are made. */
export async function seriesIds(transaction: PriceTransaction, series: readonly SeriesOf[]): Promise<number[]> {
  const of = <Field extends keyof SeriesOf>(field: Field) => series.map((each) => each[field]);
  const [countries, states, markets] = [of("country"), of("state"), of("market")];
  await transaction.$executeRaw`
    insert into price_markets as known (country, state, name, latitude, longitude)
    select distinct on (country, state, name) * from unnest(
      ${countries}::bpchar[], ${states}::text[], ${markets}::text[], ${of("latitude")}::float8[],
      ${of("longitude")}::float8[]) as given (country, state, name, latitude, longitude)
    order by country, state, name, latitude
    on conflict (country, state, name) do update set latitude = excluded.latitude, longitude = excluded.longitude
    where known.latitude is null and excluded.latitude is not null`;
  const markedIds = await transaction.$queryRaw<{ id: number }[]>`
    select market.id from unnest(${countries}::bpchar[], ${states}::text[], ${markets}::text[])
      with ordinality as given (country, state, name, place)
    join price_markets market using (country, state, name) order by place`;
  const marketIds = markedIds.map(({ id }) => id);
  const [crops, varieties, units] = [of("cropId"), of("variety"), of("unit")];
  const [currencies, publishers] = [of("currency"), of("publisher")];
  await transaction.$executeRaw`
    insert into price_series (market_id, crop_id, variety, unit, currency, publisher)
    select * from unnest(
      ${marketIds}::int[], ${crops}::int[], ${varieties}::text[], ${units}::text[], ${currencies}::bpchar[],
      ${publishers}::text[])
    on conflict do nothing`;
  const known = await transaction.$queryRaw<{ id: number }[]>`
    select series.id from unnest(
      ${marketIds}::int[], ${crops}::int[], ${varieties}::text[], ${units}::text[], ${currencies}::bpchar[],
      ${publishers}::text[]) with ordinality as given (market_id, crop_id, variety, unit, currency, publisher, place)
    join price_series series using (market_id, crop_id, variety, unit, currency, publisher) order by place`;
  return known.map(({ id }) => id);
}

/** What became of a batch's prices: `series` are those of them that were written, `from` to `to` their dates. */
export type Written = { taken: number; changed: number; series: number[]; from: string | null; to: string | null };

/** One parameter for a column of many values: Prisma passes a text faster than an array of as many. */
const column = (values: readonly (string | number | boolean)[]) => values.join(",");

/** Writes a batch's prices in one statement. One that is there already and differs is replaced. */
export async function writePrices(transaction: PriceTransaction, batch: PriceBatch): Promise<Written> {
  const ids = await seriesIds(transaction, batch.series);
  const observed = batch.observations;
  const of = <Field extends keyof ObservedPrice>(field: Field) => column(observed.map((each) => each[field]));
  const [written] = await transaction.$queryRaw<Written[]>`
    with written as (
      insert into price_observations as known (series_id, kind, date, price, quantity, aggregate)
      select * from unnest(
        string_to_array(${column(observed.map(({ series }) => ids[series] ?? -1))}, ',')::int[],
        string_to_array(${of("kind")}, ',')::price_kind[], string_to_array(${of("date")}, ',')::date[],
        string_to_array(${of("price")}, ',')::float8[], string_to_array(${of("quantity")}, ',')::float8[],
        string_to_array(${of("aggregate")}, ',')::bool[])
      on conflict (series_id, kind, date) do update
      set price = excluded.price, quantity = excluded.quantity, aggregate = excluded.aggregate
      where (known.price, known.quantity, known.aggregate)
        is distinct from (excluded.price, excluded.quantity, excluded.aggregate)
      returning series_id, date, xmax = 0 as is_new)
    select count(*) filter (where is_new)::int as taken, count(*) filter (where not is_new)::int as changed,
      coalesce(array_agg(distinct series_id), '{}') as series, min(date)::text as from, max(date)::text as to
    from written`;
  return written ?? { taken: 0, changed: 0, series: [], from: null, to: null };
}

/** Which prices may have become outliers, or be none any more. */
export type Touched = { series: number[]; from: string; to: string; monthsAround: number };

type Neighbour = ComparedPrice & { seriesId: number; kind: "retail" | "wholesale"; outlier: boolean; judged: boolean };

/** The prices of the same items as the touched series', as far around as their medians reach. */
export async function readNeighbours(transaction: PriceTransaction, touched: Touched): Promise<Neighbour[]> {
  const { series, from, to, monthsAround } = touched;
  return await transaction.$queryRaw<Neighbour[]>`
    with item as (
      select distinct crop_id, variety, unit, currency, publisher from price_series where id = any(${series}::int[]))
    select series.id as "seriesId", market_id as market, kind::text, date::text, price / quantity as "pricePerUnit",
      outlier, concat_ws('/', crop_id, variety, unit, currency, publisher, kind) as product,
      date between ${from}::date - make_interval(months => ${monthsAround}::int)
        and ${to}::date + make_interval(months => ${monthsAround}::int) as judged
    from item join price_series series using (crop_id, variety, unit, currency, publisher)
    join price_observations observed on observed.series_id = series.id
    where date between ${from}::date - make_interval(months => 2 * ${monthsAround}::int)
      and ${to}::date + make_interval(months => 2 * ${monthsAround}::int)`;
}

/** Turns the outlier flag of these prices over. */
export async function turnFlags(transaction: PriceTransaction, prices: readonly Neighbour[]): Promise<void> {
  await transaction.$executeRaw`
    update price_observations observed set outlier = not outlier
    from unnest(
      ${prices.map(({ seriesId }) => seriesId)}::int[], ${prices.map(({ kind }) => kind)}::price_kind[],
      ${prices.map(({ date }) => date)}::date[]) as given (series_id, kind, date)
    where observed.series_id = given.series_id and observed.kind = given.kind and observed.date = given.date`;
}

/** The file that prices came from. */
export type ImportedFile = {
  publisher: string;
  source: string;
  digest: string;
  importedAt: Date;
  taken: number;
  skipped: number;
};

/** Notes a file that was taken in; its id is the new version of all prices. */
export async function recordImport(transaction: PriceTransaction, file: ImportedFile): Promise<void> {
  await transaction.priceImport.create({ data: file });
}

/** The last file that was taken from a source: a file's name or address. */
export async function lastImport(source: string, database: Database = db()) {
  return await database.priceImport.findFirst({
    where: { source },
    orderBy: { id: "desc" },
    select: { digest: true, importedAt: true },
  });
}

/** What the publisher's labels mean. */
export async function readProducts(publisher: string): Promise<Product[]> {
  return await db().priceProduct.findMany({ where: { publisher } });
}

/** Most time for an import, the wait for another included. */
const importMs = 300_000;

/** Does `work` in one transaction, when no other import is under way. */
export async function whileNoOtherImports<Result>(work: (transaction: PriceTransaction) => Promise<Result>) {
  return await db().$transaction(
    async (transaction) => {
      await lockPrices(transaction);
      return await work(transaction);
    },
    { timeout: importMs, maxWait: importMs },
  );
}

/** Does `work` unless another process is at it (null). */
export async function whileNobodyRefreshes<Result>(work: () => Promise<Result>, mostMs: number) {
  return await db().$transaction(
    async (transaction) => {
      const [row] = await transaction.$queryRaw<{ mine: boolean }[]>`
        select pg_try_advisory_xact_lock(${refreshLock}::bigint) as mine`;
      return row?.mine === true ? await work() : null;
    },
    { timeout: mostMs },
  );
}
