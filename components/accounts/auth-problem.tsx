"use client";

import { useTranslations } from "next-intl";
import { Notice } from "../ui/notice";
import type { AuthFailure } from "./auth-call";

/** Says why a form was not taken, when it is not one field's fault. */
export function AuthProblem({ failure }: { failure: AuthFailure | null }) {
  const t = useTranslations("auth.problem");
  if (!failure) return null;
  if (failure.status === 0) {
    return (
      <Notice tone="error" title={t("offlineTitle")}>
        {t("offlineBody")}
      </Notice>
    );
  }
  if (failure.status === 429) {
    return (
      <Notice tone="error" title={t("manyTitle")}>
        {t("manyBody", { minutes: failure.waitMinutes })}
      </Notice>
    );
  }
  const wrong = failure.code === "INVALID_EMAIL_OR_PASSWORD";
  return (
    <Notice tone="error" title={t(wrong ? "wrongTitle" : "failedTitle")}>
      {t(wrong ? "wrongBody" : "failedBody")}
    </Notice>
  );
}
