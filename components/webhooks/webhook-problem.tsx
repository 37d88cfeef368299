"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { ApiCallError } from "@/lib/api/client";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

/** Why something did not succeed. */
export function WebhookProblem({ error }: { error: Error | null }) {
  const t = useTranslations("webhooks.problem");
  if (!error) return null;
  const status = error instanceof ApiCallError ? error.status : 0;
  if (status === 401) {
    const signIn = (
      <Button asChild>
        <Link href="/sign-in?next=/webhooks">{t("signIn")}</Link>
      </Button>
    );
    return (
      <Notice tone="error" title={t("signedOut")} action={signIn}>
        {t("signedOutBody")}
      </Notice>
    );
  }
  // A refusal says in its own words what to do.
  const refused = status >= 400 && status < 500;
  return (
    <Notice tone="error" title={t("change")}>
      <span className="break-words">{refused ? error.message.replace(/^url: /, "") : t("changeBody")}</span>
    </Notice>
  );
}
