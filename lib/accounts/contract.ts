import { z } from "zod";
import { nairaToUnits, unitsToNaira } from "../api/price";
import { addressRange, plainAddress } from "./address-ranges";
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

/** What a key may be limited to: reading or writing one group of the public endpoints. */
export const KeyScope = z.enum([
  "weather:read",
  "farms:read",
  "farms:write",
  "crops:read",
  "soil:read",
  "soil:write",
  "earth:read",
  "market:read",
  "pests:read",
]);

/** What a key may be limited to. */
export type KeyScope = z.output<typeof KeyScope>;

const Scopes = z
  .array(KeyScope)
  .max(KeyScope.options.length)
  .describe("What calls with the key may do: read or write the endpoints of these groups; empty: everything.");

const KeyMode = z
  .enum(["live", "test"])
  .describe("A test key is answered from a fixed sandbox and costs nothing; a live key by real data.");

/** Addresses and ranges that one key may have. */
export const mostRanges = 20;

const notARange = (input: unknown) =>
  `"${String(input)}" is neither an IP address nor a range such as 192.0.2.0/24 or 2001:db8::/32`;

/** An IPv4 or IPv6 address or range as it is told; it comes out in its one kept form. */
export const AddressRange = z
  .string()
  .trim()
  .max(49)
  .regex(/^[0-9A-Fa-f:./]+$/, { error: ({ input }) => notARange(input) })
  .transform((text, context) => {
    const range = addressRange(text);
    if (range !== null) return range;
    context.issues.push({ code: "custom", message: notARange(text), input: text });
    return z.NEVER;
  });

const rangesText =
  "IP addresses and ranges (CIDR), IPv4 or IPv6, that calls with the key may come from; empty: any address.";
const AllowedIps = z.array(AddressRange).max(mostRanges).describe(rangesText);

/** What a new key is given. */
export const NewKeyBody = z
  .strictObject({
    name: KeyName,
    mode: KeyMode.optional(),
    scopes: Scopes.optional(),
    allowed_ips: AllowedIps.optional(),
    expires_at: Expiry.optional(),
    budget_naira: Budget.optional(),
  })
  .describe("A new API key: live, for everything, from any address, without expiry or budget unless told.");

/** What changes in a key; fields left out stay. */
export const KeyEditBody = z
  .strictObject({
    name: KeyName.optional(),
    active: z
      .boolean()
      .optional()
      .describe("False deactivates the key at once, true makes a deactivated key work again."),
    scopes: Scopes.optional(),
    allowed_ips: AllowedIps.optional(),
    expires_at: Expiry.optional(),
    budget_naira: Budget.optional(),
  })
  .refine((body) => Object.keys(body).length > 0, "give at least one field to change")
  .describe("What changes in the key; fields left out stay as they are.");

/** Longest that a replaced key may go on working. */
export const longestGraceHours = 720;

/** How a key is replaced. */
export const RotateKeyBody = z
  .strictObject({
    grace_hours: z
      .int()
      .min(0)
      .max(longestGraceHours)
      .describe("Hours that the old key goes on working beside the new one; 0: it stops at once."),
    expires_at: Moment.nullable().optional().describe("When the new key stops working (UTC); null or left out: never."),
  })
  .describe("How long the old key keeps working, and the new one's expiry.");

/** A key as its holder sees it. */
export const KeyJson = z
  .strictObject({
    id: z.int().min(1).max(2_147_483_647).describe("The key's id."),
    name: KeyName,
    mode: KeyMode,
    prefix: z
      .string()
      .max(17)
      .regex(/^gona_(test_)?[0-9A-Za-z]{7}$/)
      .describe("The key's beginning: its first 12 characters, or 17 of a test key."),
    last_four: z
      .string()
      .max(4)
      .regex(/^[0-9A-Za-z]{4}$/)
      .describe("The key's last four characters."),
    state: z
      .enum(["active", "retiring", "deactivated", "expired"])
      .describe(
        "Only calls with an active or retiring key are let in. A retiring key was replaced and stops at expires_at.",
      ),
    scopes: Scopes,
    allowed_ips: z
      .array(
        z
          .string()
          .max(49)
          .regex(/^[0-9a-f:.]+(\/\d{1,3})?$/),
      )
      .max(mostRanges)
      .describe(rangesText),
    rotated_from_id: z
      .int()
      .min(1)
      .max(2_147_483_647)
      .nullable()
      .describe("Id of the key in whose place this one was issued; null: of none."),
    created_at: Moment.describe("When the key was issued (UTC)."),
    last_used_at: Moment.nullable().describe("When a call with the key last came in (UTC); null: never."),
    last_used_ip: z
      .string()
      .max(45)
      .regex(/^[0-9a-f:.]+$/)
      .nullable()
      .describe("IP address that the last call came from, as far as it is known; null: not known."),
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
    .max(59)
    .regex(/^gona_(test_)?[0-9A-Za-z]{49}$/)
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

/** A scope that no endpoint has any more allows nothing, and the contract knows none. */
const knownScopes = (scopes: readonly string[]) => KeyScope.options.filter((scope) => scopes.includes(scope));

/** A key's row as JSON, in its state at `now`. */
export function toJson(key: KeyRow, now: number): KeyJson {
  return {
    id: key.id,
    name: key.name,
    mode: key.test ? "test" : "live",
    prefix: key.prefix,
    last_four: key.lastFour,
    state: keyState(key, now),
    scopes: knownScopes(key.scopes),
    allowed_ips: key.allowedIps,
    rotated_from_id: key.rotatedFromId,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    last_used_ip: key.lastUsedIp === null ? null : plainAddress(key.lastUsedIp),
    expires_at: key.expiresAt?.toISOString() ?? null,
    budget_naira: key.budgetUnits === null ? null : unitsToNaira(key.budgetUnits),
    calls_this_month: key.calls,
    cost_this_month_naira: unitsToNaira(key.costUnits),
  };
}

/** The fields of a body that a key keeps in another form. */
type KeptOtherwise = {
  scopes?: KeyScope[] | undefined;
  allowed_ips?: string[] | undefined;
  expires_at?: string | null | undefined;
  budget_naira?: string | null | undefined;
};

/** The fields of a body that a key keeps in another form; what is left out stays left out. */
export function fromJson({ scopes, allowed_ips: ranges, expires_at: expiry, budget_naira: budget }: KeptOtherwise) {
  return {
    ...(scopes === undefined ? {} : { scopes: knownScopes(scopes) }),
    ...(ranges === undefined ? {} : { allowedIps: [...new Set(ranges)] }),
    ...(expiry === undefined ? {} : { expiresAt: expiry === null ? null : new Date(expiry) }),
    ...(budget === undefined ? {} : { budgetUnits: budget === null ? null : nairaToUnits(budget) }),
  };
}
