import { z } from "zod";
import { NairaText } from "../accounts/contract";
import { mostDays } from "./models/period";

const Id = z.int().min(1).max(2_147_483_647);
const Count = z.int().min(0).max(2_147_483_647);
const Moment = z.iso.datetime().max(30);
const Day = z.iso.date().max(10);
const Month = z
  .string()
  .max(7)
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/);
const Money = z
  .string()
  .max(20)
  .regex(/^\d{1,15}\.\d{4}$/);
const EndpointName = z
  .string()
  .max(120)
  .regex(/^(GET|POST|PUT|PATCH|DELETE) \/v1\/[a-z0-9/{}_-]+$/);
const Mode = z.enum(["live", "test"]);
const AnyText = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u);

/** What is asked of usage: a month or days, and which calls. */
export const UsageQuery = z.strictObject({
  month: Month.optional().describe("A calendar month (UTC), YYYY-MM; left out, and without days: the current one."),
  from: Day.optional().describe("First day (UTC), YYYY-MM-DD, in place of a month; `to` goes with it."),
  to: Day.optional().describe(`Last day (UTC), YYYY-MM-DD; at most ${mostDays} days.`),
  mode: Mode.default("live").describe("Calls with live keys, or with test keys, which cost nothing."),
  key_id: z.coerce.number().pipe(Id).optional().describe("Only calls with the key that has this id."),
  endpoint: EndpointName.optional().describe("Only calls of this endpoint, e.g. `GET /v1/weather/current`."),
});

/** What is asked of usage, parsed. */
export type UsageQuery = z.output<typeof UsageQuery>;

const counts = {
  calls: Count.describe("Calls with a key that were answered, well or badly."),
  refused: Count.describe("Of them, those refused (status 400 to 499)."),
  failed: Count.describe("Of them, those that failed on this side (status 500 and above)."),
  cost_naira: Money.describe("What they cost, in naira with four decimals."),
};

const KeyRef = {
  key_id: Id.describe("The key's id."),
  key_name: AnyText(80).describe("What the key is called."),
  key_prefix: z
    .string()
    .max(17)
    .regex(/^gona_[0-9A-Za-z_]{7,12}$/)
    .describe("The key's first characters."),
};

/** Calls, errors and cost of a period. */
export const UsageJson = z
  .strictObject({
    from: Day.describe("First day (UTC), YYYY-MM-DD."),
    to: Day.describe("Last day (UTC), YYYY-MM-DD."),
    mode: Mode.describe("Calls with live or with test keys."),
    totals: z.strictObject(counts).describe("All days together."),
    days: z
      .array(z.strictObject({ date: Day.describe("The day (UTC), YYYY-MM-DD."), ...counts }))
      .max(mostDays)
      .describe("Each day of the period until today."),
    endpoints: z
      .array(z.strictObject({ endpoint: EndpointName.describe("Method and path."), ...counts }))
      .max(500)
      .describe("Endpoints that were called in the period, the costliest first; a filter leaves the others at zero."),
    keys: z
      .array(z.strictObject({ ...KeyRef, ...counts }))
      .max(500)
      .describe("Keys that were called with in the period, the costliest first; a filter leaves the others at zero."),
    month: z
      .strictObject({
        month: Month.describe("The current calendar month (UTC), YYYY-MM."),
        cost_naira: Money.describe("What the account's calls cost in it so far, in naira with four decimals."),
        budget_naira: Money.nullable().describe("Most that the account may spend in it, in naira; null: no limit."),
        forecast_naira: Money.nullable().describe(
          "What it will have cost by its end if calls go on as on the last full days, in naira with four decimals; null: fewer than 3 full days are known.",
        ),
        forecast_days: z.int().min(0).max(7).describe("Full days (UTC) that the forecast is made of."),
      })
      .describe("The account's current month, whatever was asked."),
  })
  .describe("Calls, errors and cost of an account in a period.");

/** Usage as JSON. */
export type UsageJson = z.output<typeof UsageJson>;

