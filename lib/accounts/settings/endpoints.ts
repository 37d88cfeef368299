import { endpoint, perMinute } from "../../api/endpoint";
import { notFound } from "../../api/errors";
import { free } from "../../api/price";
import {
  AccountJson,
  accountToJson,
  DeletionBody,
  EmailBody,
  EndedJson,
  listedSessions,
  PasswordBody,
  ProfileBody,
  SessionListJson,
  SessionPath,
  sessionToJson,
} from "./contract";
import { changeEmail, changePassword } from "./credentials";
import { keepAccount, requestDeletion } from "./deletion";
import { deleteOtherSessions, deleteSession, findHolder, findSessions, updateName } from "./store";

const shared = { tag: "Account", audience: "console", limit: perMinute(60), price: free } as const;

/** GET /v1/account, for the settings page. */
export const getAccountEndpoint = endpoint({
  ...shared,
  method: "GET",
  path: "/v1/account",
  summary: "Your account",
  description: "Name, e-mail and whether the account is to be deleted.",
  response: AccountJson,
  handle: async ({ caller, db }) => ({ body: accountToJson(await findHolder({ accountId: caller.accountId, db })) }),
});

/** PATCH /v1/account, for the settings page. */
export const changeAccountEndpoint = endpoint({
  ...shared,
  method: "PATCH",
  path: "/v1/account",
  summary: "Change your profile",
  description: "Sets what you are called.",
  body: ProfileBody,
  response: AccountJson,
  handle: async ({ caller, body, db }) => {
    const scope = { accountId: caller.accountId, db };
    await updateName(scope, body.name);
    return { body: accountToJson(await findHolder(scope)) };
  },
});

/** POST /v1/account/email, for the settings page. */
export const changeEmailEndpoint = endpoint({
  ...shared,
  method: "POST",
  path: "/v1/account/email",
  summary: "Change your e-mail",
  description: "Sets the e-mail that you sign in with, after your password. The old address is told.",
  body: EmailBody,
  response: AccountJson,
  handle: async ({ caller, body, now, db }) => ({
    body: accountToJson(await changeEmail({ accountId: caller.accountId, db }, { ...body, now })),
  }),
});

/** POST /v1/account/password, for the settings page. */
export const changePasswordEndpoint = endpoint({
  ...shared,
  method: "POST",
  path: "/v1/account/password",
  summary: "Change your password",
  description: "Sets a new password, after the present one, and signs you out everywhere else.",
  body: PasswordBody,
  response: EndedJson,
  handle: async ({ caller: { accountId, sessionId }, body, now, db }) => {
    const wish = { current: body.current_password, wanted: body.new_password, sessionId, now };
    return { body: { ended: await changePassword({ accountId, db }, wish) } };
  },
});

/** POST /v1/account/deletion, for the settings page. */
export const requestDeletionEndpoint = endpoint({
  ...shared,
  method: "POST",
  path: "/v1/account/deletion",
  summary: "Delete your account",
  description:
    "Marks the account to be deleted in 14 days, after your password. API keys are refused and other devices signed out at once.",
  body: DeletionBody,
  response: AccountJson,
  handle: async ({ caller: { accountId, sessionId }, body, now, db }) => ({
    body: accountToJson(await requestDeletion({ accountId, db }, { password: body.password, sessionId, now })),
  }),
});

/** DELETE /v1/account/deletion, for the notice on every page. */
export const keepAccountEndpoint = endpoint({
  ...shared,
  method: "DELETE",
  path: "/v1/account/deletion",
  summary: "Keep your account",
  description: "Takes back the wish to delete the account. Its API keys work again.",
  response: AccountJson,
  handle: async ({ caller, db }) => ({ body: accountToJson(await keepAccount({ accountId: caller.accountId, db })) }),
});

/** GET /v1/sessions, for the settings page. */
export const listSessionsEndpoint = endpoint({
  ...shared,
  method: "GET",
  path: "/v1/sessions",
  summary: "Your sessions",
  description: "Browsers that are signed in to your account.",
  response: SessionListJson,
  handle: async ({ caller: { accountId, sessionId }, now, db }) => {
    const rows = await findSessions({ accountId, db }, { now: new Date(now), limit: listedSessions });
    const data = rows.map((row) => sessionToJson(row, sessionId));
    return { body: { data: data.sort((a, b) => Number(b.current) - Number(a.current)) } };
  },
});

/** DELETE /v1/sessions/{id}, for the settings page. */
export const endSessionEndpoint = endpoint({
  ...shared,
  method: "DELETE",
  path: "/v1/sessions/{id}",
  summary: "Sign a device out",
  description: "Ends one of your sessions at once.",
  params: SessionPath,
  response: EndedJson,
  handle: async ({ caller, params, db }) => {
    if (!(await deleteSession({ accountId: caller.accountId, db }, params.id))) throw notFound("session");
    return { body: { ended: 1 } };
  },
});

/** DELETE /v1/sessions, for the settings page. */
export const endOtherSessionsEndpoint = endpoint({
  ...shared,
  method: "DELETE",
  path: "/v1/sessions",
  summary: "Sign out everywhere else",
  description: "Ends all your sessions but the one that asks.",
  response: EndedJson,
  handle: async ({ caller: { accountId, sessionId }, db }) => ({
    body: { ended: await deleteOtherSessions({ accountId, db }, sessionId) },
  }),
});
