import type { useFormatter, useTranslations } from "next-intl";
import { addDays, daysInRange } from "../weather/calendar-days";
import type { useDayWords } from "../weather/use-day-words";
import { groupDue, type FarmDue } from "./due-order";
import type { FarmToday, Overview } from "./overview-data";

/** What writing about work takes. */
export type OverviewWords = {
  t: ReturnType<typeof useTranslations<"overview">>;
  format: ReturnType<typeof useFormatter>;
  days: ReturnType<typeof useDayWords>;
};

/** More than this is a list, not a sentence. */
const mostNamed = 2;
const grave: readonly (string | undefined)[] = ["Extreme", "Severe"];

/** A day as it is said: today, tomorrow, on Tuesday, on 3 December. */
function spokenDay(day: string, today: string, { t, days }: OverviewWords): string {
  if (day === today) return t("day.today");
  if (day === addDays(today, 1)) return t("day.tomorrow");
  const ahead = daysInRange(today, day) - 1;
  return t("day.on", { day: ahead > 0 && ahead < 7 ? days.weekday(day) : days.dayMonth(day) });
}

/** A depth as a farmer measures it: to 5 mm, small ones to 1 mm, never nothing. */
const roundMm = (depthMm: number) => (depthMm >= 10 ? Math.round(depthMm / 5) * 5 : Math.max(1, Math.round(depthMm)));

/** What to do, without the day: 'Water the tomato at Sample farm'. */
export function taskText(item: FarmDue, { t }: OverviewWords): string {
  const values = { crop: item.crop.toLowerCase(), farm: item.farm.name };
  return t(`task.${item.kind}`, values);
}

/** What should be known of a piece of work beside what it is. */
export function taskDetail(item: FarmDue, words: OverviewWords): string | null {
  const { t, format, days } = words;
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  if (item.net_depth !== null) return t("detail.irrigate", { depth: whole(roundMm(item.net_depth)) });
  if (item.rain !== null) {
    return t("detail.rain", { rain: whole(item.rain), day: spokenDay(item.date, item.farm.today, words) });
  }
  if (item.until !== null) return t("detail.window", { until: days.dayMonth(item.until) });
  if (item.date < item.farm.today) return t("detail.overdue", { day: days.dayMonth(item.date) });
  return null;
}

/** The whole page in a sentence or three: a danger, what to do today, and what comes. */
export function overviewText(overview: Overview, words: OverviewWords): string {
  const { farms } = overview;
  const parts = [dangerText(farms, words), workText(overview, words), doubtText(farms, words)];
  return parts.filter((part) => part !== null).join(" ");
}

function dangerText(farms: readonly FarmToday[], { t }: OverviewWords): string | null {
  const [first, ...others] = farms.filter(({ alert }) => grave.includes(alert?.severity));
  if (!first?.alert) return null;
  return t("sentence.danger", { event: first.alert.event, farm: first.name, more: others.length });
}

function workText(overview: Overview, words: OverviewWords): string {
  const { t, format } = words;
  const groups = groupDue(overview);
  const items = groups.flatMap((group) => (group.kind === "window" ? [] : group.items));
  const now = items.filter((item) => item.date <= item.farm.today);
  const later = items.filter((item) => item.date > item.farm.today);
  const [next] = later;
  if (now.length === 0 && !next) return windowText(overview, words);
  if (now.length === 0 && next) {
    const when = spokenDay(next.date, next.farm.today, words);
    return t("sentence.next", { task: lowerFirst(taskText(next, words)), when, more: later.length - 1 });
  }
  const named = now.slice(0, mostNamed).map((item) => taskText(item, words));
  const tasks = format.list(named.map((task, index) => (index === 0 ? task : lowerFirst(task))));
  const today =
    now.length > named.length
      ? t("sentence.todayMore", { tasks, more: now.length - named.length })
      : t("sentence.today", { tasks });
  return `${today} ${t("sentence.later", { count: later.length })}`;
}

/** Nothing has a day; something may be planted. */
function windowText(overview: Overview, words: OverviewWords): string {
  const { t, days } = words;
  const [open] = groupDue(overview).flatMap(({ kind, items }) => (kind === "window" ? items : []));
  if (!open?.until) return t("sentence.nothing", { count: overview.farms.length });
  return t("sentence.window", { task: lowerFirst(taskText(open, words)), until: days.dayMonth(open.until) });
}

/** What the sentence could not look at must not pass for quiet. */
function doubtText(farms: readonly FarmToday[], { t }: OverviewWords): string | null {
  if (farms.some(({ water }) => water === "usual")) return t("sentence.usual");
  if (farms.some(({ water, coordinates }) => water === "unknown" && coordinates !== null)) return t("sentence.unknown");
  return null;
}

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
