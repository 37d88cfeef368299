import { DateTime } from "luxon";
import type { WeatherAlert } from "../alert";
import type { ForecastDay, Point } from "../weather";
import { certaintyOf } from "./certainty";
import { findSpells, type Spell } from "./spells";
import { rules } from "./thresholds";
import { wordsFor } from "./wording";

/** What agronomic alerts are computed from. */
export type Outlook = {
  /** One entry per day, in order; days before today are passed over. */
  days: readonly ForecastDay[];
  /** Normal rain of the months January to December (mm); null when unknown. */
  normalRainMm: readonly number[] | null;
  place: Point & { timezone: string };
  /** Who made the forecast, in words for people. */
  source: string;
};

/**
 * Alerts that follow from a forecast by the limits of `thresholds.ts`. Urgency is `Expected` for what begins today
 * and `Future` for the rest; never `Immediate`, since a daily forecast does not know the hour.
 */
export function agronomicAlerts({ days, normalRainMm, place, source }: Outlook, now: number): WeatherAlert[] {
  const today = DateTime.fromMillis(now, { zone: place.timezone }).toISODate() ?? "";
  const ahead = days.filter((day) => day.date >= today);
  return findSpells(ahead, normalRainMm).map((spell) => toAlert(spell, { today, place, source }));
}

function toAlert(spell: Spell, of: { today: string; place: Outlook["place"]; source: string }): WeatherAlert {
  const { hazard, severity, first, last } = spell;
  const localMidnight = (date: string) => DateTime.fromISO(date, { zone: of.place.timezone });
  const leadDays = daysBetween(of.today, first.date);
  return {
    id: `agronomic:${hazard}:${first.date}:${of.place.latitude.toFixed(2)},${of.place.longitude.toFixed(2)}`,
    event: rules[hazard].event,
    severity,
    urgency: leadDays === 0 ? "Expected" : "Future",
    certainty: certaintyOf(spell, leadDays),
    ...wordsFor(spell),
    effectiveAt: localMidnight(first.date).toMillis(),
    expiresAt: localMidnight(last.date).plus({ days: 1 }).toMillis(),
    source: `Gona, from the forecast of ${of.source}`,
  };
}

function daysBetween(from: string, to: string): number {
  return DateTime.fromISO(to, { zone: "utc" }).diff(DateTime.fromISO(from, { zone: "utc" }), "days").days;
}
