import { useTranslations } from "next-intl";
import { ApiCallError } from "@/lib/api/client";

const known = { 0: "noConnection", 401: "signedOut", 413: "tooLarge", 429: "tooMany" } as const;

/** Says in words why a call failed and what to do. */
export function useProblemReason(): (error: Error) => string {
  const t = useTranslations("identify.problem");
  return (error) => {
    const status = error instanceof ApiCallError ? error.status : 500;
    if (status in known) return t(known[status as keyof typeof known]);
    // A refusal says in its own words what to do, and so does a server that is busy.
    const saysItself = (status < 500 || status === 503) && error.message !== "";
    return saysItself ? error.message : t("trouble");
  };
}
