"use client";

import { ChevronDown, Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Segmented } from "../../ui/segmented";
import { farmSorts, searchLength, type ListState, type StatusFilter } from "./list-state";

type ListControlsProps = {
  state: ListState;
  change: (part: Partial<ListState>) => void;
  /** What is typed into the search. */
  text: string;
  onType: (text: string) => void;
};

const statuses: readonly StatusFilter[] = ["all", "active", "fallow", "archived"];

/** Search, status and order of the list. */
export function ListControls({ state, change, text, onType }: ListControlsProps) {
  const t = useTranslations("farms.controls");
  const id = useId();
  return (
    <div role="search" aria-label={t("label")} className="flex flex-col gap-3">
      <SearchField text={text} onType={onType} />
      <Segmented
        label={t("status")}
        value={state.status}
        onChange={(status) => change({ status, page: 1 })}
        options={statuses.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
        className="flex"
      />
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="text-ink-soft shrink-0">
          {t("sort")}
        </label>
        <span className="relative min-w-0 flex-1">
          <select
            id={id}
            value={state.sort}
            onChange={(event) => {
              const sort = farmSorts.find((each) => each === event.target.value);
              if (sort) change({ sort, page: 1 });
            }}
            className="rounded-control border-edge bg-surface text-ink hover:border-ink-soft h-11 w-full appearance-none border pr-9 pl-3 transition-colors duration-150 pointer-fine:h-10"
          >
            {farmSorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sorts.${sort}`)}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="text-ink-soft pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
          />
        </span>
      </div>
    </div>
  );
}

type SearchFieldProps = { text: string; onType: (text: string) => void };

function SearchField({ text, onType }: SearchFieldProps) {
  const t = useTranslations("farms.controls");
  return (
    <div className="relative">
      <Search aria-hidden className="text-ink-soft pointer-events-none absolute top-3 left-3 size-5" />
      <input
        type="search"
        aria-label={t("search")}
        placeholder={t("searchHint")}
        maxLength={searchLength}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => onType(event.target.value)}
        className="rounded-control border-edge bg-surface text-ink hover:border-ink-soft h-11 w-full border pr-3 pl-10 transition-colors duration-150"
      />
    </div>
  );
}
