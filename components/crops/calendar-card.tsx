import { useTranslations } from "next-intl";
import type { Cell } from "../charts/csv";
import { ChartFrame } from "../charts/chart-frame";
import { Badge } from "../ui/badge";
import { Skeleton } from "../ui/skeleton";
import type { Calendar } from "./answers";
import { useCalendarRows, type CalendarRow } from "./calendar-rows";
import { useCropWords } from "./use-crop-words";
import { YearStrip } from "./year-strip";

type CalendarCardProps = { calendar: Calendar; place: string; today: string };

/** The year of a crop at a place as a strip and as a table, and the reasons under it. */
export function CalendarCard({ calendar, place, today }: CalendarCardProps) {
  const t = useTranslations("crops.calendar");
  const rows = useCalendarRows(calendar);
  const table = useTable(rows);
  return (
    <ChartFrame title={t("title")} summary={t("usual")} table={table} fileName={`calendar-${calendar.crop.name}`}>
      <YearStrip place={place} rows={rows} today={today} />
      <Reasons calendar={calendar} />
    </ChartFrame>
  );
}

function useTable(rows: CalendarRow[]): { header: string[]; rows: Cell[][] } {
  const t = useTranslations("crops.calendar");
  const { day } = useCropWords();
  const header = ["basis", "seasonHeader", "plantFrom", "plantTo", "harvestFrom", "harvestTo", "sourceHeader"] as const;
  const dayOrGap = (monthDay: string | undefined) => (monthDay === undefined ? null : day(monthDay));
  return {
    header: header.map((column) => t(column)),
    rows: rows
      .filter(({ plant }) => plant !== null)
      .map(({ name, season, plant, harvest, source }) => [
        name,
        season,
        dayOrGap(plant?.from),
        dayOrGap(plant?.to),
        dayOrGap(harvest?.from),
        dayOrGap(harvest?.to),
        source,
      ]),
  };
}

function Reasons({ calendar }: { calendar: Calendar }) {
  const t = useTranslations("crops.calendar");
  const { windows, rains } = calendar;
  // A season that the crop does not fit into has no window, and its reason stands alone.
  const short = rains.seasons.filter(({ crop_fits: fits }) => fits !== true);
  if (windows.length + short.length === 0) return <p className="mt-4">{t("empty")}</p>;
  return (
    <>
      <h3 className="mt-5 font-medium">{t("why")}</h3>
      <ul className="divide-line mt-1 divide-y">
        {windows.map((window) => (
          <li key={`${window.source} ${window.season} ${window.plant.from}`} className="py-2.5">
            <p className="text-pretty">{window.reason}</p>
            <p className="text-small text-ink-soft mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
              {window.checked ? null : <Badge tone="maize">{t("unchecked")}</Badge>}
              {window.stand_in ? <Badge>{t("standIn")}</Badge> : null}
              <span>{t("source", { source: window.source })}</span>
            </p>
          </li>
        ))}
        {short.map(({ onset, reason }) => (
          <li key={onset} className="py-2.5">
            <p className="text-pretty">{reason}</p>
            {rains.source === null ? null : (
              <p className="text-small text-ink-soft mt-1">{t("source", { source: rains.source })}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The shape of a calendar while it is on its way. */
export function CalendarSkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-5 w-56" />
      <Skeleton className="h-6" />
      <Skeleton className="h-6" />
      <Skeleton className="h-6" />
      <Skeleton className="h-16" />
    </div>
  );
}
