import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import type { BoardRow, Kind } from "./answers";
import type { MarketState } from "./market-state";
import type { MarketNames } from "./use-market-prices";
import type { ChangeMarketState } from "./use-market-state";
import type { PriceWords } from "./use-price-words";

type NothingFoundProps = {
  /** What was found before kind and variety narrowed it. */
  rows: readonly BoardRow[];
  kind: Kind;
  names: MarketNames;
  state: MarketState;
  change: ChangeMarketState;
  words: PriceWords;
};

/** Says of what there are no prices and where, and offers the next wider look. */
export function NothingFound({ rows, kind, names, state, change, words: { t } }: NothingFoundProps) {
  const { place, country } = names;
  const crop = names.crop?.toLowerCase() ?? null;
  if (rows.length > 0) {
    const other = kind === "retail" ? "wholesale" : "retail";
    return (
      <Notice
        title={t("empty.kindTitle", { kind: t(`kindWord.${kind}`), crop: crop ?? t("empty.crops"), place })}
        action={
          <Button onClick={() => change({ kind: other, variety: null })}>
            {t("empty.kindAction", { other: t(`kindWord.${other}`) })}
          </Button>
        }
      >
        {t("empty.kindBody", { other: t(`kindWord.${other}`) })}
      </Notice>
    );
  }
  const placed = state.state !== null || state.market !== null;
  return (
    <Notice
      title={crop === null ? t("empty.titleAll", { place }) : t("empty.title", { crop, place })}
      action={
        placed ? (
          <>
            <Button
              onClick={() => change({ state: null, market: null, crop: state.crop === "all" ? "own" : state.crop })}
            >
              {t("empty.wholeCountry", { country })}
            </Button>
            {crop === null ? null : (
              <Button onClick={() => change({ crop: "all", variety: null })}>{t("empty.allCrops")}</Button>
            )}
          </>
        ) : null
      }
    >
      {placed ? t("empty.body", { country }) : t("empty.bodyCountry")}
    </Notice>
  );
}
