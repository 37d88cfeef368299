import { daysInRange } from "../../weather/calendar-days";
import type { FarmCrop, SeasonCrop } from "./farm-data";

/** A piece of a season's bar; shares are of its whole length. */
export type TimelinePart = { stage: SeasonCrop["stage"]; from: string; to: string; share: number };

/** A crop's season as a bar. */
export type Timeline = {
  from: string;
  to: string;
  parts: TimelinePart[];
  /** Where today is, 0 to 1; null outside the season. */
  todayShare: number | null;
  /** 1 on the first day; below 1 before it. */
  day: number;
  totalDays: number;
};

type TimelineInput = { crop: FarmCrop; season: SeasonCrop | null; today: string };

/** The bar of a crop's season; null without a planting date or an end. */
export function timelineOf({ crop, season, today }: TimelineInput): Timeline | null {
  const from = crop.planting_date;
  const to = crop.expected_harvest_date ?? season?.harvest_date ?? null;
  if (from === null || to === null || to < from) return null;
  const totalDays = daysInRange(from, to);
  const day = daysInRange(from, today);
  const inside = today >= from && today <= to;
  return {
    from,
    to,
    totalDays,
    day,
    todayShare: inside ? (day - 0.5) / totalDays : null,
    parts: partsOf(season?.stages ?? [], { from, to, totalDays }),
  };
}

/** Stages cut to the season; what is left after the last one belongs to it. */
function partsOf(stages: SeasonCrop["stages"], bar: { from: string; to: string; totalDays: number }): TimelinePart[] {
  const { from, to, totalDays } = bar;
  const inside = stages.filter((stage) => stage.from <= to);
  if (inside.length === 0) return [{ stage: null, from, to, share: 1 }];
  return inside.map((stage, index) => {
    const last = index === inside.length - 1;
    const end = last || stage.to > to ? to : stage.to;
    return { stage: stage.stage, from: stage.from, to: end, share: daysInRange(stage.from, end) / totalDays };
  });
}

/** Days from today until `day`; negative when it is past. */
export const daysUntil = (today: string, day: string) => daysInRange(today, day) - 1;
