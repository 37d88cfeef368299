"use client";

import { LandPlot, LoaderCircle, LocateFixed, MapPin } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "../ui/button";
import { SearchInput } from "../ui/search-input";
import { cn } from "../ui/class-names";
import type { PlaceChoice } from "./place-choice";
import { useListbox } from "./use-listbox";
import { useMyLocation } from "./use-my-location";
import { usePlaceOptions, type PlaceOption } from "./use-place-options";

/** Search for a place by name, or take the device's own position. */
export function PlaceSearch({ onChoose }: { onChoose: (choice: PlaceChoice) => void }) {
  const t = useTranslations("weather.place");
  const position = useMyLocation((found) => onChoose({ ...found, name: null, area: null }));
  return (
    <div className="w-full sm:w-96">
      <div className="flex items-center gap-2">
        <PlaceCombobox onChoose={onChoose} />
        <Button
          size="icon"
          className="pointer-fine:size-11"
          aria-label={t("useMine")}
          title={t("useMine")}
          pending={position.asking}
          onClick={position.locate}
        >
          <LocateFixed aria-hidden />
        </Button>
      </div>
      <p role="status" className={cn("text-small text-ink-soft", (position.asking || position.fault) && "mt-2")}>
        {position.asking ? t("locating") : null}
        {position.fault === null ? null : t(faultText[position.fault])}
      </p>
    </div>
  );
}

const faultText = {
  denied: "locationDenied",
  unavailable: "locationUnavailable",
  slow: "locationSlow",
  unsupported: "locationUnsupported",
} as const;

function PlaceCombobox({ onChoose }: { onChoose: (choice: PlaceChoice) => void }) {
  const t = useTranslations("weather.place");
  const id = useId();
  const [text, setText] = useState("");
  const { kind, options, farms, pending, failed } = usePlaceOptions(text);
  const list = useListbox({
    count: options.length,
    onPick: (index) => {
      const option = options[index];
      setText("");
      if (option) onChoose(option.choice);
    },
    onClear: () => setText(""),
  });
  return (
    <div
      className="relative min-w-0 flex-1"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || list.close()}
    >
      <SearchInput
        role="combobox"
        aria-label={t("label")}
        aria-expanded={list.open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={list.active === -1 ? undefined : `${id}-${list.active}`}
        maxLength={80}
        placeholder={t("placeholder")}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          list.show();
        }}
        onFocus={list.show}
        onClick={list.show}
        onKeyDown={list.onKeyDown}
        className="pr-10 pl-10"
      />
      {pending ? (
        <LoaderCircle aria-hidden className="text-ink-soft absolute top-3 right-3 size-5 animate-spin" />
      ) : null}
      <div
        hidden={!list.open}
        className="rounded-card border-line bg-surface shadow-float absolute inset-x-0 top-full z-30 mt-1.5 border p-1.5"
      >
        <OptionList id={id} label={kind === "recent" ? t("recent") : t("suggestions")} options={options} list={list} />
        <SearchNote
          failed={failed}
          search={kind === "found" && !pending && options.length === 0 ? text.trim() : null}
        />
        {kind === "recent" && farms.none ? <NoFarms /> : null}
      </div>
      <span role="status" className="sr-only">
        {kind === "found" && list.open && !pending && !failed ? t("results", { count: options.length }) : null}
      </span>
    </div>
  );
}

type OptionListProps = {
  id: string;
  label: string;
  options: PlaceOption[];
  list: ReturnType<typeof useListbox>;
};

const groups = [
  { group: "recent", label: "recent" },
  { group: "found", label: "suggestions" },
  { group: "farm", label: "myFarms" },
] as const;

function OptionList({ id, label, options, list }: OptionListProps) {
  const t = useTranslations("weather.place");
  const numbered = options.map((option, index) => ({ option, index }));
  return (
    <div role="listbox" id={`${id}-list`} aria-label={label}>
      {groups.map(({ group, label: heading }) => {
        const members = numbered.filter(({ option }) => option.group === group);
        return members.length === 0 ? null : (
          <div
            key={group}
            role="group"
            aria-label={t(heading)}
            className="not-first:border-line not-first:mt-1.5 not-first:border-t not-first:pt-1.5"
          >
            <p aria-hidden className="text-small text-ink-soft px-2.5 pt-1 pb-0.5">
              {t(heading)}
            </p>
            {members.map(({ option, index }) => (
              <Option
                key={option.id}
                id={`${id}-${index}`}
                option={option}
                active={index === list.active}
                onPick={() => list.pick(index)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

type OptionProps = { id: string; option: PlaceOption; active: boolean; onPick: () => void };

function Option({ id, option, active, onPick }: OptionProps) {
  const Icon = option.group === "farm" ? LandPlot : MapPin;
  return (
    <div
      role="option"
      id={id}
      aria-selected={active}
      // The input keeps the focus, so that the list does not close before the press is done.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      className="rounded-control hover:bg-ink/6 aria-selected:bg-leaf/12 flex min-h-11 cursor-pointer items-center gap-2.5 px-2.5 py-1.5"
    >
      <Icon aria-hidden className="text-ink-soft size-4.5 shrink-0" />
      <span className="min-w-0">
        <span className="block truncate font-medium">{option.name}</span>
        {option.detail ? <span className="text-small text-ink-soft block truncate">{option.detail}</span> : null}
      </span>
    </div>
  );
}

/** `search`: the text for which nothing was found. */
function SearchNote({ failed, search }: { failed: boolean; search: string | null }) {
  const t = useTranslations("weather.place");
  if (failed) return <p className="p-2.5">{t("searchFailed")}</p>;
  return search === null ? null : <p className="p-2.5">{t("noResults", { search })}</p>;
}

function NoFarms() {
  const t = useTranslations("weather.place");
  return (
    <div className="not-first:border-line px-2.5 py-2 not-first:mt-1.5 not-first:border-t">
      <p className="text-small text-ink-soft">{t("myFarms")}</p>
      <p className="mt-0.5">{t("myFarmsHint")}</p>
    </div>
  );
}
