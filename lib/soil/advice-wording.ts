import { Info } from "luxon";
import { classInWords, limitInWords, midSentence } from "../crops/wording";
import { bagKg, type ProductDose, type ProductName } from "./models/products";
import { legumeCreditKgHa, nutrients, type Npk } from "./models/fertiliser";
import { queftsPh, type Supply } from "./models/quefts";
import type { CropNeeds } from "./nutrients/needs";
import type { Expected, Plan } from "./plan";
import type { Measure, PhosphorusMethod } from "./soil";
import type { SuitedCrop } from "./suited-crops";

const list = new Intl.ListFormat("en", { type: "conjunction" });
const counted = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

const round = (value: number) => counted.format(Math.round(value));
const oneDecimal = (value: number) => counted.format(value);

const productNames: Record<Exclude<ProductName, "npk">, string> = {
  urea: "urea",
  ssp: "single superphosphate (SSP)",
  mop: "muriate of potash (MOP)",
};

/** Bags of 50 kg in words. */
function bagsInWords(kgHa: number): string {
  const bags = kgHa / bagKg;
  return bags === 1 ? "1 bag of 50 kg" : `${oneDecimal(bags)} bags of 50 kg`;
}

/** `400 kg/ha of NPK 15-15-15 (8 bags of 50 kg)`. */
export function doseInWords({ product, formula, kgHa }: ProductDose): string {
  const name = product === "npk" ? `NPK ${formula}` : productNames[product];
  return `${round(kgHa)} kg/ha of ${name} (${bagsInWords(kgHa)})`;
}

/** When and how much, one dressing after the other. */
export function timingInWords({ splits }: ProductDose): string {
  const [only, ...more] = splits;
  if (!only) return "Not needed.";
  if (more.length === 0) return `${only.when}.`;
  return splits.map(({ when, kgHa }) => `${when}: ${round(kgHa)} kg/ha.`).join(" ");
}

const npkInWords = ({ nKgHa, p2o5KgHa, k2oKgHa }: Npk) =>
  `${round(nKgHa)} kg of nitrogen (N), ${round(p2o5KgHa)} kg of phosphate (P2O5) and ${round(k2oKgHa)} kg of potash (K2O)`;

const methodNames: Record<PhosphorusMethod, string> = {
  bray1: "Bray-1",
  bray2: "Bray-2",
  mehlich3: "Mehlich-3, read as Bray-1",
  olsen: "Olsen, read as Bray-1",
};

function fullRateInWords({ base }: CropNeeds, need: Npk): string {
  if (nutrients.every((each) => need[each] === base[each])) return "a hectare, the whole rate of a poor soil";
  const [n, p2o5, k2o] = nutrients.map((each) => round(base[each]));
  return `a hectare, of the ${n}, ${p2o5} and ${k2o} kg that a poor soil calls for`;
}

function ratingsSentence({ crop, soil, ground, need, needs }: Plan): string {
  const { nKgHa, p2o5KgHa, k2oKgHa } = ground.ratings;
  const method = methodNames[soil.phosphorusMethod];
  const rated = `nitrogen is ${nKgHa}, phosphorus ${p2o5KgHa} (${method}) and potassium ${k2oKgHa}`;
  const whole = fullRateInWords(needs, need);
  return `By the Nigerian ratings ${rated}, so ${midSentence(crop.name)} needs ${npkInWords(need)} ${whole}.`;
}

const nutrientNames: Record<keyof Supply, string> = { n: "nitrogen", p: "phosphorus", k: "potassium" };
const tonnes = (kgHa: number) => `${oneDecimal(kgHa / 1000)} t/ha`;

function expectedSentence({ without, with: fed }: Expected): string {
  const first = without.limiting
    ? `, held back most by ${nutrientNames[without.limiting]}`
    : ", with no nutrient that holds it back";
  const then = fed.limiting ? `; then ${nutrientNames[fed.limiting]} is the scarcest` : "";
  return `As far as nutrients go, QUEFTS (Janssen et al. 1990) expects about ${tonnes(without.yieldKgHa)} of dry produce without fertiliser${first}, and about ${tonnes(fed.yieldKgHa)} with it${then}.`;
}

function noExpectation({ soil, needs }: Plan): string {
  if (!needs.quefts) return "For this crop no QUEFTS parameters are published, so no yield is told.";
  const { min, max } = queftsPh;
  return `QUEFTS holds for pH ${min} to ${max} only, and this soil has ${oneDecimal(soil.measures.ph.value)}, so no yield is told.`;
}

const isEstimated = ({ origin }: Measure) => origin === "estimated";

function certaintySentence({ soil, needs }: Plan): string {
  const { nitrogenPct, phosphorusMgKg, potassiumMgKg } = soil.measures;
  const figures = { nitrogen: nitrogenPct, phosphorus: phosphorusMgKg, potassium: potassiumMgKg };
  const estimated = Object.entries(figures).flatMap(([name, measure]) => (isEstimated(measure) ? [name] : []));
  const rates = needs.checked ? "" : " These rates were not checked against a trial.";
  if (estimated.length === 0) return `Rates: ${needs.source}.${rates}`;
  return `The figures for ${list.format(estimated)} are estimates: have a sample tested before you spend much. Rates: ${needs.source}.${rates}`;
}

/** Less is within what a tenth of a bag is exact to. */
const worthMentioningKgHa = 5;

