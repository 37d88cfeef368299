import { useTranslations } from "next-intl";
import { ApiCallError } from "@/lib/api/client";
import { Notice } from "../ui/notice";

/** Says in words why something of a sample could not be done. */
export function useProblemReason(): (error: Error) => string {
  const t = useTranslations("soil.problem");
  return (error) => {
    const status = error instanceof ApiCallError ? error.status : 500;
    if (status === 0) return t("noConnection");
    // A refusal says in its own words what to do.
    return status >= 500 ? t("serverTrouble") : error.message;
  };
}

/** Why a form could not be saved, above what was typed. */
export function SoilProblem({ error }: { error: Error | null }) {
  const t = useTranslations("soil.problem");
  const reason = useProblemReason();
  if (!error) return null;
  return (
    <Notice tone="error" title={t("title")}>
      {t("body", { reason: reason(error) })}
    </Notice>
  );
}
