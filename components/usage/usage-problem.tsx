"use client";

import Link from "next/link";
import { ApiCallError } from "@/lib/api/client";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { useUsageWords } from "./use-usage-words";

const statusOf = (error: Error) => (error instanceof ApiCallError ? error.status : 0);

function SignedOut() {
  const { t } = useUsageWords();
  const signIn = (
    <Button asChild>
      <Link href="/sign-in?next=/usage">{t("problem.signIn")}</Link>
    </Button>
  );
  return (
    <Notice tone="error" title={t("problem.signedOut")} action={signIn}>
      {t("problem.signedOutBody")}
    </Notice>
  );
}

/** Why usage could not be read, and what to do next. */
export function UsageProblem({ error, pending, onRetry }: { error: Error; pending: boolean; onRetry: () => void }) {
  const { t } = useUsageWords();
  if (statusOf(error) === 401) return <SignedOut />;
  const retry = (
    <Button pending={pending} onClick={onRetry}>
      {t("problem.retry")}
    </Button>
  );
  return (
    <Notice tone="error" title={t("problem.title")} action={retry}>
      {t("problem.body")}
    </Notice>
  );
}

/** Why the budget was not saved. */
export function SaveProblem({ error }: { error: Error | null }) {
  const { t } = useUsageWords();
  if (!error) return null;
  const status = statusOf(error);
  if (status === 401) return <SignedOut />;
  return (
    <Notice tone="error" title={t("problem.save")}>
      {status >= 400 && status < 500 ? error.message : t("problem.saveBody")}
    </Notice>
  );
}
