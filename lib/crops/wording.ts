import type { Crop } from "./crop";
import type { Advice, FittedSeason } from "./models/advice";
import type { Limit, Suitability } from "./models/ecocrop";
import type { Published, PublishedWindow } from "./models/published";
import { seasonDays } from "./models/rain-windows";
import type { YearSpan } from "./models/year-day";

const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** `06-12` as `12 June`. */
function day(monthDay: string): string {
  const [month, date] = monthDay.split("-").map(Number);
  return `${date ?? 1} ${monthNames[(month ?? 1) - 1] ?? ""}`;
}

const span = ({ from, to }: YearSpan) => `from ${day(from)} to ${day(to)}`;
const countryName = (code: string) => new Intl.DisplayNames("en", { type: "region" }).of(code) ?? code;

/** Crops in the middle of a sentence: `maize`, but `Lagos spinach`. */
const properNames = ["African", "Lagos"];
const midSentence = (name: string) =>
  properNames.some((proper) => name.startsWith(proper)) ? name : name.charAt(0).toLowerCase() + name.slice(1);

function zoneInWords({ zone, country }: PublishedWindow): string {
  const name = countryName(country);
  if (zone === "all") return name;
  if (zone === "middle") return `the middle belt of ${name}`;
  return ["north", "south", "east"].includes(zone) ? `the ${zone} of ${name}` : `${zone} State`;
}

function ripening({ perennial, daysToMaturity }: Crop): string {
  if (daysToMaturity === null) return "";
  const { min, max } = daysToMaturity;
  if (!perennial) return `ripens in ${min} to ${max} days`;
  if (max < 550) return `first bears after ${min} to ${max} days`;
  return `first bears after ${Math.round(min / 365)} to ${Math.round(max / 365)} years`;
}

/** Why a published window holds at a place. */
export function publishedReason(window: PublishedWindow, { standIn }: Published, country: string | null): string {
  const watered = window.season === "dry" ? "In the dry season, with irrigation: " : "";
  const own = country === null ? "this country" : countryName(country);
  const instead = standIn ? ` No calendar of ${own} has this crop, so this one stands in.` : "";
  const verb = `planting ${span(window.plant)}, harvest ${span(window.harvest)}.`;
  return `${watered}The calendar of ${zoneInWords(window)} has ${verb}${instead}`;
}

/** Why the rains allow a window, or why they are too short for the crop. */
export function rainsReason(crop: Crop, { season, fit }: FittedSeason): string {
  const { from, to } = seasonDays(season);
  const rains = `The rains usually begin about ${day(from)} here and end about ${day(to)}`;
  if (!fit) return `${rains}.`;
  if (!fit.fits) {
    return `${rains}: ${fit.seasonDays} days, and ${midSentence(crop.name)} needs at least ${fit.needsDays}, so it must be watered.`;
  }
  const end = crop.perennial
    ? "so the young plants get at least 90 days of rain before the dry season"
    : "so even the last to be planted can ripen before the soil dries out";
  return `${rains}; ${midSentence(crop.name)} ${ripening(crop)}, ${end}.`;
}

/** What to do and why, in one sentence. */
export function adviceSentence(crop: Crop, { basis, plant, published, rains }: Advice): string {
  const what = `Plant ${midSentence(crop.name)} ${span(plant)}`;
  const calendar =
    published === null ? "" : `the calendar of ${zoneInWords(published)} has planting ${span(published.plant)}`;
  const begin = rains === null ? "" : `the rains usually begin about ${day(seasonDays(rains.season).from)} here`;
  if (basis === "calendar_and_rains") return `${what}: ${begin}, ${calendar}, and the crop ${ripening(crop)}.`;
  if (basis === "rains") return `${what}: ${begin}, and the crop ${ripening(crop)}.`;
  if (basis === "irrigation") return `${what} and irrigate: ${calendar}, in the dry season.`;
  return `${what}: ${calendar}, though the rains here would not have it so; watch the weather or water it.`;
}

const limits: Record<Limit["factor"], [tooLittle: string, tooMuch: string]> = {
  temperature: ["it is too cool", "it is too hot"],
  killing_temperature: [
    "nights can be cold enough to kill young plants",
    "nights can be cold enough to kill young plants",
  ],
  rain: ["there is too little rain", "there is too much rain"],
  ph: ["the soil is too acid", "the soil is too alkaline"],
  texture: ["the soil is too light", "the soil is too heavy"],
};
const classWords: Record<Suitability["class"], string> = {
  excellent: "fits this place very well",
  very_suitable: "fits this place well",
  suitable: "can be grown here",
  marginal: "is at its limits here",
  not_suitable: "is not suited to this place without help",
};

/** How well the crop fits the place, and what limits it, in a sentence. */
export function suitabilitySentence(crop: Crop, { class: name, limit }: Suitability): string {
  const reason = limit === null ? "" : `: ${limits[limit.factor][limit.tooMuch ? 1 : 0]} in its season`;
  return `${crop.name} ${classWords[name]}${reason}.`;
}
