import { notFound } from "../api/errors";
import { unitsToNaira } from "../api/price";
import { config } from "../config";
import type { StatementJson } from "./contract";
import { dayOf, monthOf, monthPeriod } from "./models/period";
import { findCharges, findHolder, type Scope } from "./store";

/**
 * What the account was charged in a month (YYYY-MM; left out: the current one), line by line from the ledger. Amounts
 * are added up as whole ten-thousandths of a naira, so the total is the ledger's.
 */
export async function makeStatement(scope: Scope, month: string | undefined, now: number): Promise<StatementJson> {
  const wanted = month ?? monthOf(now);
  const period = monthPeriod(wanted);
  const [holder, charges] = await Promise.all([findHolder(scope), findCharges(scope, period)]);
  if (!holder) throw notFound("account");
  return {
    month: wanted,
    from: dayOf(period.fromMs),
    to: dayOf(period.untilMs - 1),
    complete: now >= period.untilMs,
    made_at: new Date(now).toISOString(),
    tariff: config().TARIFF,
    account: holder,
    lines: charges.map(({ endpoint, keyId, keyName, keyPrefix, calls, costUnits }) => ({
      endpoint,
      key_id: keyId,
      key_name: keyName,
      key_prefix: keyPrefix,
      calls,
      cost_naira: unitsToNaira(costUnits),
    })),
    total: {
      calls: charges.reduce((sum, { calls }) => sum + calls, 0),
      cost_naira: unitsToNaira(charges.reduce((sum, { costUnits }) => sum + costUnits, 0n)),
    },
  };
}
