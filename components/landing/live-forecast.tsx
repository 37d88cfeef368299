import { getFormatter, getTranslations } from "next-intl/server";
import { Card } from "../ui/card";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";
import { SourceBadge } from "../ui/source-badge";
import { outlook } from "../weather/outlook";
import { outlookText } from "../weather/outlook-text";
import { ForecastStrip } from "./forecast-strip";
import type { LiveAnswer } from "./live-answer";

/** A real place's coming week, as a farmer sees it. */
export async function LiveForecast({ answer }: { answer: Promise<LiveAnswer> }) {
  const t = await getTranslations("landing.live");
  const live = await answer;
  const today = live?.body.daily[0]?.date;
  if (!live || !today) return <Notice title={t("unavailable")}>{t("unavailableNext")}</Notice>;
  const { body, provenance } = live;
  const sentence = outlookText({
    outlook: outlook({ days: body.daily, kind: provenance.kind, today }),
    today,
    t: await getTranslations("weather.outlook"),
    format: await getFormatter(),
  });
  return (
    <Card aria-labelledby="live-title" className="lg:p-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="live-title" className="text-heading text-ink-soft">
          {t("title", { place: body.location.name })}
        </h2>
        <SourceBadge provenance={provenance} />
      </div>
      <p className="text-title mb-6 text-pretty">{sentence}</p>
      <ForecastStrip days={body.daily} modelled={provenance.kind === "modelled"} />
    </Card>
  );
}

/** The shape of it while the figures are on their way. */
export function LiveForecastSkeleton() {
  return (
    <Card className="lg:p-6">
      <Skeleton className="mb-4 h-6 w-32" />
      <Skeleton className="mb-6 h-14 w-full" />
      <Skeleton className="mb-4 h-48 w-full" />
      <Skeleton className="h-16 w-full" />
    </Card>
  );
}
