import { afterEach, describe, expect, it, vi } from "vitest";
import { completeConfig } from "../config";
import { log } from "../log";
import { unshare } from "../runtime";
import { mailServer } from "../testing/mail-server";
import { sendLinkMail, sendNotice } from "./mail";
import { resetMail } from "./reset-mail";

const link = "https://gona.example/reset-password?token=abc123";
const reset = { to: "ada@example.ng", link, ...resetMail(link) };

afterEach(() => {
  vi.restoreAllMocks();
  unshare("mail transport");
});

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

describe("a notice", () => {
  const notice = { to: "ada@example.ng", subject: "Your account", text: "It will be deleted on 6 December 2026." };

  it("goes through the mail server when there is one, and is no fault where there is none", async () => {
    const { url, mails, close } = await mailServer();
    completeConfig({ PUBLIC_URL: "https://gona.example", SMTP_URL: undefined });
    const fault = vi.spyOn(log(), "error").mockReturnValue();
    await sendNotice(notice);
    completeConfig({ SMTP_URL: url });
    await sendNotice(notice);
    expect(mails).toEqual([expect.stringContaining("6 December 2026")]);
    expect(fault).not.toHaveBeenCalled();
    close();
  });
});
