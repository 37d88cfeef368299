/** Severities of agronomic alerts, mildest first (CAP 1.2). */
export const agronomicSeverities = ["Minor", "Moderate", "Severe", "Extreme"] as const;
export type AgronomicSeverity = (typeof agronomicSeverities)[number];

export type Hazard = "heat" | "cold" | "heavy-rain" | "gusts" | "sustained-wind" | "dry-spell" | "disease";

type Step = { severity: AgronomicSeverity } & ({ from: number } | { above: number } | { below: number });

type Rule = {
  event: string;
  /** What the limits are compared with. */
  measure: string;
  unit: string;
  /** Days of the forecast that are looked at, today included. */
  horizonDays: number;
  /** Mildest first; each severity holds from its limit until the next. */
  steps: readonly Step[];
};

/** A day with less rain counts as dry. */
export const dryDayMm = 1;
/** A month whose normal rain reaches this counts as rainy season. */
export const rainySeasonMonthMm = 60;
/** A day is favourable to leaf diseases when it is this humid, this wet and this warm (daily mean). */
export const diseaseDay = { humidityPct: 85, rainMm: 2.5, meanMinC: 15, meanMaxC: 30 } as const;

/**
 * Limits of each hazard, after the alert table of the agronomy reference: crop heat and cold stress, rain in 24 h,
 * gusts, mean wind of Beaufort 6, 7, 8 and 10, days without rain, and favourable days in seven (CAP 1.2 severities).
 */
export const rules: Record<Hazard, Rule> = {
  heat: {
    event: "Heat",
    measure: "highest temperature of a day",
    unit: "°C",
    horizonDays: 7,
    steps: [
      { severity: "Minor", from: 35 },
      { severity: "Moderate", from: 38 },
      { severity: "Severe", from: 40 },
      { severity: "Extreme", above: 42 },
    ],
  },
  cold: {
    event: "Cold",
    measure: "lowest temperature of a day",
    unit: "°C",
    horizonDays: 7,
    steps: [
      { severity: "Minor", below: 15 },
      { severity: "Moderate", below: 12 },
      { severity: "Severe", below: 8 },
      { severity: "Extreme", below: 2 },
    ],
  },
  "heavy-rain": {
    event: "Heavy rain",
    measure: "rain of a day",
    unit: "mm",
    horizonDays: 7,
    steps: [
      { severity: "Minor", from: 20 },
      { severity: "Moderate", from: 50 },
      { severity: "Severe", from: 80 },
      { severity: "Extreme", from: 120 },
    ],
  },
  gusts: {
    event: "Strong wind",
    measure: "strongest gust of a day",
    unit: "km/h",
    horizonDays: 7,
    steps: [
      { severity: "Minor", from: 40 },
      { severity: "Moderate", from: 55 },
      { severity: "Severe", from: 75 },
      { severity: "Extreme", from: 100 },
    ],
  },
  "sustained-wind": {
    event: "Strong wind",
    measure: "highest mean wind of a day, when the source gives no gusts",
    unit: "km/h",
    horizonDays: 7,
    steps: [
      { severity: "Minor", from: 39 },
      { severity: "Moderate", from: 50 },
      { severity: "Severe", from: 62 },
      { severity: "Extreme", from: 89 },
    ],
  },
  "dry-spell": {
    event: "Dry spell",
    measure: `days in a row with less than ${dryDayMm} mm of rain, in months that normally bring ${rainySeasonMonthMm} mm or more`,
    unit: "days",
    horizonDays: 16,
    steps: [
      { severity: "Minor", from: 7 },
      { severity: "Moderate", from: 10 },
      { severity: "Severe", from: 14 },
      { severity: "Extreme", from: 21 },
    ],
  },
  disease: {
    event: "Weather that favours crop diseases",
    measure:
      `days out of seven with a mean humidity of ${diseaseDay.humidityPct} % or more, ${diseaseDay.rainMm} mm of rain or more ` +
      `and a mean temperature of ${diseaseDay.meanMinC} to ${diseaseDay.meanMaxC} °C`,
    unit: "days",
    horizonDays: 7,
    steps: [
      { severity: "Minor", from: 2 },
      { severity: "Moderate", from: 4 },
    ],
  },
};

function holds(step: Step, value: number): boolean {
  if ("from" in step) return value >= step.from;
  return "above" in step ? value > step.above : value < step.below;
}

/** The severity that `value` has for a hazard; null when it gives no cause for an alert. */
export function severityOf(hazard: Hazard, value: number): AgronomicSeverity | null {
  return rules[hazard].steps.findLast((step) => holds(step, value))?.severity ?? null;
}

function stepInWords(step: Step, unit: string): string {
  const limit = "from" in step ? `from ${step.from}` : "above" in step ? `above ${step.above}` : `below ${step.below}`;
  return `${step.severity} ${limit} ${unit}`;
}

/** The table of limits as Markdown list items, for the endpoint's description. */
export function thresholdsInWords(): string {
  return Object.values(rules)
    .map((rule) => {
      const limits = rule.steps.map((step) => stepInWords(step, rule.unit)).join(", ");
      return `- **${rule.event}** (${rule.measure}; ${rule.horizonDays} days ahead): ${limits}.`;
    })
    .join("\n");
}
