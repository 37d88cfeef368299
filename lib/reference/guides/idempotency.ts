import { replayMs } from "../../api/idempotency";
import { runnable } from "../examples/fences";
import { clientSetUp } from "../examples/typescript";
import { paragraphs, type DocContext, type DocPage } from "../page";

const hours = replayMs / 3_600_000;

const inShell = (origin: string) =>
  runnable(
    "sh",
    `FARM_KEY="farm-$(date +%s)-$$"
for attempt in 1 2; do
  curl -i "${origin}/v1/farms" \\
    -H "X-API-KEY: $GONA_API_KEY" \\
    -H "Idempotency-Key: $FARM_KEY" \\
    --json '{"name":"River field","size":2.5}'
done`,
  );

const inTypeScript = (origin: string) =>
  runnable(
    "ts",
    `${clientSetUp(origin)}
const idempotencyKey = crypto.randomUUID();
const first = await gona.post("/v1/farms", { body: { name: "River field", size: 2.5 }, idempotencyKey });
const second = await gona.post("/v1/farms", { body: { name: "River field", size: 2.5 }, idempotencyKey });
console.log(first.data.id === second.data.id, second.replayed);`,
  );

const inPython = (origin: string) =>
  runnable(
    "py",
    `import json
import os
import urllib.request
import uuid

headers = {
    "X-API-KEY": os.environ["GONA_API_KEY"],
    "Content-Type": "application/json",
    "Idempotency-Key": str(uuid.uuid4()),
}
body = json.dumps({"name": "River field", "size": 2.5}).encode()
for attempt in range(2):
    request = urllib.request.Request("${origin}/v1/farms", method="POST", headers=headers, data=body)
    with urllib.request.urlopen(request) as response:
        print(json.load(response)["id"], response.headers["Idempotency-Replayed"])`,
  );

const ifMatchInShell = (origin: string) =>
  runnable(
    "sh",
    `TAG=$(curl -s -o /dev/null -D - "${origin}/v1/farms/2000000001" -H "X-API-KEY: $GONA_API_KEY" \\
  | tr -d '\\r' | awk 'tolower($1) == "etag:" { print $2 }')
curl -X PUT "${origin}/v1/farms/2000000001" \\
  -H "X-API-KEY: $GONA_API_KEY" \\
  -H "If-Match: $TAG" \\
  --json '{"status":"fallow"}'`,
  );

const ifMatchInTypeScript = (origin: string) =>
  runnable(
    "ts",
    `${clientSetUp(origin)}
const { etag } = await gona.get("/v1/farms/{id}", { params: { id: 2000000001 } });
const { data } = await gona.put("/v1/farms/{id}", {
  params: { id: 2000000001 },
  body: { status: "fallow" },
  ifMatch: etag,
});
console.log(data.status);`,
  );

const ifMatchInPython = (origin: string) =>
  runnable(
    "py",
    `import json
import os
import urllib.request

address = "${origin}/v1/farms/2000000001"
headers = {"X-API-KEY": os.environ["GONA_API_KEY"]}
with urllib.request.urlopen(urllib.request.Request(address, headers=headers)) as response:
    tag = response.headers["ETag"]
request = urllib.request.Request(
    address,
    method="PUT",
    headers={**headers, "Content-Type": "application/json", "If-Match": tag},
    data=json.dumps({"status": "fallow"}).encode(),
)
with urllib.request.urlopen(request) as response:
    print(json.load(response)["status"])`,
  );

const markdown = ({ origin }: DocContext) =>
  paragraphs(
    "# Idempotency",
    "A connection can break after we did what you asked and before you learn of it. Send the same call again, safely:",
    "- **GET, PUT, DELETE** do the same however often they are sent.\n- **POST** makes something each time, unless it carries an `Idempotency-Key`.",
    "## Make something once",
    `Choose a key of your own for each thing you make: 1 to 255 visible ASCII characters, best a UUID. The same key with the same body within ${hours} hours gets the first answer again, with \`Idempotency-Replayed: true\`. It is done once and charged once, even when both calls come at the same moment.`,
    inShell(origin),
    inTypeScript(origin),
    inPython(origin),
    "## What is told apart",
    [
      "- The same key with another body or path is 409 `Idempotency conflict`, and nothing is done.",
      "- Keys belong to your account and the endpoint. Test keys and live keys do not share them.",
      "- A call that failed is not kept: the same key does the work the next time.",
      `- After ${hours} hours a key is new again.`,
    ].join("\n"),
    "## Change what others change too",
    "Two people who edit a farm at once can overwrite each other. Send the `ETag` that you read as `If-Match` with your PUT or DELETE. When the farm was changed since, nothing is done and you get 412 `Changed meanwhile`: read it again, and repeat your change.",
    ifMatchInShell(origin),
    ifMatchInTypeScript(origin),
    ifMatchInPython(origin),
  );

/** Doing things once, and not overwriting others. */
export const idempotency: DocPage = {
  slug: "idempotency",
  title: "Idempotency",
  group: "Guides",
  summary: "Send a call again without doing it twice, and change nothing that others changed meanwhile.",
  markdown,
};
