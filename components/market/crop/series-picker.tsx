import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Combobox, ComboboxOption } from "../../ui/combobox";
import { useListbox } from "../../ui/use-listbox";
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
  const words = useMonthWords();
  const names = useMarketNames();
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
    <Combobox
      id={id}
      label={label}
      placeholder={placeholder}
      text={text}
      onText={setText}
      list={list}
      status={text.trim() === "" ? null : t("results", { count: found.length })}
      className="sm:w-80"
    >
      <div role="listbox" id={`${id}-list`} aria-label={label}>
        {options.map(({ id: seriesId, market, variety, last }, index) => (
          <ComboboxOption
            key={seriesId}
            id={`${id}-${index}`}
            active={index === list.active}
            onPick={() => list.pick(index)}
            name={names.full(market)}
            detail={t("option", { variety, month: words.monthYear(last.slice(0, 7)) })}
          />
        ))}
      </div>
      <Rest search={text.trim()} found={found.length} />
    </Combobox>
  );
}

function Rest({ search, found }: { search: string; found: number }) {
  const t = useTranslations("marketCrop.chosen");
  if (found > mostShown) {
    return <p className="text-small text-ink-soft p-2.5">{t("more", { count: found - mostShown })}</p>;
  }
  return found === 0 ? <p className="p-2.5">{t("nothing", { search })}</p> : null;
}
