const hour = 3600;

/**
 * How old an answer of each kind may be, in seconds. `fresh`: as good as new. `stale`: when no source answers, a kept
 * answer up to this age is still better than the climate's averages.
 */
export const ages = {
  /** The weather of three hours ago is no longer the weather now; the time of day alone would mislead. */
  current: { fresh: hour, stale: 3 * hour },
  /** Models run every 6 hours; after a day the forecast of tomorrow still beats the average by far. */
  forecast: { fresh: hour, stale: 24 * hour },
  /** Rules on spells of days bear an older forecast than somebody who wants to know of this afternoon. */
  hours: { fresh: 3 * hour, stale: 24 * hour },
  /** The past does not change, save that late figures come in. */
  historical: { fresh: 24 * hour, stale: 30 * 24 * hour },
} as const;

/** Open-Meteo renews `current` every 15 minutes. */
export const openMeteoFreshSeconds = hour / 4;
