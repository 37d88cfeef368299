import type { UseQueryResult } from "@tanstack/react-query";
import { Button } from "../ui/button";
import { Field, Select } from "../ui/field";
import { Segmented } from "../ui/segmented";
import type { BoardRow, Choices, Kind, Market } from "./answers";
import { homeCountry, type MarketState } from "./market-state";
import { SortSelect } from "./sort-select";
import { measuresOfRows } from "./row-measure";
import type { ChangeMarketState } from "./use-market-state";
import type { PriceWords } from "./use-price-words";

type FiltersProps = {
  state: MarketState;
  change: ChangeMarketState;
  /** The crop that is shown; null for every crop of a place. */
  cropId: number | null;
  cropName: string | null;
  kind: Kind;
  choices: Choices | undefined;
  /** What is shown now, before variety and kind narrow it. */
  rows: readonly BoardRow[];
  words: PriceWords;
};

/** Which prices are shown: crop, place, variety, retail or wholesale, and per which measure. */
export function Filters(props: FiltersProps) {
  const { state, change, kind, words } = props;
  const { t } = words;
  return (
    <div role="search" aria-label={t("filter.label")} className="mb-5 grid grid-cols-2 gap-3 lg:flex lg:flex-wrap">
      <CropSelect {...props} />
      <CountrySelect {...props} />
      <StateSelect {...props} />
      <MarketSelect {...props} />
      <VarietySelect {...props} />
      <PerSelect {...props} />
      {state.view === "list" ? <SortSelect state={state} change={change} words={words} /> : null}
      <div className="col-span-2 flex items-end lg:h-[4.5rem] lg:pb-1">
        <Segmented
          label={t("filter.kind")}
          value={kind}
          onChange={(chosen) => change({ kind: chosen })}
          options={(["retail", "wholesale"] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
          className="flex flex-1"
        />
      </div>
    </div>
  );
}

function CropSelect({ state, change, cropId, cropName, choices, words: { t } }: FiltersProps) {
  const crops = choices?.crops ?? [];
  const known = crops.some(({ id }) => id === cropId);
  const placed = state.state !== null || state.market !== null;
  const choose = (value: string) => change({ crop: value === "all" ? "all" : Number(value), variety: null });
  return (
    <Field label={t("filter.crop")} className="min-w-0 lg:min-w-28 lg:flex-1">
      <Select value={cropId ?? "all"} onChange={(event) => choose(event.target.value)}>
        {placed ? <option value="all">{t("filter.allCrops")}</option> : null}
        {known || cropId === null ? null : <option value={cropId}>{cropName ?? ""}</option>}
        {crops.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** A crop is to be shown again where no place is left to show every crop of. */
const cropWithoutPlace = (crop: MarketState["crop"]) => (crop === "all" ? "own" : crop);

function CountrySelect({ state, change, choices, words: { t } }: FiltersProps) {
  const countries = [...new Set([homeCountry, ...(choices?.markets.map(({ country }) => country) ?? [])])];
  if (countries.length < 2 && state.country === homeCountry) return null;
  const names = new Intl.DisplayNames("en", { type: "region" });
  const known = countries.includes(state.country) ? countries : [...countries, state.country];
  const choose = (country: string) =>
    change({ country, state: null, market: null, crop: cropWithoutPlace(state.crop) });
  return (
    <Field label={t("filter.country")} className="min-w-0 lg:min-w-28 lg:flex-1">
      <Select value={state.country} onChange={(event) => choose(event.target.value)}>
        {known.map((country) => (
          <option key={country} value={country}>
            {names.of(country) ?? country}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const marketsIn = (choices: Choices | undefined, country: string) =>
  choices?.markets.filter((market) => market.country === country) ?? [];

function StateSelect({ state, change, choices, words: { t } }: FiltersProps) {
  const listed = marketsIn(choices, state.country).map((market) => market.state);
  const states = [...new Set(state.state === null ? listed : [...listed, state.state])].toSorted((a, b) =>
    a.localeCompare(b, "en"),
  );
  const choose = (value: string) => {
    if (value === "") change({ state: null, market: null, crop: cropWithoutPlace(state.crop) });
    else change({ state: value, market: null });
  };
  return (
    <Field label={t("filter.state")} className="min-w-0 lg:min-w-28 lg:flex-1">
      <Select value={state.state ?? ""} onChange={(event) => choose(event.target.value)}>
        <option value="">{t("filter.allStates")}</option>
        {states.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </Field>
  );
}

function MarketSelect({ state, change, choices, words: { t, market: nameOf } }: FiltersProps) {
  const markets = marketsIn(choices, state.country).filter(
    (market) => state.state === null || market.state === state.state,
  );
  const known = markets.some(({ id }) => id === state.market);
  const choose = (value: string) => {
    const id = value === "" ? null : Number(value);
    const crop = id === null && state.state === null ? cropWithoutPlace(state.crop) : state.crop;
    change({ market: id, crop });
  };
  const label = (market: Market) => (state.state === null ? `${nameOf(market)}, ${market.state}` : nameOf(market));
  return (
    <Field label={t("filter.market")} className="min-w-0 lg:min-w-28 lg:flex-1">
      <Select value={state.market ?? ""} onChange={(event) => choose(event.target.value)}>
        <option value="">{t("filter.allMarkets")}</option>
        {known || state.market === null ? null : <option value={state.market}>{t("empty.place")}</option>}
        {markets.map((market) => (
          <option key={market.id} value={market.id}>
            {label(market)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function VarietySelect({ state, change, cropId, rows, words: { t } }: FiltersProps) {
  const varieties = [...new Set(rows.map(({ variety }) => variety))].toSorted((a, b) => a.localeCompare(b, "en"));
  const chosen = varieties.find((variety) => variety === state.variety);
  if (cropId === null || varieties.length < 2) return null;
  return (
    <Field label={t("filter.variety")} className="min-w-0 lg:min-w-28 lg:flex-1">
      <Select
        value={chosen ?? ""}
        onChange={(event) => change({ variety: event.target.value === "" ? null : event.target.value })}
      >
        <option value="">{t("filter.allVarieties")}</option>
        {varieties.map((variety) => (
          <option key={variety}>{variety}</option>
        ))}
      </Select>
    </Field>
  );
}

function PerSelect({ state, change, rows, words: { t, format, unit } }: FiltersProps) {
  const measures = measuresOfRows(rows);
  const chosen = measures.find(({ id }) => id === state.per) ?? measures[0];
  if (measures.length < 2) return null;
  const number = (value: number) => format.number(value, { maximumSignificantDigits: 2 });
  return (
    <Field label={t("filter.per")} className="min-w-0 lg:min-w-28 lg:flex-1">
      <Select value={chosen?.id} onChange={(event) => change({ per: event.target.value })}>
        {measures.map((measure) => (
          <option key={measure.id} value={measure.id}>
            {measure.certain
              ? measure.name
              : t("filter.about", {
                  name: measure.name,
                  content: number(measure.content),
                  unit: unit(measure.unit),
                })}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Says that the lists of crops and markets are missing; what was chosen stays. */
export function ChoicesProblem({ query, words: { t } }: { query: UseQueryResult; words: PriceWords }) {
  if (!query.isError || query.data !== undefined) return null;
  return (
    <p role="status" className="mb-4 flex flex-wrap items-center gap-3">
      {t("filter.failed")}
      <Button size="compact" pending={query.isFetching} onClick={() => void query.refetch()}>
        {t("filter.retry")}
      </Button>
    </p>
  );
}
