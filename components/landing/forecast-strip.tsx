import { useFormatter, useTranslations } from "next-intl";
import { dayToDate } from "../weather/calendar-days";
import { chartColours, forecastLook } from "../charts/chart-look";
import type { LiveDay } from "./live-answer";
import { temperatureBand } from "./temperature-band";

/** The coming days as one picture: a band from each night's low to each day's high, and under it the chance of rain. */
export function ForecastStrip({ days, modelled }: { days: LiveDay[]; modelled: boolean }) {
  const t = useTranslations("landing.live");
  return (
    <figure>
      <figcaption className="sr-only">{t("caption")}</figcaption>
      <div aria-hidden className="grid auto-cols-fr grid-flow-col">
        {days.map((day, index) => (
          <DayName key={day.date} day={day} today={index === 0} />
        ))}
      </div>
      <p aria-hidden className="text-small text-ink-soft mt-3">
        {t("temperature")}
      </p>
      <TemperatureBand days={days} />
      <p aria-hidden className="text-small text-ink-soft mt-4 mb-1">
        {t(modelled ? "rainUsual" : "rain")}
      </p>
      <RainBars days={days} />
      <DaysInWords days={days} />
    </figure>
  );
}

function DayName({ day, today }: { day: LiveDay; today: boolean }) {
  const t = useTranslations("landing.live");
  const format = useFormatter();
  const name = format.dateTime(dayToDate(day.date), { weekday: "short", timeZone: "UTC" });
  return (
    <span className={today ? "text-center font-medium" : "text-ink-soft text-center"}>{today ? t("today") : name}</span>
  );
}

function TemperatureBand({ days }: { days: LiveDay[] }) {
  const t = useTranslations("landing.live");
  const format = useFormatter();
  const band = temperatureBand(days.map((day) => ({ high: day.temperature_max, low: day.temperature_min })));
  const degrees = (value: number) => t("degrees", { value: format.number(value, { maximumFractionDigits: 0 }) });
  const line = { fill: "none", strokeWidth: 2, vectorEffect: "non-scaling-stroke", ...forecastLook } as const;
  return (
    <div aria-hidden className="relative my-7 h-28 sm:h-32">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
        <defs>
          <linearGradient id="warmth" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={chartColours.temperatureMax} stopOpacity="0.3" />
            <stop offset="1" stopColor={chartColours.temperatureBand} stopOpacity="0.25" />
          </linearGradient>
        </defs>
        <path d={band.area} fill="url(#warmth)" />
        <path d={band.highLine} stroke={chartColours.temperatureMax} {...line} />
        <path d={band.lowLine} stroke={chartColours.temperatureMin} {...line} />
      </svg>
      {band.points.map((point, index) => (
        <span key={days[index]?.date} className="absolute inset-y-0 w-0" style={{ left: `${point.x}%` }}>
          <span className="absolute -translate-1/2 font-semibold" style={{ top: `calc(${point.highY}% - 0.875rem)` }}>
            {degrees(point.high)}
          </span>
          <span className="text-ink-soft absolute -translate-1/2" style={{ top: `calc(${point.lowY}% + 0.875rem)` }}>
            {degrees(point.low)}
          </span>
        </span>
      ))}
    </div>
  );
}

function RainBars({ days }: { days: LiveDay[] }) {
  const t = useTranslations("landing.live");
  return (
    <div aria-hidden className="grid auto-cols-fr grid-flow-col">
      {days.map(({ date, precipitation_probability: chance }) => (
        <div key={date} className="flex flex-col items-center">
          <div className="border-line flex h-10 w-full items-end justify-center border-b">
            <div className="bg-sky/70 w-1/2 max-w-8 min-w-3 rounded-t-[3px]" style={{ height: `${chance ?? 0}%` }} />
          </div>
          <span className="text-small text-ink-soft mt-1">
            {chance === null ? t("unknown") : t("percent", { value: Math.round(chance) })}
          </span>
        </div>
      ))}
    </div>
  );
}

function DaysInWords({ days }: { days: LiveDay[] }) {
  const t = useTranslations("landing.live");
  const format = useFormatter();
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  return (
    <ul className="sr-only">
      {days.map((day) => (
        <li key={day.date}>
          {t("dayInWords", {
            day: format.dateTime(dayToDate(day.date), {
              weekday: "long",
              day: "numeric",
              month: "long",
              timeZone: "UTC",
            }),
            conditions: day.conditions,
            high: whole(day.temperature_max),
            low: whole(day.temperature_min),
            chance: day.precipitation_probability === null ? "unknown" : whole(day.precipitation_probability),
          })}
        </li>
      ))}
    </ul>
  );
}
