"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { ApiCallError } from "@/lib/api/client";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

/** HTTP status of a refused call; 0 when no answer came. */
export const statusOf = (error: Error | null): number => (error instanceof ApiCallError ? error.status : 0);

/** Why a change to something of the account's did not succeed, when it is not one field's fault. */
export function ChangeProblem({ error }: { error: Error | null }) {
  const t = useTranslations("shell.changeProblem");
  const path = usePathname();
  if (!error) return null;
  const status = statusOf(error);
  if (status === 401) {
    const signIn = (
      <Button asChild>
        <Link href={`/sign-in?next=${encodeURIComponent(path)}`}>{t("signIn")}</Link>
      </Button>
    );
    return (
      <Notice tone="error" title={t("signedOut")} action={signIn}>
        {t("signedOutBody")}
      </Notice>
    );
  }
  // A refusal says in its own words what to do; the name of the field before them is for programs.
  const refused = status >= 400 && status < 500 && error.message !== "";
  return (
    <Notice tone="error" title={t("title")}>
      <span className="break-words">{refused ? error.message.replace(/^[a-z_]+: /, "") : t("body")}</span>
    </Notice>
  );
}
