"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus, Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { apiQuery } from "@/lib/api/client";
import { PageHeader } from "../../shell/page-header";
import { Button } from "../../ui/button";
import { ExportMenu } from "../export/export-menu";
import { DeletedFarms } from "./deleted-farms";
import { FarmList } from "./farm-list";
import { FarmsMap } from "./farms-map";
import { FirstFarm } from "./first-farm";
import { ListControls } from "./list-controls";
import { listInput } from "./list-state";
import { MapBeside } from "./map-beside";
import { TotalsLine, TotalsSentence } from "./totals";
import { useListState } from "./use-list-state";
import { useSearchText } from "./use-search-text";

/** All farms of the account: list and map with one selection, search, order, and the ways to more farms. */
export function FarmsPage() {
  const t = useTranslations("farms");
  const { state, change } = useListState();
  const search = useSearchText(state.search, (text) => change({ search: text, page: 1 }, "replace"));
  const totals = useQuery(apiQuery("GET /v1/farms/totals"));
  const list = useQuery({ ...apiQuery("GET /v1/farms", listInput(state)), placeholderData: keepPreviousData });
  const none = totals.data?.body.all.farms === 0;
  const choose = (farmId: number | null) => change({ farmId }, "replace");
  const showAll = () => {
    search.clear();
    change({ search: "", status: "all", page: 1 });
  };
  const header = <PageHeader title={t("title")} answer={<TotalsSentence query={totals} />} />;
  if (none) {
    return (
      <>
        {header}
        <div className="flex max-w-2xl flex-col gap-5">
          <FirstFarm />
          <DeletedFarms />
        </div>
      </>
    );
  }
  return (
    <MapBeside
      header={header}
      map={
        <FarmsMap
          filter={state}
          chosenId={state.farmId}
          onChoose={choose}
          chosen={list.data?.body.data.find(({ id }) => id === state.farmId)}
        />
      }
    >
      <Actions />
      <div className="flex flex-col gap-3">
        <TotalsLine query={totals} status={state.status} />
        <ListControls state={state} change={change} text={search.text} onType={search.type} />
      </div>
      <FarmList
        query={list}
        state={state}
        sampleId={totals.data?.body.sample_farm_id ?? null}
        onChoose={choose}
        onPage={(page) => change({ page })}
        onShowAll={showAll}
      />
      <DeletedFarms />
    </MapBeside>
  );
}

function Actions() {
  const t = useTranslations("farms.actions");
  return (
    <div className="flex flex-wrap gap-1.5 sm:gap-2 max-sm:[&>*]:gap-1.5 max-sm:[&>*]:px-3">
      <Button asChild variant="primary">
        <Link href="/farms/new">
          <Plus aria-hidden />
          {t("new")}
        </Link>
      </Button>
      <Button asChild>
        <Link href="/farms/import">
          <Upload aria-hidden />
          {t("import")}
        </Link>
      </Button>
      <ExportMenu />
    </div>
  );
}
