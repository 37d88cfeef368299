import { Field, Select } from "../ui/field";
import { priceSorts, type MarketState } from "./market-state";
import type { ChangeMarketState } from "./use-market-state";
import type { PriceWords } from "./use-price-words";

type SortSelectProps = { state: MarketState; change: ChangeMarketState; words: PriceWords };

/** The order of the prices, for narrow screens, which have no table headers. */
export function SortSelect({ state, change, words: { t } }: SortSelectProps) {
  const offered = priceSorts.filter((sort) => sort !== "crop" || state.crop === "all");
  const orders = offered.flatMap((sort) => [sort, `-${sort}` as const]);
  const choose = (value: string) => {
    const order = orders.find((each) => each === value);
    const sort = priceSorts.find((each) => each === order?.replace("-", ""));
    if (order && sort) change({ sort, descending: order.startsWith("-") });
  };
  return (
    <Field label={t("filter.sort")} className="min-w-0 lg:hidden">
      <Select value={`${state.descending ? "-" : ""}${state.sort}`} onChange={(event) => choose(event.target.value)}>
        {orders.map((order) => (
          <option key={order} value={order}>
            {t(`sort.${order}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
