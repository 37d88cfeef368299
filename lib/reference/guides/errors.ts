import { invalidRequest } from "../../api/errors";
import { callErrors } from "../errors";
import { jsonBlock, runnable } from "../examples/fences";
import { clientSetUp } from "../examples/typescript";
import { paragraphs, type DocContext, type DocPage } from "../page";
import { code, table } from "../table";

/** As the pipeline writes it, so that the shape can't drift. */
function exampleBody() {
  const { error, message } = invalidRequest(
    "days: Too big: expected number to be <=16. dayz: unknown name; use farm_id, latitude, longitude, location, days.",
  );
  return jsonBlock({ error, message });
}

const allErrors = () =>
  table(
    ["Status", "`error`", "When", "What to do"],
    callErrors.map(({ status, error, when, remedy }) => [String(status), code(error), when, remedy]),
  );

const handle = (origin: string) =>
  runnable(
    "ts",
    `import { GonaError } from "@gona/client";
${clientSetUp(origin)}
try {
  const { data } = await gona.get("/v1/weather/current", { query: { location: "Atlantis" } });
  console.log(data);
} catch (error) {
  if (!(error instanceof GonaError)) throw error;
  console.log(error.kind, error.status, error.message, error.requestId);
}`,
  );

const handleInPython = (origin: string) =>
  runnable(
    "py",
    `import json
import os
import urllib.error
import urllib.request

request = urllib.request.Request(
    "${origin}/v1/weather/current?location=Atlantis",
    headers={"X-API-KEY": os.environ["GONA_API_KEY"]},
)
try:
    with urllib.request.urlopen(request) as response:
        print(json.load(response))
except urllib.error.HTTPError as problem:
    print(problem.code, json.load(problem)["message"], problem.headers["X-Request-Id"])`,
  );

const inShell = (origin: string) =>
  runnable("sh", `curl -i "${origin}/v1/weather/current?location=Atlantis" \\\n  -H "X-API-KEY: $GONA_API_KEY"`, 404);

const markdown = ({ origin }: DocContext) =>
  paragraphs(
    "# Errors",
    "Every answer that is not a success (2xx, or 304 for an unchanged one) has the same two fields. `error` is short and fixed: your program can tell cases apart by it, together with the status. `message` is for people: it says what went wrong and what to do, and its words may change.",
    exampleBody(),
    "No error is ever charged, and a call that fails changes nothing.",
    "## All errors",
    allErrors(),
    "An endpoint's page lists those that it can give.",
    "## Handle them",
    inShell(origin),
    handle(origin),
    handleInPython(origin),
    "## What to send again",
    table(
      ["Status", "Send it again?"],
      [
        ["400, 401, 402, 403, 404, 405, 409, 412, 413, 415", "No. Change something first."],
        ["429, 503", "Yes, after the seconds in `Retry-After`. After that wait the next call passes the limit."],
        [
          "500, or no answer",
          "Yes, a few times, waiting longer each time. POST with an [Idempotency-Key](/docs/idempotency).",
        ],
      ],
    ),
    "The [client library](/docs/client) does this by itself.",
    "## Report one",
    "Every answer carries `X-Request-Id`. Send your own and it is kept (letters, digits and `._~:/+=-`, up to 128). Name it when you ask for help; [Usage](/usage) lists your last calls by it.",
  );

/** Every error, when it comes and what to do. */
export const errors: DocPage = {
  slug: "errors",
  title: "Errors",
  group: "Guides",
  summary: "The form of errors, every status, and what to do about each.",
  markdown,
};
