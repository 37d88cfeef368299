import lookUp from "@photostructure/tz-lookup";
import type { Point } from "./coordinates";

/** The IANA time zone of a point, e.g. `Africa/Lagos`; at sea a fixed offset such as `Etc/GMT+1`. */
export function timeZoneAt({ latitude, longitude }: Point): string {
  return lookUp(latitude, longitude);
}
