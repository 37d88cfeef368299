import { endpoint, perMinute } from "../api/endpoint";
import { invalidRequest } from "../api/errors";
import { free } from "../api/price";
import {
  fromJson,
  IssuedKeyJson,
  KeyEditBody,
  KeyJson,
  KeyListJson,
  KeyPath,
  NewKeyBody,
  RotateKeyBody,
  toJson,
} from "./contract";
import { changeKey, issueKey, listKeys, rotateKey } from "./keys";

const limit = perMinute(120);

function refusePast(expiresAt: Date | null | undefined, now: number): void {
  if (expiresAt && expiresAt.getTime() <= now)
    throw invalidRequest("expires_at: give a moment that is still to come, or null.");
}

/** The account's keys, for the API keys page. */
export const listApiKeys = endpoint({
  method: "GET",
  path: "/v1/keys",
  tag: "Account",
  audience: "console",
  summary: "Your API keys",
  description: "The account's API keys with their calls and cost in the current calendar month. No secret is among it.",
  limit,
  price: free,
  response: KeyListJson,
  async handle({ caller, now, db }) {
    const keys = await listKeys({ accountId: caller.accountId, db }, now);
    return { body: { data: keys.map((key) => toJson(key, now)) } };
  },
});

/** Issues a key; the only answer that ever holds its secret. */
export const issueApiKey = endpoint({
  method: "POST",
  path: "/v1/keys",
  tag: "Account",
  audience: "console",
  summary: "Issue an API key",
  description: "Issues an API key. The answer holds the secret, which is kept nowhere and shown only this once.",
  limit,
  price: free,
  status: 201,
  body: NewKeyBody,
  response: IssuedKeyJson,
  async handle({ caller, body, now, db }) {
    const wish = { name: body.name, test: body.mode === "test", ...fromJson(body) };
    refusePast(wish.expiresAt, now);
    const { key, secret } = await issueKey({ accountId: caller.accountId, db }, { ...wish, now });
    return { body: { ...toJson(key, now), secret } };
  },
});

/** Issues a key in the place of another, which works for a chosen time beside it. */
export const rotateApiKey = endpoint({
  method: "POST",
  path: "/v1/keys/{id}/rotate",
  tag: "Account",
  audience: "console",
  summary: "Replace an API key",
  description:
    "Issues an API key with the name, mode, scopes, addresses and budget of another, which goes on working until its grace has " +
    "ended. Each of the two may spend the budget: the new key's month begins at nothing. The answer holds the new secret, " +
    "which is kept nowhere and shown only this once.",
  limit,
  price: free,
  status: 201,
  params: KeyPath,
  body: RotateKeyBody,
  response: IssuedKeyJson,
  async handle({ caller, params, body, now, db }) {
    const { expiresAt = null } = fromJson({ expires_at: body.expires_at });
    refusePast(expiresAt, now);
    const rotation = { id: params.id, graceHours: body.grace_hours, expiresAt, now };
    const { key, secret } = await rotateKey({ accountId: caller.accountId, db }, rotation);
    return { body: { ...toJson(key, now), secret } };
  },
});

/** Renames, deactivates or reactivates a key, or sets its limits or expiry. */
export const changeApiKey = endpoint({
  method: "PATCH",
  path: "/v1/keys/{id}",
  tag: "Account",
  audience: "console",
  summary: "Change an API key",
  description:
    "Renames, deactivates or reactivates an API key, or sets what it may do, from where, how much and how long. In force at once.",
  limit,
  price: free,
  params: KeyPath,
  body: KeyEditBody,
  response: KeyJson,
  async handle({ caller, params, body, now, db }) {
    const { name, active } = body;
    const edit = {
      ...fromJson(body),
      ...(name === undefined ? {} : { name }),
      ...(active === undefined ? {} : { active }),
    };
    refusePast(edit.expiresAt, now);
    const key = await changeKey({ accountId: caller.accountId, db }, { id: params.id, now, ...edit });
    return { body: toJson(key, now) };
  },
});
