import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";
import { Failure } from "../weather/failure";

type PartProps<Answer> = {
  /** What comes, in words. */
  name: string;
  query: UseQueryResult<Answer>;
  /** Height of what comes. */
  className: string;
  children: (answer: Answer) => ReactNode;
};

/** A part of a card in each of its states, so that one failed service takes no other figures with it. */
export function Part<Answer>({ name, query, className, children }: PartProps<Answer>) {
  const t = useTranslations("weather.state");
  if (query.data !== undefined) return children(query.data);
  if (query.fetchStatus === "paused") return <Notice title={t("offline")}>{t("offlineBlock")}</Notice>;
  if (query.isError) {
    return <Failure error={query.error} pending={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  return (
    <div aria-busy>
      <span className="sr-only">{t("loading", { block: name })}</span>
      <Skeleton className={className} />
    </div>
  );
}
