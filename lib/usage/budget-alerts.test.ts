import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { completeConfig } from "../config";
import { closeDb, db } from "../db";
import { log } from "../log";
import { unshare } from "../runtime";
import { testDatabase } from "../testing/database";
import { mailServer } from "../testing/mail-server";
import { tellBudgets } from "./budget-alerts";
import { updateBudget } from "./store";

const now = Date.UTC(2026, 5, 20, 12);
const month = "2026-06-01";
const priceUnits = 100n;

let mail: Awaited<ReturnType<typeof mailServer>>;
beforeAll(async () => {
  mail = await mailServer();
  completeConfig({
    DATABASE_URL: await testDatabase(),
    LOG_LEVEL: "silent",
    SMTP_URL: mail.url,
    PUBLIC_URL: "https://gona.example",
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  mail.mails.length = 0;
});
afterAll(async () => {
  mail.close();
  await closeDb();
});

let accounts = 0;

/** An account with a budget, and what it has spent this month on calls that cost 0.01 naira each. */
async function holder(budgetUnits: bigint | null) {
  const email = `holder-${accounts++}@example.com`;
  const { id } = await db().user.create({ data: { name: "Amina", email, budgetUnits } });
  const where = { accountId_month: { accountId: id, month: new Date(month) } };
  const spend = async (costUnits: bigint) => {
    const spent = { calls: Number(costUnits / priceUnits), costUnits };
    await db().accountMonth.upsert({
      where,
      create: { accountId: id, month: new Date(month), ...spent },
      update: spent,
    });
  };
  return {
    id,
    email,
    spend,
    told: async () => (await db().accountMonth.findUniqueOrThrow({ where })).toldPercent,
    setBudget: (units: bigint | null) => updateBudget({ accountId: id, db: db() }, { budgetUnits: units, month }),
    mails: () =>
      mail.mails
        .filter((text) => text.includes(`To: ${email}`))
        .map((text) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? ""),
  };
}

const subject = (percent: number) => `${percent} % of your Gona budget of June 2026 is spent`;
const spentSubject = "Your Gona budget of June 2026 is spent";

describe("the holder of a budget", () => {
  it("is told by mail at 50, 80 and 100 per cent, each once", async () => {
    const account = await holder(10_000n);
    for (const cost of [4_900n, 5_000n, 5_100n, 7_900n, 8_000n, 8_100n, 9_900n, 10_000n, 10_000n]) {
      await account.spend(cost);
      await tellBudgets(now);
    }
    expect(account.mails()).toEqual([subject(50), subject(80), spentSubject]);
    const last = mail.mails.at(-1) ?? "";
    expect(last).toContain("have cost ₦1.00");
    expect(last).toContain("your budget of ₦1.00");
    expect(last).toContain("https://gona.example/usage");
  });

  it("is told of the highest step alone when several are passed at once", async () => {
    const account = await holder(10_000n);
    await account.spend(8_500n);
    await tellBudgets(now);
    expect(account.mails()).toEqual([subject(80)]);
  });

  it("is told that it is spent when what is left is less than a call costs", async () => {
    const account = await holder(10_050n);
    await account.spend(10_000n);
    await tellBudgets(now);
    expect(account.mails()).toEqual([spentSubject]);
  });

  it("is told once when two processes look at the same moment", async () => {
    const account = await holder(10_000n);
    await account.spend(5_000n);
    await Promise.all([tellBudgets(now), tellBudgets(now), tellBudgets(now)]);
    expect(account.mails()).toEqual([subject(50)]);
  });

  it("is told anew of a higher budget, and not of the steps that it leaves behind", async () => {
    const account = await holder(10_000n);
    await account.spend(10_000n);
    await tellBudgets(now);
    await account.setBudget(16_000n);
    expect(await account.told()).toBe(50);
    await tellBudgets(now);
    await account.spend(12_800n);
    await tellBudgets(now);
    await account.setBudget(null);
    await tellBudgets(now);
    expect(account.mails()).toEqual([spentSubject, subject(80)]);
    expect(await account.told()).toBe(0);
  });

  it("is told a minute later when the mail could not be sent", async () => {
    const account = await holder(10_000n);
    await account.spend(5_000n);
    unshare("mail transport");
    completeConfig({ SMTP_URL: "smtp://127.0.0.1:1" });
    const warn = vi.spyOn(log(), "warn").mockReturnValue();
    await tellBudgets(now);
    expect(warn).toHaveBeenCalledOnce();
    expect(await account.told()).toBe(0);
    unshare("mail transport");
    completeConfig({ SMTP_URL: mail.url });
    await tellBudgets(now + 60_000);
    expect(account.mails()).toEqual([subject(50)]);
  });

  it("is told in the month in which it is spent, and begins the next one with nothing", async () => {
    const account = await holder(10_000n);
    await account.spend(9_000n);
    await tellBudgets(Date.UTC(2026, 6, 1));
    expect(account.mails()).toEqual([]);
  });

  it("gets an event for webhooks that ask for it, once for each step", async () => {
    const account = await holder(10_000n);
    const webhook = { url: "https://hooks.example", name: "a", events: ["budget.reached"], secret: new Uint8Array(1) };
    await db().webhook.create({ data: { accountId: account.id, ...webhook } });
    await account.spend(8_000n);
    await Promise.all([tellBudgets(now), tellBudgets(now)]);
    await tellBudgets(now);
    const events = await db().webhookEvent.findMany({ where: { accountId: account.id } });
    expect(events.map(({ type, data }) => ({ type, data }))).toEqual([
      {
        type: "budget.reached",
        data: { month, percent: 80, budget_naira: "1.0000", spent_naira: "0.8000" },
      },
    ]);
  });
});
