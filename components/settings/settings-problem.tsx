"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { ApiCallError } from "@/lib/api/client";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

/** HTTP status of a refused call; 0 when no answer came. */
export const statusOf = (error: Error | null): number => (error instanceof ApiCallError ? error.status : 0);

/** Why a change did not succeed, when it is not one field's fault. */
export function SettingsProblem({ error }: { error: Error | null }) {
  const t = useTranslations("settings.problem");
  if (!error) return null;
  const status = statusOf(error);
  if (status === 401) {
    const signIn = (
      <Button asChild>
        <Link href="/sign-in?next=/settings">{t("signIn")}</Link>
      </Button>
    );
    return (
      <Notice tone="error" title={t("signedOut")} action={signIn}>
        {t("signedOutBody")}
      </Notice>
    );
  }
  // A refusal says in its own words what to do.
  const refused = status >= 400 && status < 500 && error.message !== "";
  return (
    <Notice tone="error" title={t("title")}>
      {refused ? error.message : t("body")}
    </Notice>
  );
}
