import type { Provenance } from "@/lib/api/provenance";
import type { SeasonWeather } from "./farm-data";

const toProvenance = ({ source, kind, age_seconds: ageSeconds }: SeasonWeather["history"]): Provenance => ({
  source,
  kind,
  ageSeconds,
});

/** Where a season's figures come from: what is only usual is said before what was observed. */
export function seasonOrigin({ history, forecast }: SeasonWeather): Provenance {
  return toProvenance(history.kind !== "modelled" && forecast.kind === "modelled" ? forecast : history);
}
