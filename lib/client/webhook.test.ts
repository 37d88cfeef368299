import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { verifyWebhook, WebhookSignatureError } from "./webhook";

const now = Date.parse("2026-11-22T08:00:00Z");
const at = now / 1000;
const secret = "whsec_kano";
const body = JSON.stringify({
  id: "evt_1",
  type: "test",
  created_at: "2026-11-22T07:59:59.000Z",
  data: { message: "Sannu, manomi" },
});

const signed = (text = body, key = secret) => createHmac("sha256", key).update(`${at}.${text}`).digest("hex");

/** Why a delivery is refused, or the event that it gives. */
const outcome = (delivery: Partial<Parameters<typeof verifyWebhook>[0]>) =>
  verifyWebhook({ body, signature: `t=${at},v1=${signed()}`, secret, now, ...delivery }).catch((error: unknown) =>
    error instanceof WebhookSignatureError ? error.reason : error,
  );

describe("a webhook's delivery", () => {
  it("that is signed gives its event, as text or as bytes", async () => {
    const event = { id: "evt_1", type: "test", data: { message: "Sannu, manomi" } };
    expect(await outcome({})).toMatchObject(event);
    expect(await outcome({ body: new TextEncoder().encode(body) })).toMatchObject(event);
  });

  it("is taken when any of its signatures is made with the secret", async () => {
    const signature = `t=${at}, v1=${signed(body, "whsec_old")}, v1=${signed()}`;
    expect(await outcome({ signature })).toMatchObject({ id: "evt_1" });
  });

  it.each([
    ["another secret", { secret: "whsec_kura" }],
    ["another body", { body: body.replace("evt_1", "evt_2") }],
    ["another time", { signature: `t=${at + 1},v1=${signed()}` }],
  ])("with %s is refused", async (_, delivery) => {
    expect(await outcome(delivery)).toBe("mismatch");
  });

  it.each([
    [-301, "expired"],
    [301, "expired"],
  ])("%i seconds from now is refused", async (seconds, reason) => {
    expect(await outcome({ now: now + seconds * 1000 })).toBe(reason);
    expect(await outcome({ now: now + seconds * 1000, toleranceSeconds: 302 })).toMatchObject({ id: "evt_1" });
  });

  it.each([undefined, null, "", "v1=ab", `t=${at}`, `t=now,v1=${signed()}`, `t=${at},v1=${signed().slice(2)}`])(
    "with the header %s is refused",
    async (signature) => {
      expect(await outcome({ signature })).toBe("malformed");
    },
  );
});
