"use client";

import { useTranslations } from "next-intl";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import type { Entry } from "./entry";
import type { FarmImport } from "./use-farm-import";

type SaveBarProps = { entries: Entry[]; farms: FarmImport; onSave: () => void };

/** Says that nothing is saved yet, and saves what is chosen; stays in reach under a long list. */
export function SaveBar({ entries, farms, onSave }: SaveBarProps) {
  const t = useTranslations("farmImport.save");
  const count = entries.filter(({ chosen }) => chosen).length;
  const { saving } = farms;
  return (
    <div className="border-line bg-paper sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 grid gap-3 border-t px-4 py-3 lg:bottom-0">
      {saving.error ? <SaveProblem error={saving.error} /> : null}
      <div className="grid items-center gap-x-4 gap-y-2 sm:flex sm:justify-between">
        <p className="text-ink-soft text-small">{t("notYet")}</p>
        <div className="grid grid-cols-2 gap-2 sm:flex">
          <Button onClick={farms.startOver} disabled={saving.isPending}>
            {t("another")}
          </Button>
          <Button variant="primary" pending={saving.isPending} disabled={count === 0} onClick={onSave}>
            {t("save", { count })}
          </Button>
        </div>
      </div>
    </div>
  );
}

function SaveProblem({ error }: { error: Error }) {
  const t = useTranslations("farmImport.save");
  const status = "status" in error && typeof error.status === "number" ? error.status : 0;
  if (status === 401) {
    return (
      <Notice tone="error" title={t("signedOut")}>
        {t("signedOutBody")}
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={t("failed")}>
      {status >= 400 && status < 500 ? error.message : t("failedBody")}
    </Notice>
  );
}
