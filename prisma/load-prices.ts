import { now } from "../lib/clock";
import type { Prisma } from "../lib/generated/prisma/client";
import { lockPrices, recordImport, writePrices } from "../lib/market/import/store";
import { priceBatchOf } from "./price-tables";
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

/** Adds the shipped prices that are not there; what an import brought is newer, and stays. */
export async function loadPrices(
  transaction: Prisma.TransactionClient,
  rows: Row[],
  table: { name: string; digest: string },
): Promise<void> {
  await lockPrices(transaction);
  const batch = priceBatchOf(rows, await transaction.priceProduct.findMany());
  const { taken } = await writePrices(transaction, batch, { keep: true });
  const { publisher } = batch;
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
