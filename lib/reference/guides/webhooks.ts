import { z } from "zod";
import { mostWebhooks } from "../../webhooks/contract";
import { mostAttempts, nextAttemptAt } from "../../webhooks/delivery/backoff";
import { webhookEvents, type WebhookEventFacts } from "../../webhooks/events";
import { jsonBlock, runnable } from "../examples/fences";
import { fieldRows, type JsonSchema } from "../fields";
import { paragraphs, type DocPage } from "../page";
import { code, table } from "../table";

const sample = (event: WebhookEventFacts) => ({
  id: "evt_1042",
  type: event.type,
  created_at: "2026-08-20T09:30:00.000Z",
  data: event.example,
});

/** As the schema of the event's `data` has it. */
const fieldsOf = ({ data }: WebhookEventFacts) =>
  fieldRows(z.toJSONSchema(data, { unrepresentable: "any" }) as JsonSchema, "data");

const eventSection = (event: WebhookEventFacts) =>
  paragraphs(
    `## ${event.type}`,
    event.description,
    table(
      ["Field", "Type and bounds", "What it is"],
      fieldsOf(event).map(({ name, type, description }) => [code(name), type, description]),
    ),
    jsonBlock(sample(event)),
  );

function duration(ms: number): string {
  const [value, unit] =
    ms >= 3_600_000 ? [ms / 3_600_000, "hour"] : ms >= 60_000 ? [ms / 60_000, "minute"] : [ms / 1000, "second"];
  return `${value} ${unit}${value === 1 ? "" : "s"}`;
}

/** The waits between attempts, as the deliveries make them. */
function waits(): string {
  const times = Array.from({ length: mostAttempts - 1 }, (_, index) => nextAttemptAt(index + 1, 0)?.getTime() ?? 0);
  return `${times.slice(0, -1).map(duration).join(", ")} and ${duration(times.at(-1) ?? 0)}`;
}

const verifyInTypeScript = runnable(
  "ts",
  `import { createHmac } from "node:crypto";
import { verifyWebhook } from "@gona/client";

// What your receiver gets: the raw body, the Gona-Signature header, and the secret from its settings.
const secret = "whsec_example";
const body = '{"id":"evt_1042","type":"test","created_at":"2026-08-20T09:30:00.000Z","data":{"message":"Hello"}}';
const t = Math.floor(Date.now() / 1000);
const signature = \`t=\${t},v1=\${createHmac("sha256", secret).update(\`\${t}.\${body}\`).digest("hex")}\`;

const event = await verifyWebhook({ body, signature, secret });
console.log(event.id, event.type);`,
);

const verifyInPython = runnable(
  "py",
  `import hashlib
import hmac
import json
import time


def verify(body: bytes, header: str, secret: str, tolerance_seconds: int = 300) -> dict:
    parts = [part.strip().split("=", 1) for part in header.split(",")]
    sent = next(value for name, value in parts if name == "t")
    wanted = hmac.new(secret.encode(), sent.encode() + b"." + body, hashlib.sha256).hexdigest()
    if not any(name == "v1" and hmac.compare_digest(wanted, value) for name, value in parts):
        raise ValueError("not from Gona")
    if abs(time.time() - int(sent)) > tolerance_seconds:
        raise ValueError("too old")
    return json.loads(body)


# What your receiver gets: the raw body, the Gona-Signature header, and the secret from its settings.
secret = "whsec_example"
body = b'{"id":"evt_1042","type":"test","created_at":"2026-08-20T09:30:00.000Z","data":{"message":"Hello"}}'
t = str(int(time.time()))
signature = "t=" + t + ",v1=" + hmac.new(secret.encode(), t.encode() + b"." + body, hashlib.sha256).hexdigest()

event = verify(body, signature, secret)
print(event["id"], event["type"])`,
);

const markdown = () =>
  paragraphs(
    "# Webhooks",
    "A webhook tells your program what happens, so that it need not ask: we send a POST with JSON to an address of yours.",
    "## Set one up",
    [
      "1. On [Webhooks](/webhooks), choose **Add a webhook**, enter an `https://` address of yours, and choose the events.",
      "2. Copy the secret (`whsec_…`). It is shown once. A new secret takes the place of the old one at once.",
      "3. Press **Send test event** and look at the delivery log.",
    ].join("\n"),
    `An account can have ${mostWebhooks} webhooks. Addresses within private networks, and of this server itself, are refused, and redirects are not followed.`,
    "## Events",
    table(
      ["Type", "What happened"],
      webhookEvents.map(({ type, summary }) => [code(type), summary]),
    ),
    "## What is sent",
    table(
      ["Part", "What it is"],
      [
        [
          "Body",
          'JSON: `{"id", "type", "created_at", "data"}`. `id` is the event\'s and the same in every delivery of it.',
        ],
        [
          "`Gona-Signature`",
          "`t=<unix seconds>,v1=<hex>`: when it was sent, and the HMAC-SHA256 of `<t>.<body>` with your secret.",
        ],
        ["`Gona-Event-Id`", "The event's id."],
        ["`Gona-Delivery-Id`", "The delivery's id, as the log lists it."],
      ],
    ),
    "## Verify the signature",
    "Anybody can send to your address, so check the signature before you believe a body. Use the raw bytes as they came, compare in constant time, and refuse what is older than five minutes.",
    verifyInTypeScript,
    verifyInPython,
    "## Answer",
    "Answer 2xx within 10 seconds and do the work afterwards. Anything else counts as failed.",
    "## Retries",
    `A delivery that failed is sent again after ${waits()}: ${mostAttempts} attempts in all. Then it has failed for good; the log shows each attempt with status and duration.`,
    "Events can come twice or out of order. Remember the ids that you have handled, and go by `created_at`.",
    "## Replay",
    "Choose **Send again** at a delivery in the log. It makes a new delivery of the same event, with the same event id. Events are kept for 30 days.",
    ...webhookEvents.map(eventSection),
  );

/** Events that are sent to callers. */
export const webhooks: DocPage = {
  slug: "webhooks",
  title: "Webhooks",
  group: "Guides",
  summary: "Be told of alerts, drops of NDVI, completed samples and budgets: types, signatures, retries, replay.",
  markdown,
};
