"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { useHydrated } from "../ui/use-hydrated";
import { DeletionDialog } from "./deletion-dialog";

/** The way to delete the account, or when that happens. */
export function DeletionCard({ email, deleteAfter }: { email: string; deleteAfter: string | null }) {
  const t = useTranslations("settings.deletion");
  const format = useFormatter();
  const hydrated = useHydrated();
  const [asking, setAsking] = useState(false);
  if (deleteAfter !== null) {
    const date = format.dateTime(new Date(deleteAfter), { dateStyle: "long" });
    return (
      <Card aria-labelledby="deletion">
        <CardHeader id="deletion" title={t("title")} />
        <p>{t("pendingTitle", { date })}.</p>
      </Card>
    );
  }
  return (
    <Card aria-labelledby="deletion">
      <CardHeader id="deletion" title={t("title")}>
        {t("body")}
      </CardHeader>
      <Button disabled={!hydrated} className="text-clay" onClick={() => setAsking(true)}>
        {t("open")}
      </Button>
      {asking ? <DeletionDialog email={email} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}