function excessSentence({ need, given }: Plan): string | null {
  const over = (
    [
      ["phosphate", given.supplied.p2o5KgHa - need.p2o5KgHa],
      ["potash", given.supplied.k2oKgHa - need.k2oKgHa],
    ] as const
  ).filter(([, kgHa]) => kgHa > worthMentioningKgHa);
  if (over.length === 0) return null;
  const more = list.format(over.map(([name, kgHa]) => `${round(kgHa)} kg more ${name}`));
  return `The compound brings ${more} than is needed, since single fertilisers would be more bags to buy and carry; it stays within the highest published rate.`;
}

const leachingSentences = {
  sand: "This is a sand, which holds nitrogen badly, so it is given in three dressings.",
  rain: "More than 1,200 mm of rain a year wash nitrogen out, so it is given in three dressings.",
} as const;

/** Why a plan gives what it gives, sentence by sentence. */
export function planReasons(plan: Plan): string[] {
  const { leaching, setting, needs, given, expected } = plan;
  const urea = given.products.some(({ product, splits }) => product === "urea" && splits.length > 1);
  return [
    ratingsSentence(plan),
    setting.before === "after a legume" && !needs.legume
      ? `The legume before leaves about ${legumeCreditKgHa} kg of nitrogen, which is taken off.`
      : null,
    needs.legume ? "It is a legume and takes most of its nitrogen from the air, so all is given at planting." : null,
    leaching && urea ? leachingSentences[leaching] : null,
    excessSentence(plan),
    expected ? expectedSentence(expected) : noExpectation(plan),
    certaintySentence(plan),
  ].filter((reason) => reason !== null);
}

/** How the amounts of a plan were worked out. */
export function methodInWords({ lime }: Plan): string {
  const byLime =
    lime.method === "litas"
      ? "lime goes by measured acidity (LiTAS, Aramburu Merlos et al. 2023)"
      : "lime goes by pH and texture, since nobody measured the acidity";
  return `The Nigerian fertility ratings (FMANR 1990) decide the dose: all of it on a low soil, half on a medium one, little or none on a high one, and never more than the highest published rate. QUEFTS (Janssen et al. 1990) names the nutrient that holds the yield back; ${byLime}.`;
}

/** Why so much lime. */
export function limeSentence({ crop, lime, needs, soil }: Plan): string {
  const name = midSentence(crop.name);
  const ph = oneDecimal(soil.measures.ph.value);
  if (lime.forCalcium) return "This soil holds little calcium: this much lime feeds it to the crop.";
  if (lime.kgHa === 0) {
    return lime.method === "litas"
      ? `No lime: there is no more acidity than ${name} bears (${oneDecimal(needs.acidSaturationPct)} % of the cations; LiTAS, Aramburu Merlos et al. 2023).`
      : `No lime: pH ${ph} is near or above the ${oneDecimal(needs.targetPh)} that ${name} asks for.`;
  }
  const others = lime.others.map(({ name: of, kgHa }) => `${of} ${round(kgHa)} kg/ha`);
  const compared = others.length > 0 ? ` Other methods: ${list.format(others)}.` : "";
  const capped = lime.capped ? " More is needed, but not at once: test the soil again after two years." : "";
  const why =
    lime.method === "litas"
      ? `It brings aluminium and hydrogen down to the ${oneDecimal(needs.acidSaturationPct)} % of the cations that ${name} bears (LiTAS, Aramburu Merlos et al. 2023).`
      : `It raises pH ${ph} to about the ${oneDecimal(needs.targetPh)} that ${name} asks for; by pH and texture only, since nobody measured the acidity, so it can be half as much or twice as much.`;
  return `${why}${capped}${compared}`;
}

/** When and how to lime. */
export function limeTiming({ crop, lime }: Plan): string {
  if (lime.kgHa === 0) return "Not needed.";
  const apart = "Never together with urea.";
  return crop.perennial
    ? `At the start of the rains, spread under the crowns and worked lightly into the ground. ${apart}`
    : `4 to 8 weeks before planting, spread evenly and worked 15 to 20 cm deep. ${apart}`;
}

/** Months in words, those that follow one another as a span: `from February to May and in September`. */
function monthsInWords(months: readonly number[]): string {
  const names = Info.months("long", { locale: "en" });
  const name = (month: number) => names[(month - 1) % 12] ?? "";
  const isIn = (month: number) => months.includes(((month + 11) % 12) + 1);
  const spans = months
    .filter((month) => !isIn(month - 1))
    .map((first) => {
      let last = first;
      while (isIn(last + 1)) last++;
      return last === first ? `in ${name(first)}` : `from ${name(first)} to ${name(last)}`;
    });
  return list.format(spans);
}

function monthsSentence({ crop, rainfed }: SuitedCrop): string {
  const months = rainfed.startMonths;
  if (months.length === 0) return "";
  if (crop.perennial) return " Plant it at the start of the rains.";
  return months.length === 12 ? " It can be planted in any month." : ` Best planted ${monthsInWords(months)}.`;
}

/** From so many points more on, irrigation is worth a word. */
const worthWater = 20;
/** A score that nothing limits in any way that matters. */
const unlimited = 98;

/** How a crop fits a field, what limits it and when to plant it. */
export function fitSentence(suited: SuitedCrop): string {
  const { crop, rainfed, irrigated } = suited;
  const { score, limit } = rainfed;
  const limiting = limit && score < unlimited ? ` What limits it most: ${limitInWords(limit)}.` : "";
  const water =
    irrigated.score - score >= worthWater ? ` With irrigation it would reach ${irrigated.score} of 100 points.` : "";
  return `${crop.name} ${classInWords(rainfed.class)}.${limiting}${monthsSentence(suited)}${water}`;
}
