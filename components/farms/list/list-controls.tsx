"use client";

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Select } from "../../ui/field";
import { SearchInput } from "../../ui/search-input";
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
      <SearchInput
        type="search"
        aria-label={t("search")}
        placeholder={t("searchHint")}
        maxLength={searchLength}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
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
          <Select
            id={id}
            value={state.sort}
            onChange={(event) => {
              const sort = farmSorts.find((each) => each === event.target.value);
              if (sort) change({ sort, page: 1 });
            }}
            className="appearance-none pr-9 pointer-fine:h-10"
          >
            {farmSorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sorts.${sort}`)}
              </option>
            ))}
          </Select>
          <ChevronDown
            aria-hidden
            className="text-ink-soft pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
          />
        </span>
      </div>
    </div>
  );
}
