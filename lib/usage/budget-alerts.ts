import { sendNotice } from "../accounts/mail";
import { unitsToNaira } from "../api/price";
import { now as clock } from "../clock";
import { log } from "../log";
import { emitEvents, type Happening } from "../webhooks/emit";
import { budgetMail } from "./budget-mail";
import { monthOf } from "./models/period";
import { claimReachedBudgets, releaseReachedBudget, type ReachedBudget } from "./store";

const everyMs = 60_000;

const steps = [50, 80, 100] as const;

/**
 * Tells holders, by mail and webhook, whose month has reached 50, 80 or 100 per cent of its budget since they were last
 * told; of several at once the highest. Each is told once, whichever of several processes looks first.
 */
export async function tellBudgets(now: number): Promise<void> {
  const month = monthOf(now);
  const reached = await claimReachedBudgets(`${month}-01`, (budgets, db) =>
    emitEvents(
      budgets.flatMap((budget) => happening(budget, month)),
      { db, now },
    ),
  );
  await Promise.all(reached.map((budget) => mailHolder(budget, month)));
}

/** What webhooks are told of a budget that was reached. */
function happening(budget: ReachedBudget, month: string): Happening<"budget.reached">[] {
  const percent = steps.find((step) => step === budget.percent);
  if (percent === undefined) return [];
  const amount = unitsToNaira(budget.budgetUnits);
  return [
    {
      accountId: budget.accountId,
      type: "budget.reached",
      // A higher budget is told of anew.
      dedupeKey: `${month} ${percent} of ${amount}`,
      data: { month: `${month}-01`, percent, budget_naira: amount, spent_naira: unitsToNaira(budget.costUnits) },
    },
  ];
}

async function mailHolder(budget: ReachedBudget, month: string): Promise<void> {
  try {
    await sendNotice({ to: budget.email, ...budgetMail(budget, month) });
  } catch (error) {
    const { accountId, percent } = budget;
    log().warn({ accountId, percent, detail: String(error) }, "budget mail not sent; tried again in a minute");
    await releaseReachedBudget(`${month}-01`, budget);
  }
}

/** Looks after budgets once a minute; gives what ends that, and waits for the mails under way. */
export function watchBudgets(): () => Promise<void> {
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= tellBudgets(clock())
      .catch((error: unknown) => log().warn({ detail: String(error) }, "budgets not looked at"))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(look, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
