"use client";

import { useFormatter } from "next-intl";
import type { ReactNode } from "react";
import type { StatementJson } from "@/lib/usage/contract";
import { PaperHead } from "../../soil/print/paper-head";
import { EndpointName } from "../breakdown-cards";
import { useUsageWords } from "../use-usage-words";

// On a phone the key stands under its endpoint, so that the cost is in sight.
const wideOnly = "max-sm:hidden print:table-cell";
const narrowOnly = "sm:hidden print:hidden";

/** A statement, black on white. */
export function StatementSheet({ statement }: { statement: StatementJson }) {
  const { t, month } = useUsageWords();
  return (
    <article>
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-title">{t("statementPage.heading", { month: month(statement.month) })}</h1>
        <p className="text-heading">{t("statementPage.brand")}</p>
      </header>
      <Facts statement={statement} />
      {statement.complete ? null : <p className="mt-4">{t("statementPage.open")}</p>}
      {statement.lines.length === 0 ? (
        <p className="mt-6">{t("statementPage.none")}</p>
      ) : (
        <Lines statement={statement} />
      )}
      <p className="text-small mt-6">{t("statementPage.note")}</p>
    </article>
  );
}

function Facts({ statement: { account, from, to, made_at, tariff } }: { statement: StatementJson }) {
  const { t } = useUsageWords();
  const format = useFormatter();
  const utc = { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" } as const;
  const day = (date: string) => format.dateTime(new Date(date), utc);
  const made = format.dateTime(new Date(made_at), { ...utc, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3 print:grid-cols-3">
      <Fact name={t("statementPage.account")}>
        <span className="block break-words">{account.name}</span>
        <span className="block break-all">{account.email}</span>
        <span className="block">{t("statementPage.number", { id: String(account.id) })}</span>
      </Fact>
      <Fact name={t("statementPage.period")}>
        <span className="block">{t("statementPage.dates", { from: day(from), to: day(to) })}</span>
        <span className="block">{t("statementPage.made", { moment: made })}</span>
      </Fact>
      <Fact name={t("statementPage.tariff")}>{t(`statementPage.${tariff}`)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

function Lines({ statement: { lines, total } }: { statement: StatementJson }) {
  const { t, count } = useUsageWords();
  return (
    <div
      className="mt-6 overflow-x-auto print:overflow-visible"
      tabIndex={0}
      role="group"
      aria-label={t("statementPage.title")}
    >
      <table className="w-full border-collapse text-left">
        <thead className="border-b">
          <tr>
            <PaperHead>{t("statementPage.column.endpoint")}</PaperHead>
            <th scope="col" className={`py-1 pr-3 font-medium ${wideOnly}`}>
              {t("statementPage.column.key")}
            </th>
            <PaperHead end>{t("statementPage.column.calls")}</PaperHead>
            <PaperHead end>{t("statementPage.column.cost")}</PaperHead>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.endpoint} ${line.key_id}`} className="break-inside-avoid border-b border-black/20">
              <th scope="row" className="py-1.5 pr-3 font-normal">
                <EndpointName name={line.endpoint} />
                <span className={`block ${narrowOnly}`}>
                  <Key line={line} />
                </span>
              </th>
              <td className={`py-1.5 pr-3 ${wideOnly}`}>
                <Key line={line} />
              </td>
              <td className="py-1.5 pr-3 text-right tabular-nums">{count(line.calls)}</td>
              <td className="py-1.5 pr-3 text-right tabular-nums">{exact(line.cost_naira)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 font-medium">
            <th scope="row" className="py-2 pr-3">
              {t("statementPage.total")}
            </th>
            <td className={wideOnly} />
            <td className="py-2 pr-3 text-right tabular-nums">{count(total.calls)}</td>
            <td className="py-2 pr-3 text-right tabular-nums" data-testid="total">
              {exact(total.cost_naira)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Key({ line }: { line: StatementJson["lines"][number] }) {
  return (
    <>
      {line.key_name} <code className="text-small font-mono whitespace-nowrap">{line.key_prefix}…</code>
    </>
  );
}

/** The ledger's own digits, with commas: a number would lose some of a large amount. */
const exact = (naira: string) => naira.replace(/\B(?=(\d{3})+\.)/g, ",");
