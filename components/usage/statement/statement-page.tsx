"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { apiQuery } from "@/lib/api/client";
import type { StatementJson } from "@/lib/usage/contract";
import { monthsBefore } from "@/lib/usage/models/period";
import { statementTable } from "@/lib/usage/models/statement-table";
import { toCsv } from "../../charts/csv";
import { paperButton } from "../../soil/print/paper-look";
import { saveFile } from "../../ui/save-file";
import { useHydrated } from "../../ui/use-hydrated";
import { useUsageWords } from "../use-usage-words";
import { StatementSheet } from "./statement-sheet";

const listedMonths = 13;

/** A month's (YYYY-MM) statement on paper, with its print and download. */
export function StatementPage({ month, thisMonth }: { month: string; thisMonth: string }) {
  const { t } = useUsageWords();
  const { data, isError, refetch } = useQuery(apiQuery("GET /v1/usage/statement", { query: { month } }));
  const statement = data?.body;
  return (
    <div className="paper min-h-dvh">
      <main id="content" className="mx-auto max-w-[52rem] p-4 sm:p-8 print:max-w-none print:p-0">
        <nav className="mb-8 flex flex-wrap gap-3 print:hidden" aria-label={t("statementPage.title")}>
          {statement ? <Takeaway statement={statement} /> : null}
          <Link className={paperButton} href={month === thisMonth ? "/usage" : `/usage?month=${month}`}>
            {t("statementPage.back")}
          </Link>
          <MonthLinks month={month} thisMonth={thisMonth} />
        </nav>
        {statement ? (
          <StatementSheet statement={statement} />
        ) : isError ? (
          <div role="alert" className="grid justify-items-start gap-2">
            <h1 className="text-title">{t("statementPage.failed")}</h1>
            <p>{t("statementPage.failedBody")}</p>
            <button type="button" className={paperButton} onClick={() => void refetch()}>
              {t("statementPage.again")}
            </button>
          </div>
        ) : (
          <p role="status">{t("statementPage.loading")}</p>
        )}
      </main>
    </div>
  );
}

function Takeaway({ statement }: { statement: StatementJson }) {
  const { t } = useUsageWords();
  // A press before the page's script has taken over would be lost.
  const hydrated = useHydrated();
  const save = () => {
    const { header, rows } = statementTable(statement);
    const text = `\uFEFF${toCsv(header, rows)}`;
    saveFile({ fileName: `gona-statement-${statement.month}.csv`, mediaType: "text/csv;charset=utf-8", text });
  };
  return (
    <>
      <button type="button" className={paperButton} disabled={!hydrated} onClick={() => window.print()}>
        {t("statementPage.print")}
      </button>
      <button type="button" className={paperButton} disabled={!hydrated} onClick={save}>
        {t("statementPage.csv")}
      </button>
    </>
  );
}

/** Another month is another page, also without script. */
function MonthLinks({ month, thisMonth }: { month: string; thisMonth: string }) {
  const words = useUsageWords();
  const months = Array.from({ length: listedMonths }, (_, index) => monthsBefore(thisMonth, index));
  return (
    <details className="relative">
      <summary className={`${paperButton} cursor-pointer list-none`}>{words.t("statementPage.month")}</summary>
      <ul className="absolute z-10 mt-1 grid min-w-44 border bg-white p-2">
        {months.map((each) => (
          <li key={each}>
            <Link
              className="flex min-h-11 items-center px-2 underline-offset-4 hover:underline"
              aria-current={each === month ? "page" : undefined}
              prefetch={false}
              href={`/usage/statement?month=${each}`}
            >
              {words.month(each)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
