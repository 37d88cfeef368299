import type { Organism } from "../catalogue/store";
import { riskModels } from "../models/all";
import { nearbyKm } from "../sightings/store";
import { riskLevels } from "../organism";
import type { PestAlert } from "./alert";
import { accountsForHigh, sightingDays } from "./alerts-of";
import { gravity } from "./from-weather";

/** Most characters of a message and of an advice. */
const longestMessage = 2000;
const longestAdvice = 1500;

const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
const dayInWords = (date: string) => dayFormat.format(Date.parse(date));

/** A list in words: `Jos, Kano and Minna`. */
const listInWords = (names: readonly string[]): string =>
  new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);

/** An alert in words; of several places their names, the one with these figures first. */
export function messageOf(alert: PestAlert, towns: readonly string[] = []): string {
  const { organism, cause, until, from } = alert;
  const said = [
    towns.length > 0 ? `At ${listInWords(towns)}.` : "",
    cause ? `Rule: ${cause.model.name}.` : `Confirmed nearby; no weather rule found it.`,
    cause
      ? `${towns.length > 1 ? `Weather at ${towns[0] ?? ""}` : "Weather"}: ${asSentence(cause.finding.trigger)}`
      : "",
    from < until
      ? `It holds from ${dayInWords(from)} to ${dayInWords(until)}.`
      : `It holds on ${dayInWords(until)}${cause ? "" : ", and is counted anew every day"}.`,
    sightingsInWords(alert),
    "This is a warning and not a finding on your plants: look before you act.",
  ].filter((sentence) => sentence !== "");
  return withinLength(`${said.join(" ")} What to do first: ${organism.cultural}`, longestMessage);
}

/** What to look for and what to do first against an organism. */
export function adviceOf({ symptoms, cultural }: Organism): string {
  return withinLength(`Look for this: ${symptoms} What to do first: ${cultural}`, longestAdvice);
}

function sightingsInWords({ sightings, raised, cause, level }: PestAlert): string {
  if (sightings === 0) return "";
  const farmers = sightings === 1 ? "1 other farmer" : `${sightings} other farmers`;
  const confirmed = `${farmers} confirmed it within ${nearbyKm} km in the last ${sightingDays} days`;
  if (!raised) return `${confirmed}${cause ? "; the level is the highest already" : ""}.`;
  return `${confirmed}, which raises the risk from ${riskLevels[gravity(level) - 1] ?? level} to ${level}.`;
}

const asSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;

/** The text, or as many whole sentences of it as have room. */
function withinLength(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(". ");
  return end < 0 ? cut : cut.slice(0, end + 1);
}

/** Every rule with its levels, and how sightings count, for the endpoint's description. */
export function rulesInWords(): string {
  const rules = riskModels.map(
    ({ name, rule, levels, citation, crops }) =>
      `- **${name}** (${listInWords(crops)}): ${rule} ${levels} Source: ${citation}.`,
  );
  const sightings = `- **Confirmed nearby**: other accounts' sightings within ${nearbyKm} km in the last ${sightingDays} days raise the level of a rule by one; where no rule finds anything, one account makes it moderate, ${accountsForHigh} or more high. One's own sightings do not count. An alert from sightings alone holds for the day.`;
  return [...rules, sightings].join("\n");
}
