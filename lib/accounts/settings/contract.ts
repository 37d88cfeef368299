import ipaddr from "ipaddr.js";
import { z } from "zod";
import { AccountName } from "../profile";
import { browsers, deviceOf, systems } from "./device";
import type { Holder, SessionRow } from "./store";

/** More sessions than anybody has; the longest unused are left out of the list. */
export const listedSessions = 200;

const Id = z.int().min(1).max(2_147_483_647);
const Moment = z.iso.datetime().max(30);
const Name = AccountName.describe("What you are called: 1 to 100 characters.");
const Email = z.email().max(254).describe("The e-mail address that you sign in with.");
const Secret = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^]+$/);
const Password = Secret.describe("Your present password.");

/** The account as its holder sees it. */
export const AccountJson = z
  .strictObject({
    name: Name,
    email: Email,
    created_at: Moment.describe("When the account was made (UTC)."),
    delete_after: Moment.nullable().describe(
      "When the account is deleted for good (UTC), because you asked for it; null: it stays.",
    ),
  })
  .describe("Your account.");

/** What changes in the profile. */
export const ProfileBody = z.strictObject({ name: Name }).describe("Your profile.");

/** A new e-mail, with the password. */
export const EmailBody = z.strictObject({ email: Email, password: Password }).describe("A new e-mail address.");

/** A new password, with the present one. */
export const PasswordBody = z
  .strictObject({
    current_password: Password,
    new_password: Secret.describe("The new password: 10 to 128 characters, without your e-mail address in it."),
  })
  .describe("A new password.");

/** The password, asked again before the account is to be deleted. */
export const DeletionBody = z.strictObject({ password: Password }).describe("The password, asked again.");

const Ended = z.int().min(0).max(2_147_483_647).describe("How many sessions were ended.");

/** What became of other sessions. */
export const EndedJson = z.strictObject({ ended: Ended }).describe("How many other devices were signed out.");

/** The id of a session, in a path. */
export const SessionPath = z.strictObject({ id: Id.describe("Id of one of your sessions.") });

const SessionJson = z
  .strictObject({
    id: Id.describe("The session's id."),
    browser: z.enum(browsers).nullable().describe("The browser, as it says of itself; null: not known."),
    system: z.enum(systems).nullable().describe("The device's system, as the browser says; null: not known."),
    address: z
      .string()
      .max(60)
      .regex(/^[0-9a-f.:/]+$/)
      .nullable()
      .describe("The address it was signed in from; of IPv6 the network. Null: not known."),
    created_at: Moment.describe("When it was signed in (UTC)."),
    last_active_at: Moment.describe("When it was last used (UTC), to five minutes."),
    current: z.boolean().describe("Whether it is the session that asks."),
  })
  .describe("A browser that is signed in to your account.");

/** A session as JSON. */
export type SessionJson = z.output<typeof SessionJson>;

/** All sessions of the account. */
export const SessionListJson = z
  .strictObject({
    data: z.array(SessionJson).max(listedSessions).describe("Your sessions: this one first, then the last used."),
  })
  .describe("Browsers that are signed in to your account.");

/** The account's holder as JSON. */
export function accountToJson({ name, email, createdAt, deleteAfter }: Holder): z.output<typeof AccountJson> {
  return { name, email, created_at: createdAt.toISOString(), delete_after: deleteAfter?.toISOString() ?? null };
}

/** better-auth keeps of an IPv6 address its network (64 bits), written out in full. */
function addressWords(address: string | null): string | null {
  if (address === null || !ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return parsed.kind() === "ipv6" ? `${parsed.toString()}/64` : parsed.toString();
}

/** A session as JSON, for who asks with the session `currentId`. */
export function sessionToJson(row: SessionRow, currentId: number | undefined): SessionJson {
  return {
    id: row.id,
    ...deviceOf(row.userAgent),
    address: addressWords(row.ipAddress),
    created_at: row.createdAt.toISOString(),
    last_active_at: row.updatedAt.toISOString(),
    current: row.id === currentId,
  };
}
