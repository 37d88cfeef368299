import { ownSheets } from "./csv";
import { ownTables } from "./tables";

/** What the files of an export are, for who opens it. */
export function readmeText(at: Date): string {
  const tables = ownTables.map(({ name, what }) => `  json/${name}.json\n      ${what}`);
  return [
    `All that Gona keeps of your account, as it was on ${at.toISOString().slice(0, 16).replace("T", " ")} UTC.`,
    "",
    "Tables as JSON, one list in each file. Rows refer to each other by id (farm_id is an id in farms.json).",
    "Units stand in the names: _ha hectares, _mm millimetres, _cm centimetres, _ms milliseconds, _naira naira.",
    "Times are UTC in ISO 8601, days YYYY-MM-DD. Laboratory results carry the names and units of the API's",
    "soil samples.",
    "",
    ...tables,
    "",
    "For maps and spreadsheets:",
    "",
    "  farms.geojson",
    "      Your farms with boundaries and crops (RFC 7946), without deleted ones. Gona can import it again.",
    "  csv/farms.csv",
    "      The same as a table; the boundary is WKT. Gona can import it again.",
    ...ownSheets.map(({ table: { name } }) => `  csv/${name}.csv`),
    "",
    "  photos/<id>.jpg",
    "      The photos that you let Gona keep, by the id in json/pest-identifications.json.",
    "",
    "Not in here, because they let in whoever has them: the hash of your password, the tokens of sessions, the",
    "digests of API keys and the secrets of webhooks. Also not: answers kept for 24 hours for calls with an",
    "Idempotency-Key, which repeat what stands above.",
    "",
  ].join("\r\n");
}
