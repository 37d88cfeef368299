import { useTranslations } from "next-intl";
import { ApiCallError } from "@/lib/api/client";

/** Whether a change was refused because the farm was changed since it was read. */
export const wasChangedMeanwhile = (error: Error | null) => error instanceof ApiCallError && error.status === 412;

/** Says in words why a change to a farm did not succeed. */
export function useFarmProblem(): (error: Error) => string {
  const t = useTranslations("farm.actions");
  return (error) => {
    const status = error instanceof ApiCallError ? error.status : 500;
    if (status === 0) return t("noConnection");
    if (status === 412) return t("changed");
    // A refusal says in its own words what to do.
    return status < 500 ? error.message : t("serverTrouble");
  };
}
