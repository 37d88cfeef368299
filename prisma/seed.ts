import { PrismaPg } from "@prisma/adapter-pg";
import { now } from "../lib/clock";
import { PrismaClient, type Prisma } from "../lib/generated/prisma/client";
import { loadCrops, loadCropWindows, loadStateDekadRainfall } from "./load-crops";
import { loadCropNutrients } from "./load-nutrients";
import { loadOrganisms } from "./load-organisms";
import { loadConsumerPrices, loadPriceProducts, loadPrices } from "./load-prices";
import { loadSandbox, sandboxDigest } from "./load-sandbox";
import { loadSoilRegions } from "./load-soil";
import { parseTable, readTable, type Row } from "./table";

type Table = { name: string; digest: string };
type Load = (transaction: Prisma.TransactionClient, rows: Row[], table: Table) => Promise<unknown>;

/** Two servers starting at once on one database must not load a table together. */
const lock = 7_102_026_001;

const optional = (cell: string) => (cell === "" ? null : Number(cell));
/** A cell of comma-separated numbers as a PostgreSQL array. */
const array = (cell: string) => `{${cell}}`;
/** The same for a cell in tenths of the unit. */
const arrayOfTenths = (cell: string) =>
  array(
    cell
      .split(",")
      .map((value) => Number(value) / 10)
      .join(","),
  );

async function loadPlaces(transaction: Prisma.TransactionClient, rows: Row[]) {
  const text = (column: string) => rows.map((row) => row(column));
  const numbers = (column: string) => rows.map((row) => optional(row(column)));
  await transaction.$executeRaw`delete from places`;
  // One statement for all rows: Prisma's createMany would send a parameter for each cell.
  await transaction.$executeRaw`
    insert into places
      (id, name, other_names, kind, admin1, country, latitude, longitude, elevation_m, population, timezone)
    select * from unnest(
      ${numbers("id")}::int[], ${text("name")}::text[], ${text("other_names")}::text[], ${text("kind")}::text[],
      ${text("admin1")}::text[], ${text("country")}::text[], ${numbers("latitude")}::float8[],
      ${numbers("longitude")}::float8[], ${numbers("elevation_m")}::float8[], ${numbers("population")}::int[],
      ${text("timezone")}::text[])`;
}

async function loadClimateNormals(transaction: Prisma.TransactionClient, rows: Row[]) {
  const text = (column: string) => rows.map((row) => row(column));
  const numbers = (column: string) => rows.map((row) => optional(row(column)));
  const arrays = (column: string) => rows.map((row) => array(row(column)));
  const tenths = (column: string) => rows.map((row) => arrayOfTenths(row(column)));
  await transaction.$executeRaw`delete from climate_normals`;
  // unnest flattens arrays of arrays, so the twelve months travel as text and are cast here.
  await transaction.$executeRaw`
    insert into climate_normals
      (id, name, country, latitude, longitude, elevation_m, tmin_c, tmax_c, humidity_pct, wind_ms, rain_mm, rain_days,
       sunshine_pct)
    select id, name, country, latitude, longitude, elevation_m, tmin::float8[], tmax::float8[], humidity::float8[],
      wind::float8[], rain::float8[], days::float8[], sunshine::float8[]
    from unnest(
      ${numbers("id")}::int[], ${text("name")}::text[], ${text("country")}::text[], ${numbers("latitude")}::float8[],
      ${numbers("longitude")}::float8[], ${numbers("elevation_m")}::float8[], ${tenths("tmin_tenths_c")}::text[],
      ${tenths("tmax_tenths_c")}::text[], ${arrays("humidity_pct")}::text[], ${tenths("wind_tenths_ms")}::text[],
      ${arrays("rain_mm")}::text[], ${arrays("rain_days")}::text[], ${arrays("sunshine_pct")}::text[]
    ) as row (id, name, country, latitude, longitude, elevation_m, tmin, tmax, humidity, wind, rain, days, sunshine)`;
}

async function loadStateRainfall(transaction: Prisma.TransactionClient, rows: Row[]) {
  await transaction.stateRainfall.deleteMany();
  const data = rows.map((row) => ({ state: row("state"), rainMm: row("rain_mm").split(",").map(Number) }));
  await transaction.stateRainfall.createMany({ data });
}

const tables: Record<string, Load> = {
  places: loadPlaces,
  "climate-normals": loadClimateNormals,
  "state-rainfall": loadStateRainfall,
  // Before what refers to them.
  crops: loadCrops,
  "crop-windows": loadCropWindows,
  "crop-nutrients": loadCropNutrients,
  "state-dekad-rainfall": loadStateDekadRainfall,
  "soil-regions": loadSoilRegions,
  // After the crops that they harm.
  organisms: loadOrganisms,
  // Before the prices that are read by it.
  "price-products": loadPriceProducts,
  "prices-wfp-nga": loadPrices,
  "prices-nbs": loadPrices,
  "consumer-price-index": loadConsumerPrices,
  sandbox: loadSandbox,
};

/** What is loaded of the program itself, not of a shipped table. */
const sandbox = { name: "sandbox", text: "", digest: sandboxDigest };

async function load(client: PrismaClient, name: string, table: { text: string; digest: string }) {
  const rows = name === sandbox.name ? [] : parseTable(table.text);
  await client.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`select pg_advisory_xact_lock(${lock}::bigint)`;
      const loaded = await transaction.seededTable.findUnique({ where: { name } });
      if (loaded?.digest === table.digest) return;
      await tables[name]?.(transaction, rows, { name, digest: table.digest });
      const version = { digest: table.digest, seededAt: new Date(now()) };
      await transaction.seededTable.upsert({ where: { name }, create: { name, ...version }, update: version });
    },
    { timeout: 60_000, maxWait: 60_000 },
  );
}

/**
 * Loads the shipped tables whose content the database does not hold yet; gives their names.
 * The database is an open client or a URL.
 */
export async function seed(database: PrismaClient | string): Promise<string[]> {
  if (typeof database !== "string") return seedWith(database);
  const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: database }) });
  try {
    return await seedWith(client);
  } finally {
    await client.$disconnect();
  }
}

async function seedWith(client: PrismaClient): Promise<string[]> {
  const names = Object.keys(tables).filter((name) => name !== sandbox.name);
  const shipped = await Promise.all(names.map(async (name) => ({ name, ...(await readTable(name)) })));
  const loaded = await client.seededTable.findMany({ select: { name: true, digest: true } });
  const digests = new Map(loaded.map(({ name, digest }) => [name, digest]));
  const changed = [...shipped, sandbox].filter(({ name, digest }) => digests.get(name) !== digest);
  for (const table of changed) await load(client, table.name, table);
  return changed.map(({ name }) => name);
}
