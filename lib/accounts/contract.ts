import { z } from "zod";
import { nairaToUnits, unitsToNaira } from "../api/price";
import { keyState } from "./key-state";
import type { KeyRow } from "./store";

/** More keys than anybody looks through; the oldest deactivated ones are left out of the list. */
export const listedKeys = 500;

/** The id of a key, in a path. */
export const KeyPath = z.strictObject({
  id: z.int().min(1).max(2_147_483_647).describe("Id of one of your API keys."),
});

/** What a key is called. */
export const KeyName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^\P{Cc}+$/u)
  .describe("What the key is called, so that you know it again: 1 to 80 characters.");

/** An amount of naira as text, so that no reader rounds it. */
export const NairaText = z
  .string()
  .max(14)
  .regex(/^\d{1,9}(\.\d{1,4})?$/);

const Moment = z.iso.datetime().max(30);
const Budget = NairaText.nullable().describe(
  "Most that this key may spend in a calendar month (UTC), in naira with up to four decimals; null: no limit of its own.",
);
const Expiry = Moment.nullable().describe("When the key stops working (UTC); null: never.");

/** What a new key is given. */
export const NewKeyBody = z
  .strictObject({ name: KeyName, expires_at: Expiry.optional(), budget_naira: Budget.optional() })
  .describe("A new API key.");

/** What changes in a key; fields left out stay. */
export const KeyEditBody = z
  .strictObject({
    name: KeyName.optional(),
    active: z
      .boolean()
      .optional()
      .describe("False deactivates the key at once, true makes a deactivated key work again."),
    expires_at: Expiry.optional(),
    budget_naira: Budget.optional(),
  })
  .refine((body) => Object.keys(body).length > 0, "give at least one field to change")
  .describe("What changes in the key; fields left out stay as they are.");

/** A key as its holder sees it. */
export const KeyJson = z
  .strictObject({
    id: z.int().min(1).max(2_147_483_647).describe("The key's id."),
    name: KeyName,
    prefix: z
      .string()
      .max(12)
      .regex(/^gona_[0-9A-Za-z]{7}$/)
      .describe("The key's first 12 characters."),
    last_four: z
      .string()
      .max(4)
      .regex(/^[0-9A-Za-z]{4}$/)
      .describe("The key's last four characters."),
    state: z.enum(["active", "deactivated", "expired"]).describe("Only calls with an active key are let in."),
    created_at: Moment.describe("When the key was issued (UTC)."),
    last_used_at: Moment.nullable().describe("When a call with the key was last charged (UTC); null: never."),
    expires_at: Expiry,
    budget_naira: Budget,
    calls_this_month: z.int().min(0).max(2_147_483_647).describe("Charged calls in the current calendar month (UTC)."),
    cost_this_month_naira: z
      .string()
      .max(20)
      .regex(/^\d{1,15}\.\d{4}$/)
      .describe("What they cost together, in naira with four decimals."),
  })
  .describe("An API key, without its secret.");

/** A key that was just issued, with the secret that is shown only now. */
export const IssuedKeyJson = KeyJson.extend({
  secret: z
    .string()
    .max(54)
    .regex(/^gona_[0-9A-Za-z]{49}$/)
    .describe("The key itself, for the X-API-KEY header. It is shown only in this answer and can't be had again."),
}).describe("An API key that was just issued, with its secret.");

/** All keys of the account. */
export const KeyListJson = z
  .strictObject({
    data: z.array(KeyJson).max(listedKeys).describe("Your API keys: active ones first, then the newest."),
  })
  .describe("The account's API keys.");

/** A key as JSON. */
export type KeyJson = z.output<typeof KeyJson>;

/** A key's row as JSON, in its state at `now`. */
export function toJson(key: KeyRow, now: number): KeyJson {
  return {
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    last_four: key.lastFour,
    state: keyState(key, now),
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    expires_at: key.expiresAt?.toISOString() ?? null,
    budget_naira: key.budgetUnits === null ? null : unitsToNaira(key.budgetUnits),
    calls_this_month: key.calls,
    cost_this_month_naira: unitsToNaira(key.costUnits),
  };
}

/** The fields of a body that a key keeps in another form; what is left out stays left out. */
export function fromJson(body: { expires_at?: string | null | undefined; budget_naira?: string | null | undefined }) {
  return {
    ...(body.expires_at === undefined
      ? {}
      : { expiresAt: body.expires_at === null ? null : new Date(body.expires_at) }),
    ...(body.budget_naira === undefined
      ? {}
      : { budgetUnits: body.budget_naira === null ? null : nairaToUnits(body.budget_naira) }),
  };
}
