import { afterEach, describe, expect, it, vi } from "vitest";
import { completeConfig } from "../config";
import { log } from "../log";
import { mailServer } from "../testing/mail-server";
import { sendLinkMail } from "./mail";
import { resetMail } from "./reset-mail";

const link = "https://gona.example/reset-password?token=abc123";
const reset = { to: "ada@example.ng", link, ...resetMail(link) };

afterEach(() => vi.restoreAllMocks());

describe("a mail with a link", () => {
  it("is written to the log on a development machine without a mail server", async () => {
    completeConfig({ PUBLIC_URL: undefined, SMTP_URL: undefined });
    const info = vi.spyOn(log(), "info").mockReturnValue();
    await sendLinkMail(reset);
    expect(info.mock.lastCall?.[0]).toContain(link);
  });

  it("never reaches the log of a public server", async () => {
    completeConfig({ PUBLIC_URL: "https://gona.example", SMTP_URL: undefined });
    const written = [vi.spyOn(log(), "info"), vi.spyOn(log(), "error").mockReturnValue()];
    await sendLinkMail(reset);
    expect(written[1]).toHaveBeenCalledOnce();
    expect(JSON.stringify(written.map((spy) => spy.mock.calls))).not.toContain("abc123");
  });

  it("goes through the mail server when there is one", async () => {
    const { url, mails, close } = await mailServer();
    completeConfig({ PUBLIC_URL: "https://gona.example", SMTP_URL: url });
    await sendLinkMail(reset);
    const [message = ""] = mails;
    expect(message).toContain("To: ada@example.ng");
    expect(message).toContain("Subject: Reset your Gona password");
    expect(message).toContain(link);
    close();
  });
});
