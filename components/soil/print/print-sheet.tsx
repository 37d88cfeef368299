"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import type { ReactNode } from "react";
import { ApiCallError } from "@/lib/api/client";
import { useFarm } from "../../farms/farm/farm-data";
import { useSoilSheet } from "../soil-data";
import { PaperSheet } from "./paper-sheet";
import { paperButton } from "./paper-look";

type PrintSheetProps = { farmId: number; cropId: number | null; today: string };

/** A farm's soil on one sheet of paper: black on white, without the frame of the app. */
export function PrintSheet({ farmId, cropId, today }: PrintSheetProps) {
  const t = useTranslations("soil.print");
  const farm = useFarm(farmId);
  const sheet = useSoilSheet(farmId, cropId === null ? {} : { cropId });
  const error = farm.error ?? sheet.error;
  const gone = error instanceof ApiCallError && error.status === 404;
  const ready = farm.data && sheet.data;
  const again = () => void Promise.all([farm.refetch(), sheet.refetch()]);
  return (
    <div className="paper min-h-dvh">
      <main id="content" className="mx-auto max-w-[48rem] p-4 sm:p-8 print:max-w-none print:p-0">
        <nav className="mb-6 flex flex-wrap gap-3 print:hidden">
          {ready ? (
            <button type="button" className={paperButton} onClick={() => window.print()}>
              {t("print")}
            </button>
          ) : null}
          <Link className={paperButton} href={gone ? "/farms" : `/farms/${farmId}?tab=soil`}>
            {gone ? t("toFarms") : t("back")}
          </Link>
        </nav>
        {ready ? (
          <PaperSheet farm={farm.data.body} sheet={sheet.data.body} today={today} />
        ) : error ? (
          <Trouble title={gone ? t("notFound") : t("failed")} body={gone ? t("notFoundBody") : t("failedBody")}>
            {gone ? null : (
              <button type="button" className={paperButton} onClick={again}>
                {t("again")}
              </button>
            )}
          </Trouble>
        ) : (
          <p role="status">{t("loading")}</p>
        )}
      </main>
    </div>
  );
}

function Trouble({ title, body, children }: { title: string; body: string; children: ReactNode }) {
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <h1 className="text-title">{title}</h1>
      <p>{body}</p>
      {children}
    </div>
  );
}
