"use client";

import { ArrowLeft, ListChecks } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PageHeader } from "../../shell/page-header";
import { PageLink } from "../../shell/page-link";
import { cn } from "../../ui/class-names";
import { dayBySun } from "../../weather/calendar-days";
import { useNow } from "../../weather/use-now";
import type { Asked } from "./asked";
import { AskedSighting } from "./asked-sighting";
import { HistoryCard } from "./history-card";
import { useCrops, useFarmChoices } from "./identify-data";
import { PhotoCard } from "./photo-card";
import { ResultCard } from "./result-card";
import { SightingsCard } from "./sightings-card";
import { useIdentification, type Choices } from "./use-identification";

/** Degrees east of Nigeria's middle, for the day there. */
const homeLongitude = 8;

type IdentifyPageProps = {
  serverNow: number;
  asked: Asked;
};

/** A photo of a sick plant or an insect: what it may be, whether it was that, and one's earlier photos. */
export function IdentifyPage({ serverNow, asked }: IdentifyPageProps) {
  const t = useTranslations("identify");
  const today = dayBySun(useNow(serverNow), homeLongitude);
  const crops = useCrops();
  const farms = useFarmChoices() ?? [];
  const way = useIdentification();
  const [choices, setChoices] = useState<Choices>({ cropId: asked.cropId, farmId: asked.farmId, keepPhoto: false });
  const result = way.state.step === "done" ? way.state.result : null;
  return (
    <>
      <PageHeader title={t("title")} answer={t("answer.start")} />
      <div className="-mt-4 mb-4 flex flex-wrap gap-x-6">
        <PageLink href="/pests">
          <ArrowLeft aria-hidden className="size-4.5" />
          {t("back")}
        </PageLink>
        <PageLink href="/pests/catalogue">
          <ListChecks aria-hidden className="size-4.5" />
          {t("key")}
        </PageLink>
      </div>
      {/* On desktops the answer stands beside the photo; without one, the lists do. */}
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:gap-5">
        <div className={cn("min-w-0", !result && "lg:row-span-3")}>
          <PhotoCard {...{ way, choices, crops, farms }} onChoices={setChoices} />
        </div>
        {result ? (
          <div className="min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1">
            <ResultCard {...{ result, today }} onReported={way.reported} onNext={way.clear} />
          </div>
        ) : null}
        <HistoryCard today={today} />
        <SightingsCard />
      </div>
      {asked.organismId === null ? null : <AskedSighting {...asked} organismId={asked.organismId} today={today} />}
    </>
  );
}
