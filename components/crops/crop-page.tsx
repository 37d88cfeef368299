"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Store } from "lucide-react";
import { useTranslations } from "next-intl";
import { apiQuery, type ApiAnswer } from "@/lib/api/client";
import { choiceName, placeQuery, type PlaceChoice } from "../places/place-choice";
import { PlaceSearch } from "../places/place-search";
import { CropPestsCard } from "../pests/crop-pests-card";
import { PageHeader } from "../shell/page-header";
import { PageLink } from "../shell/page-link";
import { Badge } from "../ui/badge";
import { Skeleton } from "../ui/skeleton";
import { Block } from "../weather/block";
import { useChosenPlace } from "../weather/use-chosen-place";
import { useNow } from "../weather/use-now";
import type { Calendar, CropRecord } from "./answers";
import { CalendarCard, CalendarSkeleton } from "./calendar-card";
import { FitCard } from "./fit-card";
import { NamesCard } from "./names-card";
import { NeedsCard } from "./needs-card";
import { PlantingCard } from "./planting-card";
import { WaterCard } from "./water-card";
import { daysUntilSpan } from "./year-segments";

type CropPageProps = { id: number; initial: PlaceChoice; serverNow: number };

/** A crop: when to plant it at the chosen place and why, and all that is known of it. */
export function CropPage({ id, initial, serverNow }: CropPageProps) {
  const t = useTranslations("crops");
  const market = useTranslations("marketCrop");
  const today = new Date(useNow(serverNow)).toISOString().slice(5, 10);
  const { place, choose } = useChosenPlace(initial);
  const crop = useQuery(apiQuery("GET /v1/crops/{id}", { params: { id } }));
  const calendar = useQuery(apiQuery("GET /v1/crops/{id}/calendar", { params: { id }, query: placeQuery(place) }));
  const found = calendar.data?.body.location.name;
  const placeName = choiceName(place) ?? found ?? "";
  return (
    <>
      <PageHeader
        title={crop.data?.body.name ?? t("title")}
        place={placeName}
        answer={<Answer calendar={calendar} today={today} />}
        actions={<PlaceSearch onChoose={choose} />}
      />
      <div className="-mt-3 mb-3 flex flex-wrap gap-x-6">
        <PageLink href="/crops">
          <ArrowLeft aria-hidden className="size-4.5" />
          {t("back")}
        </PageLink>
        <PageLink href={`/market/crops/${id}`}>
          <Store aria-hidden className="size-4.5" />
          {market("fromCrop")}
        </PageLink>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-5">
        <Block title={t("calendar.title")} query={calendar} skeleton={<CalendarSkeleton />}>
          {({ body }) => <CalendarCard calendar={body} place={placeName} today={today} />}
        </Block>
        <Block title={t("fit.title")} query={calendar} skeleton={<Skeleton className="h-48" />}>
          {({ body }) => <FitCard calendar={body} />}
        </Block>
      </div>
      <div className="mt-4 lg:mt-5">
        <Block title={t("needs.title")} query={crop} skeleton={<Skeleton className="h-64" />}>
          {({ body }) => <CropFacts crop={body} />}
        </Block>
      </div>
    </>
  );
}

function CropFacts({ crop }: { crop: CropRecord }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-5">
      <NeedsCard crop={crop} />
      <WaterCard crop={crop} />
      <PlantingCard crop={crop} />
      <NamesCard crop={crop} />
      <CropPestsCard crop={crop} />
    </div>
  );
}

type CalendarQuery = { data: ApiAnswer<"GET /v1/crops/{id}/calendar"> | undefined; isError: boolean };

/** What to do and why, and whether its time has come. */
function Answer({ calendar, today }: { calendar: CalendarQuery; today: string }) {
  const t = useTranslations("crops");
  if (!calendar.data) return calendar.isError ? t("unavailable") : t("waiting");
  const { advice, crop, rains, suitability } = calendar.data.body;
  if (advice === null) {
    if (suitability?.rainfed.class === "not_suitable") return suitability.rainfed.reason;
    return rains.source === null ? t("noAdviceUnknown") : t("noAdvice", { crop: crop.name });
  }
  return (
    <>
      {advice.reason} <PlantingTime plant={advice.plant} today={today} />
    </>
  );
}

function PlantingTime({ plant, today }: { plant: NonNullable<Calendar["advice"]>["plant"]; today: string }) {
  const t = useTranslations("crops.now");
  const days = daysUntilSpan(plant, today);
  return (
    <Badge tone={days === 0 ? "leaf" : "neutral"} className="align-middle tracking-normal">
      {days === 0 ? t("plant") : t("plantIn", { count: Math.round(days / 7) })}
    </Badge>
  );
}
