"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { useRef, useState } from "react";
import type { TabProps } from "../farms/farm/farm-tabs";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";
import { Block } from "../weather/block";
import { CropsCard } from "./crops-card";
import { NutrientsCard } from "./nutrients-card";
import { PlanCard } from "./plan-card";
import { SamplesCard } from "./samples-card";
import { SoilAnswerText } from "./soil-answer-text";
import { useSoilSheet, type SheetQuery } from "./soil-data";
import { SourceCard } from "./source-card";
import { TextureCard } from "./texture-card";

/** The farm's soil: what to do with it, what it is, what suits it, and its samples. Asks only once it is opened. */
export function SoilTab({ farm, today }: TabProps) {
  const t = useTranslations("soil");
  const placed = farm.coordinates !== null;
  const query = useSoilSheet(farm.id, { enabled: placed });
  const drivingId = query.data?.body.sample_id ?? null;
  return (
    <div className="grid min-w-0 gap-4 lg:gap-5">
      {placed ? (
        <Block title={t("title")} query={query} skeleton={<SheetSkeleton />}>
          {() => <Sheet farm={farm} query={query} />}
        </Block>
      ) : (
        <NoPlace farmId={farm.id} />
      )}
      <SamplesCard farm={farm} today={today} drivingId={drivingId} />
    </div>
  );
}

function SheetSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-8 max-w-xl" />
      <Skeleton className="h-64" />
    </div>
  );
}

function NoPlace({ farmId }: { farmId: number }) {
  const t = useTranslations("soil.state");
  const action = (
    <Button asChild variant="primary">
      <Link href={`/farms/${farmId}/edit`}>{t("noPlaceAction")}</Link>
    </Button>
  );
  return (
    <Notice title={t("noPlace")} action={action}>
      {t("noPlaceBody")}
    </Notice>
  );
}

/** The sheet of the farm, and beside it the plan of the crop that was chosen. */
function Sheet({ farm, query }: { farm: TabProps["farm"]; query: SheetQuery }) {
  const sheet = query.data?.body;
  const planRef = useRef<HTMLDivElement>(null);
  const { chosenId, choose, planned, chosen } = usePlan(farm.id, query);
  if (!sheet) return null;
  const idAndName = ({ crop_id: id, name }: { crop_id: number; name: string }) => ({ id, name });
  const [yours, suited] = [sheet.grown.map(idAndName), sheet.crops.map(idAndName)];
  const hasCrops = farm.crops.some(({ status }) => status === "growing" || status === "planned");
  const known = [...yours, ...suited];
  const choice = chosen ?? known.find(({ id }) => id === chosenId) ?? null;
  const waiting =
    planned.data || chosenId === null
      ? null
      : { crop: choice?.name ?? "", failed: planned.isError, retry: () => void planned.refetch() };
  const shown = planned.data?.body ?? sheet;
  const showPlan = (cropId: number) => {
    choose(cropId);
    planRef.current?.scrollIntoView({ block: "start" });
    planRef.current?.querySelector("select")?.focus({ preventScroll: true });
  };
  return (
    <div className="grid min-w-0 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-5">
      <div className="mb-2 lg:col-span-2">
        <SoilAnswerText sheet={shown} hasCrops={hasCrops} />
      </div>
      <div className="grid min-w-0 gap-4 lg:gap-5">
        <div ref={planRef} className="min-w-0 scroll-mt-20">
          <PlanCard sheet={shown} {...{ yours, suited, waiting }} chosen={choice} onChoose={choose} />
        </div>
        <NutrientsCard sheet={sheet} />
      </div>
      <div className="grid min-w-0 gap-4 lg:gap-5">
        <SourceCard sheet={sheet} provenance={query.data?.provenance ?? null} />
        <TextureCard sheet={sheet} />
        <CropsCard crops={sheet.crops} onChoose={showPlan} />
      </div>
    </div>
  );
}

/** The plan that is shown: the server's own choice until a person chooses a crop. */
function usePlan(farmId: number, query: SheetQuery) {
  const [chosenId, choose] = useState<number | null>(null);
  const asked = useSoilSheet(farmId, chosenId === null ? { enabled: false } : { cropId: chosenId });
  const planned = chosenId === null ? query : asked;
  const plan = planned.data?.body.plan;
  return { chosenId, choose, planned, chosen: plan ? { id: plan.crop_id, name: plan.crop_name } : null };
}
