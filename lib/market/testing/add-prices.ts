import { Pool } from "pg";

/** A series to be made. */
export type TestSeries = {
  country: string;
  state: string;
  market: string;
  point?: [latitude: number, longitude: number];
  cropId: number;
  variety: string;
  unit?: string;
  currency: string;
  publisher?: string;
  /** Date, kind, price, and what differs from a price of one unit that was seen. */
  prices: [string, "retail" | "wholesale", number, { quantity?: number; outlier?: true }?][];
};

/** Puts prices straight into a database, as an import would. */
export async function addPrices(databaseUrl: string | null, all: TestSeries[]): Promise<void> {
  if (databaseUrl === null) throw new Error("This server's database is its own.");
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const idOf = async (sql: string, values: unknown[]) => (await pool.query<{ id: number }>(sql, values)).rows[0]?.id;
  for (const { country, state, market, point, cropId, variety, prices, ...series } of all) {
    const marketId = await idOf(
      `insert into price_markets (country, state, name, latitude, longitude) values ($1, $2, $3, $4, $5)
       on conflict (country, state, name) do update set name = excluded.name returning id`,
      [country, state, market, point?.[0] ?? null, point?.[1] ?? null],
    );
    const seriesId = await idOf(
      `insert into price_series (market_id, crop_id, variety, unit, currency, publisher)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [marketId, cropId, variety, series.unit ?? "kg", series.currency, series.publisher ?? "Test Prices"],
    );
    for (const [date, kind, price, { quantity = 1, outlier = false } = {}] of prices) {
      await pool.query(
        `insert into price_observations (series_id, kind, date, price, quantity, aggregate, outlier)
         values ($1, $2, $3, $4, $5, false, $6)`,
        [seriesId, kind, date, price, quantity, outlier],
      );
    }
  }
  await pool.query(
    `insert into price_imports (publisher, source, digest, imported_at, taken, skipped)
     values ('Test Prices', 'test', '', now(), 0, 0)`,
  );
  await pool.end();
}
