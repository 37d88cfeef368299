import { useTranslations } from "next-intl";
import { lowerFirst } from "../use-price-words";
import type { ListedSeries, Outlook } from "./answers";
import type { NewestPrice } from "./history-view";
import { monthAnswer } from "./month-answer";
import { monthOfYear, monthsBetween } from "./months";
import { oldFromMonths, useMonthWords } from "./use-month-words";
import { useMarketNames } from "./use-market-names";
import { useSeasonWords } from "./use-season-words";

type MarketSentenceProps = {
  crop: string;
  main: ListedSeries;
  /** The market's own newest price of the outlook's kind; null: none. */
  newest: NewestPrice | null;
  outlook: Outlook;
  thisMonth: string;
};

/** The page's answer: the newest price with its month, whether this month is usually dear, and what to do. */
export function MarketSentence({ crop, main, newest: known, outlook, thisMonth }: MarketSentenceProps) {
  const t = useTranslations("marketCrop");
  const words = useMonthWords();
  const seasons = useSeasonWords();
  const month = monthOfYear(thisMonth);
  const answer = monthAnswer(outlook.season, month);
  const place = useMarketNames().short(main.market);
  if (known === null) return t("answer.noneOfKind", { kind: t(`kindInText.${outlook.kind}`), place });
  const monthsOld = monthsBetween(known.month, thisMonth);
  const old = monthsOld > oldFromMonths;
  const newest = t(old ? "answer.newestAge" : "answer.newest", {
    crop: t("answer.product", { crop, variety: lowerFirst(main.variety) }),
    price: words.price(known.price, outlook.currency),
    unit: words.aUnit(outlook.unit),
    kind: t(`kindInText.${outlook.kind}`),
    place,
    month: words.monthYear(known.month),
    age: words.age(monthsOld),
  });
  const name = words.monthName(month);
  const season = () => {
    if (answer.level === null) return null;
    if (answer.level !== "cheap") return t(`answer.${answer.level}`, { month: name });
    return answer.until === null
      ? t("answer.cheapOnly", { month: name })
      : t("answer.cheap", { month: name, until: seasons.run(answer.until) });
  };
  return [newest, season(), old ? t("answer.ask") : null].filter((part) => part !== null).join(" ");
}
