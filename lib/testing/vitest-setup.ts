import { startDatabaseBroker } from "./database-broker";

/** Before a vitest run: what gives its tests their databases. Gives back the teardown. */
export default async function setup(): Promise<() => Promise<void>> {
  const broker = await startDatabaseBroker();
  process.env.TEST_DATABASE_BROKER = broker.url;
  return broker.stop;
}
