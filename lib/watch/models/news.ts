import { severities, type WeatherAlert } from "../../weather/alert";

/** What a weather alert was told with. */
export type ToldWeather = { id: string; event: string; severity: string; expires: string | null };

const rank = (severity: string) => severities.findIndex((each) => each === severity);

/** Made by us from forecasts: its id has its first day in it, which moves on while a spell lasts. */
const isAgronomic = (id: string) => id.startsWith("agronomic:");

/**
 * Whether an alert is news beside those told of the same farm. An official one always is (the same one has the same
 * name). One of ours is when it is not the going on of a spell that was told with the same severity or a higher one.
 */
export function isNewWeather(alert: WeatherAlert, told: readonly ToldWeather[]): boolean {
  if (!isAgronomic(alert.id)) return true;
  return !told.some(
    ({ id, event, severity, expires }) =>
      isAgronomic(id) &&
      event === alert.event &&
      rank(severity) <= rank(alert.severity) &&
      expires !== null &&
      alert.effectiveAt <= Date.parse(expires),
  );
}

/** Whether a high risk is news: it begins after the last day that was told of it. */
export const isNewRisk = ({ from }: { from: string }, told: readonly { until: string }[]): boolean =>
  told.every(({ until }) => from > until);