/** Which of the last calls are asked for. */
export const CallsQuery = z.strictObject({
  cursor: z
    .string()
    .max(19)
    .regex(/^[1-9]\d*$/)
    .optional()
    .describe("`next_cursor` of the page before; left out: the newest calls."),
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(50).describe("Most calls on a page."),
  outcome: z
    .enum(["answered", "refused", "failed"])
    .optional()
    .describe("Only calls with a status below 400, of 400 to 499, or of 500 and above."),
  mode: Mode.default("live").describe("Calls with live keys, or with test keys."),
  key_id: z.coerce.number().pipe(Id).optional().describe("Only calls with the key that has this id."),
  endpoint: EndpointName.optional().describe("Only calls of this endpoint, e.g. `GET /v1/weather/current`."),
});

/** Which of the last calls are asked for, parsed. */
export type CallsQuery = z.output<typeof CallsQuery>;

/** The last calls of an account, a page of them. */
export const CallsJson = z
  .strictObject({
    data: z
      .array(
        z.strictObject({
          at: Moment.describe("When the call came in (UTC)."),
          request_id: z
            .string()
            .max(128)
            .regex(/^[A-Za-z0-9._~:/+=-]+$/)
            .describe("The call's X-Request-Id, by which support finds it."),
          endpoint: EndpointName.describe("Method and path."),
          status: z.int().min(100).max(599).describe("HTTP status of the answer."),
          duration_ms: z.number().min(0).max(10_000_000).describe("From the call's arrival to its answer, in ms."),
          cost_naira: Money.describe("What it cost, in naira with four decimals."),
          key_name: AnyText(80).nullable().describe("What the key is called; null: the key is gone."),
          key_prefix: KeyRef.key_prefix.nullable(),
        }),
      )
      .max(100)
      .describe("Calls, the newest first. The last 1,000 of an account are kept, without bodies and keys."),
    next_cursor: z
      .string()
      .max(19)
      .regex(/^[1-9]\d*$/)
      .nullable()
      .describe("For the page with older calls; null: there are no older ones."),
  })
  .describe("An account's last calls.");

/** One of the last calls as JSON. */
export type CallJson = z.output<typeof CallsJson>["data"][number];

/** Which month's statement is asked for. */
export const StatementQuery = z.strictObject({
  month: Month.optional().describe("A calendar month (UTC), YYYY-MM; left out: the current one."),
});

const chargedCalls = Count.describe("Calls that were charged.");

/** What an account was charged in a month. */
export const StatementJson = z
  .strictObject({
    month: Month.describe("The calendar month (UTC), YYYY-MM."),
    from: Day.describe("Its first day (UTC), YYYY-MM-DD."),
    to: Day.describe("Its last day (UTC), YYYY-MM-DD."),
    complete: z.boolean().describe("False while the month goes on."),
    made_at: Moment.describe("When the statement was made (UTC)."),
    tariff: z.enum(["credits", "naira"]).describe("The price list that is in force on this server."),
    account: z
      .strictObject({
        id: Id.describe("The account's id."),
        name: AnyText(200).describe("The holder's name."),
        email: z.email().max(254).describe("The holder's e-mail address."),
      })
      .describe("Whose statement it is."),
    lines: z
      .array(
        z.strictObject({
          endpoint: EndpointName.describe("Method and path."),
          ...KeyRef,
          calls: chargedCalls,
          cost_naira: Money.describe("What they cost together, in naira with four decimals."),
        }),
      )
      .max(100_000)
      .describe("Charged calls by endpoint and key."),
    total: z
      .strictObject({ calls: chargedCalls, cost_naira: Money.describe("All lines together, in naira.") })
      .describe("The sum of the lines."),
  })
  .describe("What an account was charged in a calendar month.");

/** A statement as JSON. */
export type StatementJson = z.output<typeof StatementJson>;

/** The account's monthly budget. */
export const BudgetBody = z
  .strictObject({
    budget_naira: NairaText.nullable().describe(
      "Most that the account's calls may cost in a calendar month (UTC), in naira with up to four decimals; null: no limit.",
    ),
  })
  .describe("The account's monthly budget.");
