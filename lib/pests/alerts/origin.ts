import type { Provenance } from "../../api/provenance";
import type { Sourced } from "../../weather/sources/source";
import type { WeatherHours } from "../../weather/weather";

const ours = "rules and sightings: Gona";

/** Where alerts came from: the weather's sources and the oldest one's age, or that no weather could be had. ASCII. */
export function originOf(weathers: readonly (Sourced<WeatherHours> | null)[]): Provenance {
  const known = weathers.flatMap((weather) => (weather ? [weather.provenance] : []));
  const missing = weathers.length - known.length;
  if (known.length === 0) {
    return { source: `no weather available, so no rule was run; sightings: Gona`, kind: "modelled", ageSeconds: 0 };
  }
  const sources = [...new Set(known.map(({ source }) => source))];
  const without = missing > 0 ? [`no weather for ${missing} of ${weathers.length} places`] : [];
  return {
    source: [...sources, ...without, ours].join("; "),
    kind: "forecast",
    ageSeconds: Math.max(...known.map(({ ageSeconds }) => ageSeconds)),
  };
}
