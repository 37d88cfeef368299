"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { apiQuery } from "@/lib/api/client";
import { useSettled } from "../places/use-settled";
import { PageHeader } from "../shell/page-header";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { Failure } from "../weather/failure";
import { CropFilter, type Filter } from "./crop-filter";
import { CropList, CropListSkeleton } from "./crop-list";
import { cropQuery, readFilter, writeFilter } from "./crop-query";

const typingMs = 200;

/** The catalogue: every crop, found by name or kind. */
export function CropsPage() {
  const t = useTranslations("crops");
  // The address and not the server's answer, which is as old as the first visit when one comes back from a crop.
  const address = useSearchParams();
  const [filter, setFilter] = useState(() => readFilter(new URLSearchParams(address)));
  const settled = useSettled(filter, typingMs);
  const crops = useQuery({ ...apiQuery("GET /v1/crops", cropQuery(settled)), placeholderData: keepPreviousData });
  const change = (next: Filter) => {
    setFilter(next);
    const query = writeFilter(next);
    // Kept in the address without a new entry for each letter, so that a way back from a crop finds it again.
    window.history.replaceState(null, "", query === "" ? "/crops" : `?${query}`);
  };
  const total = crops.data?.body.meta.total;
  return (
    <>
      <PageHeader
        title={t("title")}
        answer={total === undefined ? null : t("list.answer", { count: total })}
        actions={<CropFilter filter={filter} onChange={change} />}
      />
      <p role="status" className="sr-only">
        {total === undefined ? null : t("list.results", { count: total })}
      </p>
      {crops.data ? <CropList crops={crops.data.body.data} /> : null}
      {crops.isPending ? <CropListSkeleton /> : null}
      {crops.isError ? (
        <Failure error={crops.error} pending={crops.isFetching} onRetry={() => void crops.refetch()} />
      ) : null}
      {total === 0 ? <NothingFound filter={settled} onClear={() => change({ search: "", category: null })} /> : null}
    </>
  );
}

function NothingFound({ filter, onClear }: { filter: Filter; onClear: () => void }) {
  const t = useTranslations("crops.list");
  const search = filter.search.trim();
  return (
    <Notice
      title={filter.category === null ? t("emptyTitle", { search }) : t("emptyTitleCategory", { search })}
      action={<Button onClick={onClear}>{t("clear")}</Button>}
    >
      {t("emptyBody")}
    </Notice>
  );
}
