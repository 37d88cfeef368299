import { endpoint, perMinute } from "../api/endpoint";
import { free, nairaToUnits } from "../api/price";
import { BudgetBody, CallsJson, CallsQuery, StatementJson, StatementQuery, UsageJson, UsageQuery } from "./contract";
import { monthOf } from "./models/period";
import { makeStatement } from "./statement";
import { updateBudget } from "./store";
import { readCalls, readUsage } from "./usage";

const limit = perMinute(120);
const page = { tag: "Account", audience: "console", limit, price: free } as const;

/** Calls, errors and cost, for the usage page. */
export const usageEndpoint = endpoint({
  method: "GET",
  path: "/v1/usage",
  ...page,
  summary: "Calls, errors and cost",
  description:
    "Calls, errors and cost of a month or of up to 92 days, by day, endpoint and key, with the current month against its budget and what it will have cost by its end. Days are those of UTC, as in the ledger.",
  query: UsageQuery,
  response: UsageJson,
  async handle({ caller, query, now, db }) {
    return { body: await readUsage({ accountId: caller.accountId, db }, query, now) };
  },
});

/** The last calls, for the usage page. */
export const lastCallsEndpoint = endpoint({
  method: "GET",
  path: "/v1/usage/calls",
  ...page,
  summary: "Your last calls",
  description:
    "The account's last 1,000 calls with a key: when, what, how it ended. No body and no key is kept of them.",
  query: CallsQuery,
  response: CallsJson,
  async handle({ caller, query, db }) {
    return { body: await readCalls({ accountId: caller.accountId, db }, query) };
  },
});

/** A month's statement. */
export const statementEndpoint = endpoint({
  method: "GET",
  path: "/v1/usage/statement",
  ...page,
  summary: "A month's statement",
  description:
    "What the account was charged in a calendar month (UTC), by endpoint and key. Its total is the ledger's.",
  query: StatementQuery,
  response: StatementJson,
  async handle({ caller, query, now, db }) {
    return { body: await makeStatement({ accountId: caller.accountId, db }, query.month, now) };
  },
});

/** Sets the account's own monthly budget. */
export const setBudgetEndpoint = endpoint({
  method: "PUT",
  path: "/v1/usage/budget",
  ...page,
  summary: "Set your monthly budget",
  description:
    "Sets or lifts the most that the account's calls may cost in a calendar month (UTC). Calls that would pass it are refused with 402 from the next call on.",
  body: BudgetBody,
  response: BudgetBody,
  async handle({ caller, body, now, db }) {
    const { budget_naira: budget } = body;
    const budgetUnits = budget === null ? null : BigInt(nairaToUnits(budget));
    await updateBudget({ accountId: caller.accountId, db }, { budgetUnits, month: `${monthOf(now)}-01` });
    return { body };
  },
});
