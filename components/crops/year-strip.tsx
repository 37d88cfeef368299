import { useFormatter, useTranslations } from "next-intl";
import { cn } from "../ui/class-names";
import type { YearSpan } from "./answers";
import type { CalendarRow } from "./calendar-rows";
import { yearPosition, yearSegments } from "./year-segments";

// Shapes as well as colours: the rains are a line, planting is solid, harvest is striped and below it, since the two
// can fall into the same months.
const looks = {
  rains: "bg-sky h-1.5 top-2.25 rounded-full",
  plant: "bg-leaf h-2.5 top-0.5 rounded-[3px]",
  harvest:
    "h-2.5 bottom-0.5 rounded-[3px] border border-maize-deep bg-[repeating-linear-gradient(-45deg,var(--maize-deep)_0_3px,transparent_3px_7px)]",
} as const;

type YearStripProps = { place: string; rows: CalendarRow[]; today: string };

/** The year from January to December with its rains, and when to plant and harvest, one row for each source. */
export function YearStrip({ place, rows, today }: YearStripProps) {
  const t = useTranslations("crops.calendar");
  const described = rows.map(({ name, text }) => t("row", { name, text })).join(" ");
  return (
    <div role="img" aria-label={t("label", { place, rows: described })}>
      <div aria-hidden>
        <Legend />
        <ul className="mt-3 grid gap-3">
          {rows.map((row) => (
            <li key={row.id}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className={cn("font-medium", row.id === "advice" && "text-leaf")}>
                  {row.season === null ? row.name : t("bySeason", { name: row.name, season: row.season })}
                </span>
                <span className="text-small text-ink-soft">{row.text}</span>
              </p>
              <Track row={row} today={today} />
            </li>
          ))}
        </ul>
        <Months />
      </div>
    </div>
  );
}

function Track({ row, today }: { row: CalendarRow; today: string }) {
  const { rains, plant, harvest } = row;
  return (
    <div className="bg-sunken rounded-control relative mt-1 h-6 overflow-hidden">
      {rains.map((span) => (
        <Bars key={span.from} span={span} look="rains" />
      ))}
      {harvest ? <Bars span={harvest} look="harvest" /> : null}
      {plant ? <Bars span={plant} look="plant" /> : null}
      <span
        className="border-ink absolute inset-y-0 border-l border-dashed"
        style={{ left: `${yearPosition(today)}%` }}
      />
    </div>
  );
}

function Bars({ span, look }: { span: YearSpan; look: keyof typeof looks }) {
  return yearSegments(span).map(({ left, width }) => (
    <span key={left} className={cn("absolute", looks[look])} style={{ left: `${left}%`, width: `${width}%` }} />
  ));
}

function Legend() {
  const t = useTranslations("crops.calendar");
  return (
    <p className="text-small text-ink-soft flex flex-wrap gap-x-4 gap-y-1">
      {(["plant", "harvest", "rains"] as const).map((look) => (
        <span key={look} className="inline-flex items-center gap-1.5">
          <span className="relative inline-block h-6 w-6">
            <span className={cn("absolute w-6", looks[look])} />
          </span>
          {t(look === "plant" ? "legendPlant" : look === "harvest" ? "legendHarvest" : "legendRain")}
        </span>
      ))}
      <span className="inline-flex items-center gap-1.5">
        <span className="border-ink h-4 border-l border-dashed" />
        {t("today")}
      </span>
    </p>
  );
}

/** Letters on phones, short names where there is room. */
function Months() {
  const format = useFormatter();
  const names = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2025, month, 15)));
  return (
    <div className="text-small text-ink-soft mt-1 grid grid-cols-12">
      {names.map((date) => (
        <span key={date.getUTCMonth()} className="border-line border-l pl-1 first:border-0 first:pl-0">
          <span className="sm:hidden">{format.dateTime(date, { month: "narrow", timeZone: "UTC" })}</span>
          <span className="max-sm:hidden">{format.dateTime(date, { month: "short", timeZone: "UTC" })}</span>
        </span>
      ))}
    </div>
  );
}
