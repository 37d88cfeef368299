import { useFormatter, useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { ChartFrame } from "../../charts/chart-frame";
import { Skeleton } from "../../ui/skeleton";
import { useDayTables } from "../../weather/use-day-tables";
import { useDayWords } from "../../weather/use-day-words";
import { addDays } from "../../weather/calendar-days";
import type { SeasonWeather } from "./farm-data";
import { seasonOrigin } from "./origin";

// Charts are drawn in the browser only and come in their own file.
const Et0Plot = dynamic(() => import("./et0-plot"), { ssr: false, loading: () => <Skeleton className="h-56" /> });

const shownPastDays = 60;

/** What the air takes from the ground at the farm each day. */
export function Et0Card({ weather, today }: { weather: SeasonWeather; today: string }) {
  const t = useTranslations("farm.et0");
  const words = useDayWords();
  const format = useFormatter();
  const days = weather.days.filter(({ date }) => date >= addDays(today, -shownPastDays));
  const sum = (from: string, to: string) => {
    const total = days.filter(({ date }) => date >= from && date < to).reduce((all, { et0 }) => all + (et0 ?? 0), 0);
    return format.number(total, { maximumFractionDigits: 0 });
  };
  const tables = useDayTables({
    columns: [t("table.et0"), t("table.rain")],
    days: days.map(({ date, et0, precipitation }) => ({ date, cells: [et0, precipitation] })),
    writeDay: words.inYearTable,
  });
  return (
    <ChartFrame
      title={t("title")}
      summary={t("summary", { week: sum(addDays(today, -7), today), next: sum(today, addDays(today, 7)) })}
      provenance={seasonOrigin(weather)}
      {...tables}
      fileName={`et0-${today}`}
    >
      <Et0Plot days={days} today={today} />
    </ChartFrame>
  );
}
