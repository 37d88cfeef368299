import type { Prisma } from "../../generated/prisma/client";
import type { ObservedPrice, PriceBatch, SeriesOf } from "./batch";

type Transaction = Prisma.TransactionClient;

/** Two imports at once take turns; so do an import and the loading of the shipped prices. */
const lock = 7_102_026_005;

/** Waits until this transaction alone writes prices. */
export async function lockPrices(transaction: Transaction): Promise<void> {
  await transaction.$executeRaw`select pg_advisory_xact_lock(${lock}::bigint)`;
}

/** The ids of the batch's series, in its order; markets and series that are new are made. */
export async function seriesIds(transaction: Transaction, series: readonly SeriesOf[]): Promise<number[]> {
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

/** What became of a batch's prices, and which series have prices that they had not before. */
export type Written = { taken: number; changed: number; seriesIds: number[] };

/** One parameter for a column of many values: Prisma passes a text faster than an array of as many. */
const column = (values: readonly (string | number | boolean)[]) => values.join(",");

/**
 * Writes a batch's prices in one statement. One that is there already and differs is replaced.
 */
export async function writePrices(transaction: Transaction, batch: PriceBatch): Promise<Written> {
  const ids = await seriesIds(transaction, batch.series);
  const observed = batch.observations;
  const of = <Field extends keyof ObservedPrice>(field: Field) => column(observed.map((each) => each[field]));
  const [written] = await transaction.$queryRaw<Written[]>`
    with written as (
      insert into price_observations as known (series_id, kind, date, price, quantity, aggregate, outlier)
      select * from unnest(
        string_to_array(${column(observed.map(({ series }) => ids[series] ?? -1))}, ',')::int[],
        string_to_array(${of("kind")}, ',')::price_kind[], string_to_array(${of("date")}, ',')::date[],
        string_to_array(${of("price")}, ',')::float8[], string_to_array(${of("quantity")}, ',')::float8[],
        string_to_array(${of("aggregate")}, ',')::bool[], string_to_array(${of("outlier")}, ',')::bool[])
      on conflict (series_id, kind, date) do update
      set price = excluded.price, quantity = excluded.quantity, aggregate = excluded.aggregate
      where (known.price, known.quantity, known.aggregate)
        is distinct from (excluded.price, excluded.quantity, excluded.aggregate)
      returning series_id, xmax = 0 as is_new)
    select count(*) filter (where is_new)::int as taken, count(*) filter (where not is_new)::int as changed,
      coalesce(array_agg(distinct series_id), '{}') as "seriesIds"
    from written`;
  return written ?? { taken: 0, changed: 0, seriesIds: [] };
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
export async function recordImport(transaction: Transaction, file: ImportedFile): Promise<void> {
  await transaction.priceImport.create({ data: file });
}
