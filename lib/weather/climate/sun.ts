const dayMs = 86_400_000;
const hourMs = 3_600_000;
const radians = Math.PI / 180;

/** Where the sun stands over a place. */
export type Sun = {
  /** Apparent solar time, 0 to 24; the sun is highest at 12. */
  solarHour: number;
  /** From sunrise to sunset; 0 in polar night, 24 in polar day. */
  dayLengthHours: number;
  /** Sine of its height over the horizon, which is the cosine of the zenith angle; negative at night. */
  sinElevation: number;
};

/**
 * The sun at a moment (milliseconds since 1970): declination and equation of time by Spencer (1971, Search 2:172);
 * refraction and the sun's size are left out.
 */
export function sunAt({ latitude, longitude }: { latitude: number; longitude: number }, at: number): Sun {
  const year = new Date(at).getUTCFullYear();
  const angle = (2 * Math.PI * (at - Date.UTC(year, 0))) / dayMs / 365;
  const declination =
    0.006918 -
    0.399912 * Math.cos(angle) +
    0.070257 * Math.sin(angle) -
    0.006758 * Math.cos(2 * angle) +
    0.000907 * Math.sin(2 * angle) -
    0.002697 * Math.cos(3 * angle) +
    0.00148 * Math.sin(3 * angle);
  const equationMinutes =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(angle) -
      0.032077 * Math.sin(angle) -
      0.014615 * Math.cos(2 * angle) -
      0.040849 * Math.sin(2 * angle));
  const utcHour = (at % dayMs) / hourMs;
  const solarHour = (utcHour + longitude / 15 + equationMinutes / 60 + 48) % 24;
  const up = Math.sin(latitude * radians) * Math.sin(declination);
  const across = Math.cos(latitude * radians) * Math.cos(declination);
  // At sunset the hour angle makes up + across * cos(angle) zero; beyond +-1 the sun stays below or above all day.
  const sunset = across === 0 ? Math.sign(-up) : Math.max(-1, Math.min(1, -up / across));
  return {
    solarHour,
    dayLengthHours: (Math.acos(sunset) / Math.PI) * 24,
    sinElevation: up + across * Math.cos((solarHour - 12) * 15 * radians),
  };
}
