"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { apiQuery } from "@/lib/api/client";
import { useSettled } from "../../places/use-settled";
import { PageHeader } from "../../shell/page-header";
import { PageLink } from "../../shell/page-link";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { Failure } from "../../weather/failure";
import { PestWays } from "../pest-ways";
import { usePestWords, type PestWords } from "../use-pest-words";
import { CatalogueFilterForm } from "./catalogue-filter-form";
import { catalogueInput, noFilter, readFilter, writeFilter, type CatalogueFilter } from "./catalogue-query";
import { OrganismList, OrganismListSkeleton } from "./organism-list";

const typingMs = 200;

/** Every pest and disease, found by name, or by the crop and what is seen on it. */
export function CataloguePage() {
  const words = usePestWords();
  const { t } = words;
  // The address and not the server's answer, which is as old as the first visit when one comes back from an organism.
  const address = useSearchParams();
  const [filter, setFilter] = useState(() => readFilter(new URLSearchParams(address)));
  const settled = useSettled(filter, typingMs);
  const query = useQuery({
    ...apiQuery("GET /v1/pests/organisms", catalogueInput(settled)),
    placeholderData: keepPreviousData,
  });
  const change = (next: CatalogueFilter) => {
    setFilter(next);
    const written = writeFilter(next);
    // Kept in the address without a new entry for each letter, so that a way back from an organism finds it again.
    window.history.replaceState(null, "", written === "" ? window.location.pathname : `?${written}`);
  };
  const catalogue = query.data?.body;
  const count = catalogue?.organisms.length;
  return (
    <>
      <PageHeader
        title={t("list.title")}
        answer={<Answer count={count} narrowed={writeFilter(settled) !== ""} failed={query.isError} words={words} />}
        actions={<PestWays catalogue={false} />}
      />
      <div className="-mt-3 mb-3">
        <PageLink href="/pests">
          <ArrowLeft aria-hidden className="size-4.5" />
          {t("list.back")}
        </PageLink>
      </div>
      <CatalogueFilterForm filter={filter} onChange={change} crops={catalogue?.crops ?? []} />
      <p role="status" className="sr-only">
        {count === undefined ? null : t("list.results", { count })}
      </p>
      {catalogue ? <OrganismList organisms={catalogue.organisms} words={words} /> : null}
      {query.isPending ? <OrganismListSkeleton /> : null}
      {query.isError ? (
        <Failure error={query.error} pending={query.isFetching} onRetry={() => void query.refetch()} />
      ) : null}
      {count === 0 ? (
        <Notice
          title={t("list.emptyTitle")}
          action={<Button onClick={() => change(noFilter)}>{t("list.clear")}</Button>}
        >
          {t("list.emptyBody")}
        </Notice>
      ) : null}
    </>
  );
}

type AnswerProps = { count: number | undefined; narrowed: boolean; failed: boolean; words: PestWords };

function Answer({ count, narrowed, failed, words: { t } }: AnswerProps) {
  if (count === undefined) {
    return <span className="text-ink-soft">{failed ? t("list.failed") : t("list.waiting")}</span>;
  }
  return narrowed ? t("list.answerNarrowed", { count }) : t("list.answer", { count });
}
