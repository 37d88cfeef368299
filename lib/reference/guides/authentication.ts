import { publicEndpoints } from "../../api/registry";
import { scopeOf, scopesOf } from "../../api/scope";
import type { AnyEndpoint } from "../../api/endpoint";
import { runnable } from "../examples/fences";
import { paragraphs, pathOf, type DocContext, type DocPage } from "../page";
import { slugOf } from "../slug";
import { code, table } from "../table";

function scopeTable(): string {
  const endpoints: readonly AnyEndpoint[] = publicEndpoints;
  return table(
    ["Scope", "What it allows"],
    scopesOf(endpoints).map((scope) => [
      code(scope),
      endpoints
        .filter((endpoint) => scopeOf(endpoint) === scope)
        .map((endpoint) => `[${code(`${endpoint.method} ${endpoint.path}`)}](${pathOf({ slug: slugOf(endpoint) })})`)
        .join(", "),
    ]),
  );
}

const whoAmI = (origin: string) =>
  runnable("sh", `curl "${origin}/v1/crops?per_page=1" \\\n  -H "X-API-KEY: $GONA_API_KEY"`);

const markdown = ({ origin }: DocContext) =>
  paragraphs(
    "# Authentication",
    "Every call of `/v1` carries a key in the `X-API-KEY` header, over HTTPS. There is no other way in: no cookies, no key in the address.",
    whoAmI(origin),
    "Calls over plain HTTP are refused with 403 before the key is read.",
    "## Keys",
    "You make keys on the [API keys](/keys) page, up to 100 for each account. A key is shown once. We keep only a hash of it, its first characters and its last four, so we can't show it again.",
    table(
      ["Key", "Begins with", "What it does"],
      [
        ["Live", "`gona_`", "Real figures and your own farms. Successful calls are charged."],
        ["Test", "`gona_test_`", "Made-up figures, always the same, at no cost. See [Test keys](/docs/sandbox)."],
      ],
    ),
    "Use one key for each program, so that you can end one without the others. A key can have an expiry date and a monthly budget of its own.",
    "## Scopes",
    "A key without scopes may call everything. Give it scopes and it may call only what they name; all else is 403 `Scope missing`.",
    scopeTable(),
    "## Allowed addresses",
    "A key can be limited to addresses or ranges (CIDR), IPv4 and IPv6, such as `197.210.64.0/20`. Calls from elsewhere are 403 `Address not allowed`. Leave the list empty to allow any.",
    "## Rotate a key",
    "Replacing a key makes a new one with the same name, scopes, addresses and budget. You choose how long the old one keeps working beside it, from no time to 30 days, so that no call fails while you change it over:",
    [
      "1. On [API keys](/keys), choose **Replace** in the key's menu, and how long the old key keeps working.",
      "2. Put the new key in place of the old one in your programs.",
      "3. Watch **Last used** of the old key until it stays still. It ends by itself when the time is over.",
    ].join("\n"),
    "In that time each of the two has the whole budget of the month to itself.",
    "## When a key is lost or seen by others",
    "Deactivate it on [API keys](/keys). It is refused from the next call on. Then look at [Usage](/usage) for calls that were not yours.",
    "## Browsers",
    "Any origin may send GET with a key, for maps and the like. Others can read a key that a browser holds: give it read scopes and a small budget, or better, call from your server.",
  );

/** Keys: what they are and what limits them. */
export const authentication: DocPage = {
  slug: "authentication",
  title: "Authentication",
  group: "Guides",
  summary: "Keys, scopes, allowed addresses, rotation and test keys.",
  markdown,
};
