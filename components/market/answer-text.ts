import { measuredPrice, measureOf } from "./row-measure";
import { mainProduct, newestOf, sameTimeAs, type ShownRow } from "./shown-rows";
import { isStateAverage, lowerFirst, type PriceWords } from "./use-price-words";
import { monthNumber } from "@/lib/market/models/month";

type AnswerContext = {
  per: string;
  /** Where is looked: a state, a market or the country. */
  place: string;
  /** Whether that is less than the country. */
  narrowed: boolean;
  words: PriceWords;
};

const oldAfterMonths = 3;
const yearMonths = 12;

/** The page's answer: what a crop cost where and when, and whether there are newer prices of something else of it. */
export function answerText(shown: readonly ShownRow[], context: AnswerContext): string | null {
  const main = mainText(shown, context);
  const newer = newerText(shown, context.words);
  return main === null || newer === null ? main : `${main} ${newer}`;
}

/** From prices of about the same time only. */
function mainText(shown: readonly ShownRow[], { per, place, narrowed, words }: AnswerContext): string | null {
  const { t, money, month } = words;
  const product = mainProduct(shown);
  const sound = product.filter(({ newest }) => !newest.outlier);
  const newest = newestOf(sound);
  const recent = newest === null ? [] : sameTimeAs(newest, sound);
  const [first] = recent;
  if (newest === null || !first) return null;
  const prices = recent.map(({ row, newest: { price } }) => measuredPrice(row, { price, per }).price);
  const oldest = recent.reduce((date, each) => (each.newest.date < date ? each.newest.date : date), newest);
  const values = {
    product: productName(first, words),
    low: money(Math.min(...prices), first.row.currency),
    high: money(Math.max(...prices), first.row.currency),
    per: words.per(first.row, measureOf(first.row, per)),
    age: ageText(newest, words),
  };
  if (recent.length === 1) {
    const where = isStateAverage(first.row.market) ? first.row.market.state : first.row.market.name;
    return t("answer.one", { ...values, price: values.low, place: where, month: month(newest) });
  }
  const where = placesText(recent, words);
  return t("answer.range", {
    ...values,
    where: narrowed ? t("answer.within", { where, place }) : where,
    when:
      month(oldest) === month(newest)
        ? t("answer.inMonth", { month: month(newest) })
        : t("answer.fromTo", { from: words.monthBeside(oldest, newest), to: month(newest) }),
  });
}

function newerText(shown: readonly ShownRow[], { t, month }: PriceWords): string | null {
  const main = newestOf(mainProduct(shown));
  const newest = newestOf(shown);
  if (main === null || newest === null || monthNumber(newest) - monthNumber(main) <= oldAfterMonths) return null;
  const variety = shown.find(({ newest: { date } }) => date === newest)?.row.variety ?? "";
  return t("answer.newer", { variety: lowerFirst(variety), month: month(newest) });
}

/** The answer for every crop of a place: how many have prices, and from when the newest is. */
export function placeAnswerText(shown: readonly ShownRow[], place: string, words: PriceWords): string | null {
  const newest = newestOf(shown);
  if (newest === null) return null;
  const crops = new Set(shown.map(({ row }) => row.crop_id)).size;
  return words.t("answer.products", { crops, place, month: words.month(newest), age: ageText(newest, words) });
}

/** A crop with what of it, such as 'Maize (white grain)'. */
export function productName({ row }: Pick<ShownRow, "row">, { t }: PriceWords): string {
  return t("answer.product", { crop: row.name, variety: lowerFirst(row.variety) });
}

function placesText(shown: readonly ShownRow[], { t }: PriceWords): string {
  const states = shown.filter(({ row }) => isStateAverage(row.market)).length;
  const markets = shown.length - states;
  if (states === 0) return t("answer.markets", { count: markets });
  if (markets === 0) return t("answer.states", { count: states });
  return t("answer.both", {
    markets: t("answer.markets", { count: markets }),
    states: t("answer.states", { count: states }),
  });
}

function ageText(day: string, { t, today }: PriceWords): string {
  const months = monthNumber(today) - monthNumber(day);
  if (months <= oldAfterMonths) return "";
  if (months <= yearMonths) return t("answer.months", { count: months });
  return t("answer.years", { count: Math.floor(months / yearMonths) });
}
