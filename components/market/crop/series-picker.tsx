import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useListbox } from "../../places/use-listbox";
import { SearchInput } from "../../ui/search-input";
import type { ListedSeries } from "./answers";
import { findSeries } from "./series-search";
import { useMarketNames } from "./use-market-names";
import { useMonthWords } from "./use-month-words";

/** Most that are offered at once. */
const mostShown = 8;

type SeriesPickerProps = {
  label: string;
  placeholder: string;
  series: readonly ListedSeries[];
  onChoose: (id: number) => void;
};

/** Search for a market's prices by market, state or variety. */
export function SeriesPicker({ label, placeholder, series, onChoose }: SeriesPickerProps) {
  const id = useId();
  const t = useTranslations("marketCrop.chosen");
  const [text, setText] = useState("");
  const found = findSeries(series, text);
  const options = found.slice(0, mostShown);
  const list = useListbox({
    count: options.length,
    onPick: (index) => {
      const option = options[index];
      setText("");
      if (option) onChoose(option.id);
    },
    onClear: () => setText(""),
  });
  return (
    <div
      className="relative min-w-0 sm:w-80"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || list.close()}
    >
      <SearchInput
        role="combobox"
        aria-label={label}
        aria-expanded={list.open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={list.active === -1 ? undefined : `${id}-${list.active}`}
        maxLength={80}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          list.show();
        }}
        onFocus={list.show}
        onClick={list.show}
        onKeyDown={list.onKeyDown}
      />
      <div
        hidden={!list.open}
        className="rounded-card border-line bg-surface shadow-float absolute inset-x-0 top-full z-30 mt-1.5 border p-1.5"
      >
        <div role="listbox" id={`${id}-list`} aria-label={label}>
          {options.map((option, index) => (
            <Option
              key={option.id}
              id={`${id}-${index}`}
              series={option}
              active={index === list.active}
              onPick={() => list.pick(index)}
            />
          ))}
        </div>
        <Rest search={text.trim()} found={found.length} />
      </div>
      <span role="status" className="sr-only">
        {list.open && text.trim() !== "" ? t("results", { count: found.length }) : null}
      </span>
    </div>
  );
}

function Rest({ search, found }: { search: string; found: number }) {
  const t = useTranslations("marketCrop.chosen");
  if (found > mostShown) {
    return <p className="text-small text-ink-soft p-2.5">{t("more", { count: found - mostShown })}</p>;
  }
  return found === 0 ? <p className="p-2.5">{t("nothing", { search })}</p> : null;
}

type OptionProps = { id: string; series: ListedSeries; active: boolean; onPick: () => void };

function Option({ id, series: { market, variety, last }, active, onPick }: OptionProps) {
  const t = useTranslations("marketCrop");
  const words = useMonthWords();
  const names = useMarketNames();
  return (
    <div
      role="option"
      id={id}
      aria-selected={active}
      // The input keeps the focus, so that the list does not close before the press is done.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      className="rounded-control hover:bg-ink/6 aria-selected:bg-leaf/12 min-h-11 cursor-pointer px-2.5 py-1.5"
    >
      <span className="block truncate font-medium">{names.full(market)}</span>
      <span className="text-small text-ink-soft block truncate">
        {t("chosen.option", { variety, month: words.monthYear(last.slice(0, 7)) })}
      </span>
    </div>
  );
}
