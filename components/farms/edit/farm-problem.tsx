import { useTranslations } from "next-intl";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { ApiCallError } from "@/lib/api/client";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";

/** Why a farm could not be saved; everything typed is still there. */
export function FarmProblem({ error }: { error: Error | null }) {
  const t = useTranslations("farmForm.problem");
  const path = usePathname();
  if (!error) return null;
  const status = error instanceof ApiCallError ? error.status : 500;
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
  if (status === 0) {
    return (
      <Notice tone="error" title={t("offline")}>
        {t("offlineBody")}
      </Notice>
    );
  }
  // A refusal says in its own words what to do.
  const refused = status >= 400 && status < 500;
  return (
    <Notice tone="error" title={t("failed")}>
      {refused ? error.message : t("failedBody")}
    </Notice>
  );
}
