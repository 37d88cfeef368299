import { Droplet } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { cn } from "../ui/class-names";
import type { ForecastDay } from "./answers";
import { ConditionsIcon } from "./conditions-icon";
import { useDayWords } from "./use-day-words";

/** The coming days one below the other: weather in words, chance of rain, lowest and highest temperature. */
export function ForecastDays({ days, today }: { days: ForecastDay[]; today: string }) {
  const t = useTranslations("weather.forecast");
  return (
    <ul aria-label={t("list")} className="divide-line divide-y">
      {days.map((day) => (
        <DayRow key={day.date} day={day} isToday={day.date === today} />
      ))}
    </ul>
  );
}

function DayRow({ day, isToday }: { day: ForecastDay; isToday: boolean }) {
  const t = useTranslations("weather.forecast");
  const words = useDayWords();
  const format = useFormatter();
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const chance = day.precipitation_probability;
  return (
    <li
      data-day={day.date}
      aria-current={isToday ? "date" : undefined}
      className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3 py-2"
    >
      <ConditionsIcon conditions={day.conditions} className="size-7 stroke-[1.75]" />
      <span className="min-w-0">
        <span className={cn("block font-medium", isToday && "text-leaf")}>
          {isToday ? t("today") : words.weekday(day.date)}
          <span className="text-ink-soft ml-1.5 font-normal xl:hidden">{words.dayMonthShort(day.date)}</span>
        </span>
        <span className="text-small text-ink-soft block">{day.conditions}</span>
      </span>
      <span className="text-right">
        <span className="block font-medium">
          {t("range", { min: whole(day.temperature_min), max: whole(day.temperature_max) })}
        </span>
        <span className={cn("text-small flex items-center justify-end gap-1", (chance ?? 0) < 50 && "text-ink-soft")}>
          <Droplet aria-hidden className="text-sky size-3.5" />
          <span className="sr-only">
            {chance === null ? t("chanceUnknown") : t("chance", { chance: whole(chance) })}
          </span>
          <span aria-hidden>{chance === null ? t("unknownShort") : t("percent", { value: whole(chance) })}</span>
        </span>
      </span>
    </li>
  );
}
