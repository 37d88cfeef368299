import { useTranslations } from "next-intl";
import Link from "next/link";
import { useId } from "react";
import { OwnPricesCard } from "../../market/own-prices-card";
import { Button } from "../../ui/button";
import { Card, CardHeader } from "../../ui/card";
import { Notice } from "../../ui/notice";
import { Skeleton } from "../../ui/skeleton";
import { byUrgency } from "./advice-text";
import { FarmFacts } from "./farm-facts";
import { FarmMapCard } from "./farm-map-card";
import type { TabProps } from "./farm-tabs";
import { SeasonTimeline } from "./season-timeline";
import { useAdviceText } from "./use-advice-text";

/** The farm at a glance: where it is, what grows and what to do, what is known of it. */
export function OverviewTab(props: TabProps) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:gap-5">
      <FarmMapCard farm={props.farm} />
      <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:gap-5">
        <GrowingNow {...props} />
        <OwnPricesCard farmId={props.farm.id} today={props.today} />
      </div>
      <FarmFacts farm={props.farm} />
    </div>
  );
}

function GrowingNow({ farm, season, today }: TabProps) {
  const t = useTranslations("farm.crops");
  const id = useId();
  const write = useAdviceText(today);
  const open = farm.crops.filter(({ status }) => status === "growing" || status === "planned");
  if (open.length === 0) {
    const action = (
      <Button asChild variant="primary">
        <Link href="?tab=crops">{t("add")}</Link>
      </Button>
    );
    return (
      <Notice title={farm.crops.length === 0 ? t("empty") : t("noneOpen")} action={action}>
        {t("emptyBody")}
      </Notice>
    );
  }
  const seasons = byUrgency(season.data?.body.crops ?? []);
  const rank = (cropId: number) => {
    const place = seasons.findIndex((each) => each.farm_crop_id === cropId);
    return place === -1 ? seasons.length : place;
  };
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={t("current")} />
      <ul className="divide-line divide-y">
        {open
          .toSorted((a, b) => rank(a.id) - rank(b.id))
          .map((crop) => {
            const of = seasons.find((each) => each.farm_crop_id === crop.id) ?? null;
            return (
              <li key={crop.id} className="py-4 first:pt-0 last:pb-0">
                <p className="mb-1 font-medium">{crop.name}</p>
                <SeasonTimeline crop={crop} season={of} today={today} />
                {of ? <p className="mt-2">{write(of)}</p> : null}
                {season.isPending && crop.status === "growing" ? <Skeleton className="mt-2 h-5" /> : null}
              </li>
            );
          })}
      </ul>
    </Card>
  );
}
