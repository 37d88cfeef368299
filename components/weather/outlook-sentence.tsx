import type { UseQueryResult } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import type { Provenance } from "@/lib/api/provenance";
import type { Forecast } from "./answers";
import { outlook } from "./outlook";
import { outlookText } from "./outlook-text";

type OutlookSentenceProps = {
  forecast: UseQueryResult<{ body: Forecast; provenance: Provenance | null }>;
  /** Null until there is a forecast. */
  today: string | null;
};

/** What the coming week means for work on the farm, in one sentence. */
export function OutlookSentence({ forecast, today }: OutlookSentenceProps) {
  const t = useTranslations("weather.outlook");
  const format = useFormatter();
  if (forecast.data === undefined || today === null) {
    const waiting = forecast.isPending && forecast.fetchStatus === "fetching";
    return <span className="text-ink-soft">{waiting ? t("waiting") : t("unavailable")}</span>;
  }
  const { body, provenance } = forecast.data;
  const said = outlook({ days: body.daily, kind: provenance?.kind ?? "forecast", today });
  return outlookText({ outlook: said, today, t, format });
}
