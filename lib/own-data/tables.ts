import {
  readAttempts,
  readCallHours,
  readCalls,
  readDeliveries,
  readEvents,
  readKeys,
  readMonths,
  readUsageHours,
  readWebhooks,
} from "./developer/store";
import { plainRow, type PlainRow } from "./plain";
import {
  readAccount,
  readBoundaries,
  readCrops,
  readFarms,
  readIdentifications,
  readIrrigations,
  readSamples,
  readSampleSteps,
  readSessions,
  readSightings,
  type ReadPage,
  type Scope,
} from "./store";

/** A table of the export: all rows of an account, page by page. */
export type OwnTable = {
  /** File name without ending. */
  name: string;
  /** The table of the database. */
  table: string;
  /** What stands in it, for who reads the files. */
  what: string;
  pages: (scope: Scope) => AsyncGenerator<PlainRow[]>;
};

async function* pagesOf<Row extends object>(scope: Scope, read: ReadPage<Row>): AsyncGenerator<PlainRow[]> {
  for (let rows = await read(scope, undefined); rows.length > 0; rows = await read(scope, rows.at(-1))) {
    yield rows.map(plainRow);
  }
}

type Naming = Pick<OwnTable, "name" | "table" | "what">;

const tableOf = <Row extends object>(naming: Naming, read: ReadPage<Row>): OwnTable => ({
  ...naming,
  pages: (scope) => pagesOf(scope, read),
});

/** The account is one row, however often it is asked for. */
const readAccountOnce: ReadPage<object> = async (scope, last) => (last ? [] : [await readAccount(scope)]);

/** Farms, also those that were deleted in the last 30 days. */
const farms = tableOf(
  { name: "farms", table: "farms", what: "Your farms; deleted_at is set while a deleted one can still be restored." },
  readFarms,
);

/** Crops on farms. */
export const crops = tableOf(
  {
    name: "crops",
    table: "farm_crops",
    what: "What grows, grew or will grow on them. crop_id: of the crop catalogue.",
  },
  readCrops,
);

/** Soil samples. */
export const samples = tableOf(
  { name: "soil-samples", table: "soil_samples", what: "Soil samples and what the laboratory found (results)." },
  readSamples,
);

/** Sightings. */
export const sightings = tableOf(
  { name: "pest-sightings", table: "pest_sightings", what: "Pests and diseases that you said are there." },
  readSightings,
);

/** Charged calls by hour. */
export const usage = tableOf(
  { name: "usage-by-hour", table: "usage_hours", what: "Charged API calls by key, endpoint and hour." },
  readUsageHours,
);

/** Every table of the export, in the order of the files. */
export const ownTables: readonly OwnTable[] = [
  tableOf({ name: "account", table: "users", what: "Your account." }, readAccountOnce),
  tableOf({ name: "sessions", table: "sessions", what: "Browsers that are signed in." }, readSessions),
  farms,
  tableOf(
    {
      name: "farm-boundaries",
      table: "farm_boundaries",
      what: "Their boundaries, also earlier ones (valid_to is set), as corners [latitude, longitude].",
    },
    readBoundaries,
  ),
  crops,
  tableOf({ name: "irrigations", table: "irrigations", what: "Water given to crops, net depth." }, readIrrigations),
  samples,
  tableOf({ name: "soil-sample-steps", table: "soil_sample_steps", what: "The way of each sample." }, readSampleSteps),
  tableOf(
    { name: "pest-identifications", table: "pest_identifications", what: "What Gona said of your photos." },
    readIdentifications,
  ),
  sightings,
  tableOf(
    { name: "api-keys", table: "api_keys", what: "Your API keys. Gona does not have the keys themselves." },
    readKeys,
  ),
  usage,
  tableOf({ name: "usage-by-month", table: "account_months", what: "The same by month (UTC)." }, readMonths),
  tableOf(
    { name: "answers-by-hour", table: "call_hours", what: "Answers by key, endpoint and hour, charged or not." },
    readCallHours,
  ),
  tableOf({ name: "last-calls", table: "call_records", what: "The last calls with your keys." }, readCalls),
  tableOf({ name: "webhooks", table: "webhooks", what: "Your webhooks, without their secrets." }, readWebhooks),
  tableOf({ name: "webhook-events", table: "webhook_events", what: "What they were told of." }, readEvents),
  tableOf(
    { name: "webhook-deliveries", table: "webhook_deliveries", what: "The way of events to webhooks." },
    readDeliveries,
  ),
  tableOf({ name: "webhook-attempts", table: "webhook_attempts", what: "Each attempt to deliver." }, readAttempts),
];
