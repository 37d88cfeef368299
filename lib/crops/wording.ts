import type { Crop } from "./crop";
import type { Advice, FittedSeason } from "./models/advice";
import type { Limit, Suitability } from "./models/ecocrop";
import { isChecked, type PublishedWindow } from "./models/published";
import { outlastsRains, seasonDays } from "./models/rain-windows";
import { dayOf, daysUntil, type YearSpan } from "./models/year-day";

/** The months in words, January first. */
export const monthNames = [
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

const properNames = ["African", "Lagos"];
/** Crops in the middle of a sentence: `maize`, but `Lagos spinach`. */
export const midSentence = (name: string) =>
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

/** Whose word a window is: a calendar's, or common practice that nobody has published to our knowledge. */
const authority = (window: PublishedWindow) =>
  `${isChecked(window) ? "the calendar of" : "common practice in"} ${zoneInWords(window)}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Why a published window holds at a place. */
export function publishedReason(
  crop: Crop,
  window: PublishedWindow,
  { standIn, country }: { standIn: boolean; country: string | null },
): string {
  const watered = window.season === "dry" ? "In the dry season, with irrigation: " : "";
  const whose = watered === "" ? capital(authority(window)) : authority(window);
  const own = country === null ? "this country" : countryName(country);
  const instead = standIn ? ` No calendar for this part of ${own} has this crop, so this one stands in.` : "";
  const harvest = crop.perennial ? "harvest of bearing plants" : "harvest";
  return `${watered}${whose} has planting ${span(window.plant)}, ${harvest} ${span(window.harvest)}.${instead}`;
}

/** Why the rains allow a window, or why they are too short for the crop. */
export function rainsReason(crop: Crop, { season, fit }: FittedSeason): string {
  const { from, to } = seasonDays(season);
  const rains = `The rains usually begin about ${day(from)} here and end about ${day(to)}`;
  if (!fit) return `${rains}.`;
  const name = midSentence(crop.name);
  if (!fit.fits) {
    return `${rains}: ${fit.seasonDays} days, and ${name} needs at least ${fit.needsDays}, so it must be watered.`;
  }
  const end = outlastsRains(crop)
    ? "so it needs to be planted early enough to root before the dry season"
    : "so even the last to be planted can ripen before the soil dries out";
  return `${rains}; ${name} ${ripening(crop)}, ${end}.`;
}

/** How a planting that follows the calendar lies to the rains. */
function besideRains({ plant, rains }: Advice): string {
  if (rains === null) return "";
  const { from, to } = seasonDays(rains.season);
  const untilOnset = daysUntil(dayOf(plant.to), dayOf(from));
  if (untilOnset < 120) return `, before the rains, which usually begin about ${day(from)}`;
  return `; the rains usually end about ${day(to)}, and what is planted late ripens on the water in the soil`;
}

/** What to do and why, in one sentence. */
export function adviceSentence(crop: Crop, advice: Advice): string {
  const { basis, plant, published, rains, irrigate } = advice;
  const what = `Plant ${midSentence(crop.name)} ${span(plant)}${irrigate ? " and water it" : ""}`;
  const whose = published === null ? "" : authority(published);
  const begin = rains === null ? "" : `about ${day(seasonDays(rains.season).from)}`;
  const short = irrigate ? ", but bring too little for this crop" : "";
  switch (basis) {
    case "calendar_and_rains":
      return `${what}: the rains usually begin ${begin} here${short}, and ${whose} agrees.`;
    case "irrigation":
      return `${what}: ${whose} has it in the dry season.`;
    case "calendar":
      return `${what}, as ${whose} has it${besideRains(advice)}.`;
    case "rains":
      return `${what}: the rains usually begin ${begin} here${short || ` and ${rainsSuffice(crop)}`}.`;
  }
}

const rainsSuffice = (crop: Crop) =>
  outlastsRains(crop) ? "last long enough for it to root" : "last long enough for it to ripen";

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
  not_suitable: "is not suited to this place, by the figures of EcoCrop",
};

/** How well a crop fits, as the rest of a sentence that begins with its name. */
export const classInWords = (name: Suitability["class"]): string => classWords[name];

/** What limits a crop: `there is too little rain in its season`. */
export function limitInWords({ factor, tooMuch }: Limit): string {
  const always = factor === "ph" || factor === "texture";
  return `${limits[factor][tooMuch ? 1 : 0]}${always ? "" : " in its season"}`;
}

/** How well the crop fits the place, and what limits it, in a sentence. */
export function suitabilitySentence(crop: Crop, { class: name, limit }: Suitability): string {
  return `${crop.name} ${classWords[name]}${limit === null ? "" : `: ${limitInWords(limit)}`}.`;
}
