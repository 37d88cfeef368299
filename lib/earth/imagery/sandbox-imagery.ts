import { invalidRequest } from "../../api/errors";
import { publicOrigin } from "../../config";
import { addDays, dateAt } from "../../weather/sources/days";
import { findField, type Asker } from "../field";
import { noPicture, type Imagery, type ImageryQuestion } from "./imagery";

/** The satellite passes every fifth day, this one among them. */
const aPass = "2025-07-11";
const firstPass = "2015-07-04";
const passDays = 5;
const dayMs = 86_400_000;

/** The last pass on or before a day (YYYY-MM-DD). */
function passBefore(day: string): string {
  const daysSince = (Date.parse(day) - Date.parse(aPass)) / dayMs;
  return addDays(aPass, Math.floor(daysSince / passDays) * passDays);
}

/**
 * What a test key gets instead of a satellite's picture: a drawn field under a link that works for ever.
 * @throws ApiError as findImagery does, except that nothing is ever unreachable.
 */
export async function findSandboxImagery({ layer, ...question }: ImageryQuestion, asker: Asker): Promise<Imagery> {
  const today = dateAt(asker.now, 0);
  const { date = today } = question;
  if (date > today) throw invalidRequest(`date: expected ${today} (today, UTC) or earlier`);
  const { place } = await findField(question, asker);
  const pass = passBefore(date);
  if (pass < firstPass) throw noPicture({ startDate: addDays(date, -passDays), endDate: date }, true);
  return {
    place,
    scene: { date: pass, acquiredAt: `${pass}T10:07:31.000Z`, satellite: "Sentinel-2A", cloudPct: 12.4 },
    url: `${publicOrigin()}/sandbox/${layer === "ndvi" ? "ndvi" : "true-color"}.png`,
    provenance: { source: "Sandbox (a drawn field, not a satellite's picture)", kind: "observed", ageSeconds: 0 },
  };
}
