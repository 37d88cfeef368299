import { publicEndpoints } from "../../api/registry";
import { runnable } from "../examples/fences";
import { clientSetUp } from "../examples/typescript";
import { paragraphs, type DocContext, type DocPage } from "../page";
import { priceTable } from "../price-table";

const inShell = (origin: string) =>
  runnable(
    "sh",
    `curl -s -o /dev/null -D - "${origin}/v1/weather/current?location=Kano" -H "X-API-KEY: $GONA_API_KEY" | grep -i x-cost`,
  );

const inTypeScript = (origin: string) =>
  runnable(
    "ts",
    `${clientSetUp(origin)}
const { cost } = await gona.get("/v1/weather/current", { query: { location: "Kano" } });
console.log(cost.naira, "naira,", cost.credits, "credits");`,
  );

const inPython = (origin: string) =>
  runnable(
    "py",
    `import os
import urllib.request

request = urllib.request.Request(
    "${origin}/v1/weather/current?location=Kano",
    headers={"X-API-KEY": os.environ["GONA_API_KEY"]},
)
with urllib.request.urlopen(request) as response:
    print(response.headers["X-Cost-Naira"], "naira,", response.headers["X-Cost-Credits"], "credits")`,
  );

const markdown = ({ origin, tariff }: DocContext) =>
  paragraphs(
    "# Costs",
    "You pay for each successful call, at the price below. 1 credit is ₦0.01. Prices are exact to the last 0.0001 naira, and nothing is rounded when they are added up.",
    "## Prices",
    `This server charges by the tariff \`${tariff}\`. Where the two tariffs differ, both are listed; elsewhere they are the same.`,
    priceTable(publicEndpoints),
    "## What is charged",
    [
      "- **Charged:** an answer with status 200 or 201 to a live key.",
      "- **Free:** every error; 304 for an unchanged answer; the repetition of a POST with the same `Idempotency-Key`; every call with a test key; what you do in the app.",
    ].join("\n"),
    "A charge and what the call changed are stored together, or neither is.",
    "## What a call cost",
    "`X-Cost-Naira` and `X-Cost-Credits` on every answer say it, 0 when it was not charged. With a test key it is always 0.",
    inShell(origin),
    inTypeScript(origin),
    inPython(origin),
    "## Budgets",
    "Your account can have a monthly budget, and so can each key ([API keys](/keys)). A call that would pass one of them is answered 402 `Budget reached` and not charged. Months are calendar months in UTC. At 50, 80 and 100 per cent of the account's budget we write to you, and a [webhook](/docs/webhooks) can be told; 100 per cent is when a call of this month's usual price no longer fits. The [usage page](/usage) forecasts the month: what it cost so far, and for the days that remain the mean of the last seven full ones.",
    "## Usage and statements",
    "[Usage](/usage) shows calls, errors and cost by day, endpoint and key, a forecast for the month, and a statement for each month to print or load as CSV. A statement's total is the sum of its charges, to the last 0.0001 naira.",
  );

/** What calls cost. */
export const costs: DocPage = {
  slug: "costs",
  title: "Costs",
  group: "Guides",
  summary: "The price of every call under both tariffs, what is charged, and budgets.",
  markdown,
};
