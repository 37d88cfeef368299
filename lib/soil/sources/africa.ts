import type { ResolvedPlace } from "../../places/contract";

/** Countries and territories of Africa (ISO 3166-1). */
const codes =
  "AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG " +
  "RE RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW";
const countries = new Set(codes.split(" "));

const tropicDegrees = 23.44;

type Where = Pick<ResolvedPlace, "country" | "latitude" | "longitude">;

/** Whether a place lies in Africa; far from any known place, whether it may. */
export function isInAfrica({ country, latitude, longitude }: Where): boolean {
  if (country !== null) return countries.has(country);
  return latitude > -35 && latitude < 37.5 && longitude > -18 && longitude < 51.5;
}

/** Whether a place lies in Africa between the tropics. */
export function isInTropicalAfrica(where: Where): boolean {
  return isInAfrica(where) && Math.abs(where.latitude) <= tropicDegrees;
}
