/** Severity in the words of CAP 1.2. */
export const severities = ["Extreme", "Severe", "Moderate", "Minor", "Unknown"] as const;
/** Urgency in the words of CAP 1.2. */
export const urgencies = ["Immediate", "Expected", "Future", "Past", "Unknown"] as const;
/** Certainty in the words of CAP 1.2. */
export const certainties = ["Observed", "Likely", "Possible", "Unlikely", "Unknown"] as const;

/** A weather alert, official or agronomic. Null: the issuer does not say. */
export type WeatherAlert = {
  id: string;
  event: string;
  severity: (typeof severities)[number];
  urgency: (typeof urgencies)[number];
  certainty: (typeof certainties)[number];
  headline: string;
  description: string | null;
  instruction: string | null;
  /** Milliseconds since 1970. */
  effectiveAt: number;
  /** Milliseconds since 1970. */
  expiresAt: number | null;
  /** Who issues it, in words for people. */
  source: string;
};
