import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import type { Provenance } from "@/lib/api/provenance";
import { ChartFrame } from "../charts/chart-frame";
import { Skeleton } from "../ui/skeleton";
import type { Forecast } from "./answers";
import { ForecastDays } from "./forecast-days";
import { useDayTables } from "./use-day-tables";
import { useDayWords } from "./use-day-words";

// Charts are drawn in the browser only and come in their own file; the list of days is there at once.
const ForecastPlot = dynamic(() => import("./forecast-plot"), { ssr: false, loading: () => <PlotSkeleton /> });

type ForecastCardProps = { forecast: Forecast; provenance: Provenance | null; today: string };

/** The next 7 days as chart, list and table. */
export function ForecastCard({ forecast, provenance, today }: ForecastCardProps) {
  const t = useTranslations("weather");
  const days = forecast.daily.filter((day) => day.date >= today);
  const words = useDayWords();
  const tables = useDayTables({
    columns: [t("table.min"), t("table.max"), t("table.chance"), t("table.humidity"), t("table.conditions")],
    days: days.map((day) => ({
      date: day.date,
      cells: [day.temperature_min, day.temperature_max, day.precipitation_probability, day.humidity, day.conditions],
    })),
    writeDay: words.inWeekTable,
  });
  return (
    <ChartFrame
      title={provenance?.kind === "modelled" ? t("forecast.titleUsual") : t("forecast.title")}
      {...(provenance ? { provenance } : {})}
      {...tables}
      fileName={`forecast-${today}`}
    >
      {days.length === 0 ? (
        <p>{t("forecast.empty")}</p>
      ) : (
        <div className="grid gap-x-6 gap-y-4 xl:grid-cols-[minmax(0,1fr)_14rem]">
          <div className="min-w-0">
            <ForecastPlot days={days} today={today} />
          </div>
          <ForecastDays days={days} today={today} />
        </div>
      )}
    </ChartFrame>
  );
}

function PlotSkeleton() {
  return <Skeleton className="h-96" />;
}

/** The shape of the forecast while it is on its way. */
export function ForecastSkeleton() {
  return (
    <div className="grid gap-x-6 gap-y-4 xl:grid-cols-[minmax(0,1fr)_14rem]">
      <PlotSkeleton />
      <div className="flex flex-col gap-3">
        {[0, 1, 2, 3, 4, 5, 6].map((index) => (
          <Skeleton key={index} className="h-11" />
        ))}
      </div>
    </div>
  );
}
