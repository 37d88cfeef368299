/*
 * What both rules for late blight share. Neither was made for the tropics and neither has an upper limit. That the
 * fungus-like organism does little on days warmer than 26 °C, and does best on cool ones, is our own addition; it was
 * not checked against a publication.
 */

/** Catalogue code of late blight. */
export const lateBlight = "late_blight";

/** Crops that late blight harms. */
export const lateBlightCrops = ["Potato", "Tomato"] as const;

/** Lowest temperature that a day may have, °C. */
export const lowestAllowedC = 10;

/** Highest mean temperature that a day may have, °C (our own). */
export const warmestMeanC = 26;

/** Mean temperature up to which a day counts as cool, °C (our own). */
export const coolMeanC = 22;

/** What is our own in the rules. */
export const ownLimits = `Our own additions for the tropics: a day with a mean above ${warmestMeanC} °C does not count, and only days with a mean of at most ${coolMeanC} °C, as in the highlands, give more than a moderate level.`;
