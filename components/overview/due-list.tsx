import { CloudRain, Droplets, Shovel, Sprout, Wheat, type LucideIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useId } from "react";
import { Badge } from "../ui/badge";
import { Card, CardHeader } from "../ui/card";
import { cn } from "../ui/class-names";
import { addDays } from "../weather/calendar-days";
import { groupDue, todayOf, type DueGroup, type FarmDue } from "./due-order";
import type { Due, Overview } from "./overview-data";
import { taskDetail, taskText, type OverviewWords } from "./overview-text";
import { useOverviewWords } from "./use-overview-words";

/** What is due, day by day, each with the way to its farm. */
export function DueList({ overview }: { overview: Overview }) {
  const t = useTranslations("overview.due");
  const id = useId();
  const groups = groupDue(overview);
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={t("title")} />
      {groups.length === 0 ? (
        <p className="text-ink-soft">{t("none")}</p>
      ) : (
        <ol className="flex flex-col gap-4">
          {groups.map((group) => (
            <DueDay key={`${group.kind} ${group.date}`} group={group} today={todayOf(overview) ?? ""} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function DueDay({ group, today }: { group: DueGroup; today: string }) {
  const words = useOverviewWords();
  const late = group.kind === "overdue";
  return (
    <li>
      <h3 className="text-small text-ink-soft flex items-center gap-2 font-medium">
        {late ? <Badge tone="clay">{words.t("due.overdue")}</Badge> : dayTitle(group, today, words)}
      </h3>
      <ul className="mt-1">
        {group.items.map((item) => (
          <DueItem key={`${item.farm_id} ${item.kind} ${item.farm_crop_id} ${item.crop}`} item={item} />
        ))}
      </ul>
    </li>
  );
}

function dayTitle({ kind, date }: DueGroup, today: string, { t, days }: OverviewWords): string {
  if (kind === "window" || date === null) return t("due.window");
  if (date === today) return t("due.today", { day: days.dayAndMonth(date) });
  if (date === addDays(today, 1)) return t("due.tomorrow", { day: days.dayAndMonth(date) });
  return days.dayAndMonth(date);
}

const looks: Record<Due["kind"], { icon: LucideIcon; colour: string }> = {
  irrigate: { icon: Droplets, colour: "text-sky" },
  wait_for_rain: { icon: CloudRain, colour: "text-sky" },
  harvest: { icon: Wheat, colour: "text-maize-deep" },
  plant: { icon: Shovel, colour: "text-soil" },
  planting_window: { icon: Sprout, colour: "text-leaf" },
};

function DueItem({ item }: { item: FarmDue }) {
  const words = useOverviewWords();
  const { icon: Icon, colour } = looks[item.kind];
  const detail = taskDetail(item, words);
  return (
    <li>
      <Link
        href={`/farms/${item.farm_id}`}
        className="rounded-control hover:bg-ink/6 -mx-2 flex min-h-11 items-start gap-3 px-2 py-2 transition-colors duration-150"
      >
        <Icon aria-hidden className={cn("mt-px size-5 shrink-0", colour)} />
        <span className="min-w-0">
          <span className="block font-medium wrap-anywhere">{taskText(item, words)}</span>
          {detail === null ? null : <span className="text-ink-soft block">{detail}</span>}
          {item.reason === null ? null : <span className="text-small text-ink-soft mt-0.5 block">{item.reason}</span>}
        </span>
      </Link>
    </li>
  );
}
