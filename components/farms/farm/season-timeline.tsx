import { useTranslations } from "next-intl";
import { cn } from "../../ui/class-names";
import { useDayWords } from "../../weather/use-day-words";
import type { FarmCrop, SeasonCrop } from "./farm-data";
import { daysUntil, timelineOf, type Timeline, type TimelinePart } from "./timeline-shape";

type SeasonTimelineProps = {
  crop: FarmCrop;
  season: SeasonCrop | null;
  today: string;
  /** Wide bars have room for the names of the stages under them. */
  size?: "wide";
};

const stageLooks = {
  initial: "bg-leaf/25",
  development: "bg-leaf/45",
  mid: "bg-leaf/80",
  late: "bg-maize/70",
} as const;

/** A crop's season from planting to the expected harvest, its stages and where today is. */
export function SeasonTimeline({ crop, season, today, size }: SeasonTimelineProps) {
  const t = useTranslations("farm.timeline");
  const words = useDayWords();
  const timeline = timelineOf({ crop, season, today });
  if (!timeline) return <p className="text-ink-soft">{crop.planting_date === null ? t("noDates") : null}</p>;
  return (
    <figure aria-label={t("label", { crop: crop.name })}>
      <Bar timeline={timeline} />
      {size === "wide" ? <StageNames parts={timeline.parts} /> : null}
      <div className="text-small text-ink-soft mt-1.5 flex justify-between gap-4">
        <span>{words.dayMonthShort(timeline.from)}</span>
        <span className="text-ink text-center font-medium">
          <Now timeline={timeline} season={season} today={today} status={crop.status} />
        </span>
        <span>{words.dayMonthShort(timeline.to)}</span>
      </div>
      <ul className="sr-only">
        {timeline.parts.map((part) =>
          part.stage === null ? null : (
            <li key={part.stage}>
              {t("stageSpan", {
                stage: t(`stage.${part.stage}`),
                from: words.dayMonth(part.from),
                to: words.dayMonth(part.to),
              })}
            </li>
          ),
        )}
      </ul>
    </figure>
  );
}

function Bar({ timeline }: { timeline: Timeline }) {
  const t = useTranslations("farm.timeline");
  return (
    <div className={cn("relative", timeline.todayShare !== null && "pt-5")} aria-hidden>
      <div className="flex h-7 gap-px overflow-hidden rounded-[6px]">
        {timeline.parts.map((part) => (
          <Part key={part.from} part={part} />
        ))}
      </div>
      {timeline.todayShare === null ? null : (
        <div
          className="absolute top-0 bottom-0 w-0"
          style={{ left: `${timeline.todayShare * 100}%` }}
          data-testid="today"
        >
          <span
            className={cn(
              "text-small text-ink absolute top-0 font-medium whitespace-nowrap",
              timeline.todayShare < 0.1 ? "left-0" : timeline.todayShare > 0.9 ? "right-0" : "-translate-x-1/2",
            )}
          >
            {t("today")}
          </span>
          <span className="bg-ink absolute top-4.5 -bottom-0.5 w-0.5 -translate-x-1/2" />
        </div>
      )}
    </div>
  );
}

function StageNames({ parts }: { parts: TimelinePart[] }) {
  const t = useTranslations("farm.timeline.stage");
  return (
    <div aria-hidden className="text-small text-ink-soft mt-1 flex gap-px max-lg:hidden">
      {parts.map((part) => (
        <span key={part.from} style={{ flexGrow: part.share, flexBasis: 0 }} className="min-w-0 truncate text-center">
          {part.stage === null ? null : t(part.stage)}
        </span>
      ))}
    </div>
  );
}

function Part({ part }: { part: TimelinePart }) {
  return (
    <div
      style={{ flexGrow: part.share, flexBasis: 0 }}
      className={cn("min-w-0", part.stage === null ? "bg-leaf/30" : stageLooks[part.stage])}
    />
  );
}

type NowProps = { timeline: Timeline; season: SeasonCrop | null; today: string; status: FarmCrop["status"] };

function Now({ timeline, season, today, status }: NowProps) {
  const t = useTranslations("farm.timeline");
  if (status === "harvested" || status === "failed") return null;
  const { day, totalDays } = timeline;
  if (day < 1) return t("inDays", { count: daysUntil(today, timeline.from) });
  if (day > totalDays) return t("overdue", { count: -daysUntil(today, timeline.to) });
  const of = t("dayOf", { day, total: totalDays });
  return season?.stage ? `${of} · ${t(`stage.${season.stage}`)}` : of;
}
