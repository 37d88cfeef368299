"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { useState } from "react";
import type { TabProps } from "../farms/farm/farm-tabs";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { Segmented } from "../ui/segmented";
import { addDays, dayBySun } from "../weather/calendar-days";
import { useOnline } from "../weather/use-online";
import { periods, rangeOf, type Period } from "./period";
import { SatelliteFigures } from "./satellite-figures";

/** The farm as satellites see it: how green it is and was, how wet its soil, what changed. */
export function SatelliteTab({ farm, today, now }: TabProps) {
  const t = useTranslations("satellite");
  const state = useTranslations("weather.state");
  const online = useOnline();
  const [period, setPeriod] = useState<Period>("3");
  if (farm.coordinates === null && farm.boundary_coordinates === null) {
    const action = (
      <Button asChild variant="primary">
        <Link href={`/farms/${farm.id}/edit`}>{t("noPlace.action")}</Link>
      </Button>
    );
    return (
      <Notice title={t("noPlace.title")} action={action}>
        {t("noPlace.body")}
      </Notice>
    );
  }
  // Satellites count their days in UTC, where it may still be yesterday.
  const utcToday = dayBySun(now, 0);
  const lastDay = today < utcToday ? today : utcToday;
  const choice = (
    <Segmented
      label={t("period.label")}
      value={period}
      onChange={setPeriod}
      options={periods.map((value) => ({ value, label: t("period.months", { count: Number(value) }) }))}
      className="w-full shrink-0 *:whitespace-nowrap sm:w-fit"
    />
  );
  const figures = (
    <SatelliteFigures
      farm={farm}
      range={rangeOf(period, lastDay)}
      yesterday={addDays(lastDay, -1)}
      months={Number(period)}
      periodChoice={choice}
    />
  );
  return (
    <div className="grid min-w-0 gap-4 lg:gap-5">
      {online ? null : <Notice tone="warn" title={state("offlineNow")} />}
      {figures}
    </div>
  );
}
