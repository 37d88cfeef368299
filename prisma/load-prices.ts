import { now } from "../lib/clock";
import type { Prisma } from "../lib/generated/prisma/client";
import { lockPrices, recordImport, seriesIds } from "../lib/market/import/store";
import { packedPricesOf } from "./price-tables";
import type { Row } from "./table";

/** Replaces what the publishers' labels mean. */
export async function loadPriceProducts(transaction: Prisma.TransactionClient, rows: Row[]): Promise<void> {
  await transaction.priceProduct.deleteMany();
  const text = (column: string) => rows.map((row) => row(column));
  await transaction.$executeRaw`
    insert into price_products (publisher, label, crop_id, variety, unit)
    select publisher, label, crop_id, variety, nullif(unit, '') from unnest(
      ${text("publisher")}::text[], ${text("label")}::text[], ${rows.map((row) => Number(row("crop_id")))}::int[],
      ${text("variety")}::text[], ${text("unit")}::text[]) as row (publisher, label, crop_id, variety, unit)`;
}

/**
 * Adds the shipped prices that are not there; what an import brought is newer, and stays. The database unpacks them:
 * a server's first start should not wait for a hundred thousand rows to travel.
 */
export async function loadPrices(
  transaction: Prisma.TransactionClient,
  rows: Row[],
  table: { name: string; digest: string },
): Promise<void> {
  await lockPrices(transaction);
  const { publisher, series, runs } = packedPricesOf(rows, await transaction.priceProduct.findMany());
  const ids = await seriesIds(transaction, series);
  const taken = await transaction.$executeRaw`
    insert into price_observations (series_id, kind, date, price, quantity, aggregate, outlier)
    select series_id, kind::price_kind, first + make_interval(months => place::int - 1), rtrim(price, 'ao')::float8,
      quantity, price like '%a%', price like '%o'
    from unnest(
      ${runs.map((run) => ids[run.series] ?? null)}::int[], ${runs.map(({ kind }) => kind)}::text[],
      ${runs.map(({ quantity }) => quantity)}::float8[], ${runs.map(({ first }) => `${first}-15`)}::date[],
      ${runs.map(({ prices }) => prices)}::text[]) as run (series_id, kind, quantity, first, prices),
      string_to_table(prices, ',') with ordinality as month (price, place)
    where price <> ''
    on conflict do nothing`;
  const file = { publisher, source: `shipped ${table.name}`, digest: table.digest, importedAt: new Date(now()) };
  await recordImport(transaction, { ...file, taken, skipped: 0 });
}

/** Replaces the consumer prices of countries by year. */
export async function loadConsumerPrices(transaction: Prisma.TransactionClient, rows: Row[]): Promise<void> {
  await transaction.consumerPriceIndex.deleteMany();
  const data = rows.map((row) => ({
    country: row("country"),
    year: Number(row("year")),
    index: Number(row("index")),
  }));
  await transaction.consumerPriceIndex.createMany({ data });
}
