import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { apiQuery } from "@/lib/api/client";
import { AlertsCard, AlertsSkeleton } from "../../weather/alerts-card";
import { Block } from "../../weather/block";
import { CurrentCard, CurrentSkeleton } from "../../weather/current-card";
import { ForecastCard, ForecastSkeleton } from "../../weather/forecast-card";

/** The weather at the farm now and in the coming days, and warnings for it. */
export function FarmWeather({ farmId, now }: { farmId: number; now: number }) {
  const t = useTranslations("weather");
  const query = { farm_id: farmId };
  const current = useQuery(apiQuery("GET /v1/weather/current", { query }));
  const forecast = useQuery(apiQuery("GET /v1/weather/forecast", { query }));
  const alerts = useQuery(apiQuery("GET /v1/weather/alerts", { query }));
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-5">
      <div className="grid min-w-0 gap-4 lg:gap-5">
        <Block title={t("current.title")} query={current} skeleton={<CurrentSkeleton />}>
          {({ body, provenance }) => <CurrentCard current={body} provenance={provenance} now={now} />}
        </Block>
        <Block title={t("alerts.title")} query={alerts} skeleton={<AlertsSkeleton />}>
          {({ body, provenance }) => <AlertsCard alerts={body.alerts} provenance={provenance} now={now} />}
        </Block>
      </div>
      <Block title={t("forecast.title")} query={forecast} skeleton={<ForecastSkeleton />}>
        {({ body, provenance }) => (
          <ForecastCard forecast={body} provenance={provenance} today={body.daily[0]?.date ?? ""} />
        )}
      </Block>
    </div>
  );
}
