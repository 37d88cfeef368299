import type { AnyEndpoint } from "../../api/endpoint";
import { publicEndpoints } from "../../api/registry";
import { runnable } from "../examples/fences";
import { clientSetUp } from "../examples/typescript";
import { paragraphs, pathOf, type DocContext, type DocPage } from "../page";
import { slugOf } from "../slug";
import { code, table } from "../table";

function limitTable(): string {
  const endpoints: readonly AnyEndpoint[] = publicEndpoints;
  const counts = [...new Set(endpoints.map(({ limit }) => limit.perMinute))].sort((a, b) => b - a);
  return table(
    ["Calls a minute", "Endpoints"],
    counts.map((count) => [
      count.toLocaleString("en"),
      endpoints
        .filter(({ limit }) => limit.perMinute === count)
        .map((endpoint) => `[${code(`${endpoint.method} ${endpoint.path}`)}](${pathOf({ slug: slugOf(endpoint) })})`)
        .join(", "),
    ]),
  );
}

const inShell = (origin: string) =>
  runnable(
    "sh",
    `curl -s -o /dev/null -D - "${origin}/v1/crops?per_page=1" -H "X-API-KEY: $GONA_API_KEY" | grep -i ratelimit`,
  );

const inTypeScript = (origin: string) =>
  runnable(
    "ts",
    `${clientSetUp(origin)}
const { rateLimit } = await gona.get("/v1/crops", { query: { per_page: 1 } });
console.log(rateLimit?.remaining, "calls left of", rateLimit?.limit);`,
  );

const inPython = (origin: string) =>
  runnable(
    "py",
    `import json
import os
import time
import urllib.error
import urllib.request


def call(path):
    request = urllib.request.Request("${origin}" + path, headers={"X-API-KEY": os.environ["GONA_API_KEY"]})
    for attempt in range(3):
        try:
            with urllib.request.urlopen(request) as response:
                return json.load(response)
        except urllib.error.HTTPError as problem:
            if problem.code not in (429, 503) or attempt == 2:
                raise
            time.sleep(int(problem.headers["Retry-After"]))


print(call("/v1/crops?per_page=1"))`,
  );

const markdown = ({ origin }: DocContext) =>
  paragraphs(
    "# Limits",
    "Each key may call each endpoint so many times in any 60 seconds. The window slides: a call counts for the 60 seconds after it, and nothing starts anew on the full minute. Calls that fail count too, except those without a valid key.",
    limitTable(),
    "## What an answer says",
    table(
      ["Header", "What it is"],
      [
        ["`RateLimit-Limit`", "Calls allowed in any 60 seconds."],
        ["`RateLimit-Remaining`", "Calls left in the window."],
        ["`RateLimit-Reset`", "Seconds until the oldest counted call leaves the window."],
        ["`Retry-After`", "Only with 429 and 503: whole seconds to wait. After that wait the next call passes."],
      ],
    ),
    "## Beyond the limit",
    "The call is answered 429 `Too many requests`, nothing is done, and nothing is charged. Wait as long as `Retry-After` says.",
    inShell(origin),
    inTypeScript(origin),
    inPython(origin),
    "The client library waits and sends again by itself; the Python code above does the same by hand.",
    "## Stay below it",
    [
      "- Keep answers as long as `Cache-Control` allows, and send `If-None-Match` with the `ETag` you have: an unchanged answer is 304 and free.",
      "- Ask for many days or farms in one call: `days`, `per_page` and date ranges are there for it.",
      "- Give each program its own key. Keys do not share their limits.",
    ].join("\n"),
    "## Other bounds",
    "A body may have 1 MiB, a photo 10 MB. Lists come in pages of at most 100. A test key has the same limits as a live one.",
  );

/** Calls a minute, and what to do at the limit. */
export const limits: DocPage = {
  slug: "limits",
  title: "Limits",
  group: "Guides",
  summary: "Calls a minute for each key and endpoint, the headers that count them, and 429.",
  markdown,
};
