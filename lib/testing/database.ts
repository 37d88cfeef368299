/**
 * The URL of a fresh, migrated and seeded database that nobody else uses; gone when the test run ends. Takes seconds
 * for the first of a run, some 50 ms for the others.
 */
export async function testDatabase(): Promise<string> {
  const broker = process.env.TEST_DATABASE_BROKER;
  if (!broker) throw new Error("testDatabase works in runs of vitest and Playwright, whose setup starts its server.");
  const response = await fetch(broker, { method: "POST" });
  const text = await response.text();
  if (!response.ok) throw new Error(`No test database: ${text}`);
  return text;
}
