"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { apiQuery } from "@/lib/api/client";
import { choiceName, placeQuery, type PlaceChoice } from "../places/place-choice";
import { PlaceSearch } from "../places/place-search";
import { PageHeader } from "../shell/page-header";
import { Notice } from "../ui/notice";
import { AlertsCard, AlertsSkeleton } from "./alerts-card";
import { Block } from "./block";
import { placeToday } from "./calendar-days";
import { CurrentCard, CurrentSkeleton } from "./current-card";
import { ForecastCard, ForecastSkeleton } from "./forecast-card";
import { HistoryCard } from "./history-card";
import { OutlookSentence } from "./outlook-sentence";
import { useChosenPlace } from "./use-chosen-place";
import { useNow } from "./use-now";
import { useOnline } from "./use-online";
import { yesterdayThere } from "./yesterday-there";

const refreshMs = 600_000;

/** The weather of one place: what the week brings in a sentence, now, warnings, the coming and the past days. */
export function WeatherPage({ initial, serverNow }: { initial: PlaceChoice; serverNow: number }) {
  const t = useTranslations("weather");
  const now = useNow(serverNow);
  const { place, choose } = useChosenPlace(initial);
  const query = placeQuery(place);
  const current = useQuery({ ...apiQuery("GET /v1/weather/current", { query }), refetchInterval: refreshMs });
  const forecast = useQuery(apiQuery("GET /v1/weather/forecast", { query }));
  const alerts = useQuery(apiQuery("GET /v1/weather/alerts", { query }));
  const location = forecast.data?.body.location ?? alerts.data?.body.location;
  const name = choiceName(place) ?? (location ? t("place.near", { name: location.name }) : t("place.mine"));
  const today = todayThere(forecast, now);
  const yesterday = yesterdayThere({ place, found: location, nowMs: now });
  return (
    <>
      <PageHeader
        title={t("title")}
        place={name}
        answer={<OutlookSentence forecast={forecast} today={today} />}
        actions={<PlaceSearch onChoose={choose} />}
      />
      <OfflineNote />
      <div className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-5">
        <div className="grid min-w-0 gap-4 lg:gap-5">
          <Block title={t("current.title")} query={current} skeleton={<CurrentSkeleton />}>
            {({ body, provenance }) => <CurrentCard current={body} provenance={provenance} now={now} />}
          </Block>
          <Block title={t("alerts.title")} query={alerts} skeleton={<AlertsSkeleton />}>
            {({ body, provenance }) => <AlertsCard alerts={body.alerts} provenance={provenance} now={now} />}
          </Block>
        </div>
        <div className="grid min-w-0 gap-4 lg:gap-5">
          <Block title={t("forecast.title")} query={forecast} skeleton={<ForecastSkeleton />}>
            {({ body, provenance }) => <ForecastCard forecast={body} provenance={provenance} today={today ?? ""} />}
          </Block>
          <HistoryCard place={place} yesterday={yesterday} />
        </div>
      </div>
    </>
  );
}

type ForecastQuery = Parameters<typeof OutlookSentence>[0]["forecast"];

/** Today at the forecast's place; null until there is a forecast. */
function todayThere({ data, dataUpdatedAt }: ForecastQuery, now: number): string | null {
  const firstDate = data?.body.daily[0]?.date;
  if (data === undefined || firstDate === undefined) return null;
  const sinceArrivalSeconds = Math.max(0, (now - dataUpdatedAt) / 1000);
  const ageSeconds = (data.provenance?.ageSeconds ?? 0) + sinceArrivalSeconds;
  return placeToday({ firstDate, ageSeconds, longitude: data.body.location.longitude, nowMs: now });
}

function OfflineNote() {
  const t = useTranslations("weather.state");
  return useOnline() ? null : (
    <Notice tone="warn" title={t("offline")} className="mb-5">
      {t("offlineNow")}
    </Notice>
  );
}
