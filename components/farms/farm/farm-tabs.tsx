"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import type { ComponentType } from "react";
import type { ApiAnswer } from "@/lib/api/client";
import { Skeleton } from "../../ui/skeleton";
import { Tabs } from "../../ui/tabs";
import { CropsTab } from "./crops-tab";
import type { Farm } from "./farm-data";
import { OverviewTab } from "./overview-tab";
import { WaterTab } from "./water-tab";

// These come in their own files, with their forms, maps and charts, when they are opened.
const SoilTab = dynamic(() => import("../../soil/soil-tab").then((module) => module.SoilTab), {
  loading: () => <Skeleton className="h-96" />,
});
const SatelliteTab = dynamic(() => import("../../satellite/satellite-tab").then((module) => module.SatelliteTab), {
  loading: () => <Skeleton className="h-96" />,
});
const PestsTab = dynamic(() => import("../../pests/farm/pests-tab").then((module) => module.PestsTab), {
  loading: () => <Skeleton className="h-96" />,
});

/** What every tab of the Farm page is given. */
export type TabProps = {
  farm: Farm;
  /** The farm's version, for changes. */
  etag: string | null;
  season: UseQueryResult<ApiAnswer<"GET /v1/farms/{id}/season">>;
  /** At the farm, YYYY-MM-DD. */
  today: string;
  now: number;
};

/** The tabs of the Farm page in their order; a new part of the page is one more line here. */
const tabs = [
  { id: "overview", content: OverviewTab },
  { id: "crops", content: CropsTab },
  { id: "water", content: WaterTab },
  { id: "soil", content: SoilTab },
  { id: "satellite", content: SatelliteTab },
  { id: "pests", content: PestsTab },
] as const satisfies readonly { id: string; content: ComponentType<TabProps> }[];

/** The parts of the Farm page; the chosen one stands in the address. */
export function FarmTabs(props: TabProps) {
  const t = useTranslations("farm.tabs");
  const asked = useSearchParams().get("tab");
  const chosen = tabs.find(({ id }) => id === asked)?.id ?? tabs[0].id;
  const choose = (id: string) =>
    window.history.replaceState(null, "", id === tabs[0].id ? window.location.pathname : `?tab=${id}`);
  return (
    <Tabs
      label={t("label")}
      value={chosen}
      onChange={choose}
      tabs={tabs.map(({ id, content: Content }) => ({ id, label: t(id), content: <Content {...props} /> }))}
    />
  );
}
