import { useTranslations } from "next-intl";
import type { Calendar, YearSpan } from "./answers";
import { useCropWords } from "./use-crop-words";

/** A row of the year strip. */
export type CalendarRow = {
  id: string;
  name: string;
  /** What the bars say, in words. */
  text: string;
  rains: YearSpan[];
  plant: YearSpan | null;
  harvest: YearSpan | null;
  /** The season of the row, where it has one. */
  season: string | null;
  source: string;
};

function nameOf({ basis, stand_in: standIn, checked }: Calendar["windows"][number]) {
  if (basis === "rains") return "byRains";
  if (standIn) return "byStandIn";
  return checked ? "byCalendar" : "byPractice";
}

/** A calendar as rows: what is best here, each window, and the rains. */
export function useCalendarRows(calendar: Calendar): CalendarRow[] {
  const t = useTranslations("crops.calendar");
  const words = useCropWords();
  const window = (row: { plant: YearSpan; harvest: YearSpan | null }) => {
    const plant = words.span(row.plant);
    return row.harvest ? t("plantHarvest", { plant, harvest: words.span(row.harvest) }) : t("plantOnly", { plant });
  };
  const { advice, windows, rains } = calendar;
  const best = advice
    ? [{ ...advice, id: "advice", name: t("advice"), season: t(`season.${advice.season}`), source: "" }]
    : [];
  const others = windows.map((each, index) => ({
    ...each,
    id: `window-${index}`,
    name: t(nameOf(each)),
    season: t(`season.${each.season}`),
  }));
  const spans = rains.seasons.map(({ onset, end }) => ({ from: onset, to: end }));
  const year = { from: "01-01", to: "12-31" };
  return [
    ...[...best, ...others].map(({ id, name, season, source, plant, harvest }) => ({
      id,
      name,
      text: window({ plant, harvest }),
      rains: [],
      plant,
      harvest,
      season,
      source,
    })),
    {
      id: "rains",
      name: t("rains"),
      text: rainsText(),
      rains: rains.kind === "all_year" ? [year] : spans,
      plant: null,
      harvest: null,
      season: null,
      source: rains.source ?? "",
    },
  ];

  function rainsText(): string {
    if (rains.kind === "seasons") return spans.map(words.span).join(", ");
    if (rains.kind === "all_year") return t("rainsAll");
    return rains.source === null ? t("rainsUnknown") : t("rainsNone");
  }
}
