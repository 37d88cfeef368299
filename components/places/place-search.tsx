"use client";

import { LandPlot, LocateFixed, MapPin } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "../ui/button";
import { Combobox, ComboboxOption } from "../ui/combobox";
import { cn } from "../ui/class-names";
import { useListbox } from "../ui/use-listbox";
import type { PlaceChoice } from "./place-choice";
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
  const told = kind === "found" && !pending && !failed;
  return (
    <Combobox
      id={id}
      label={t("label")}
      placeholder={t("placeholder")}
      text={text}
      onText={setText}
      list={list}
      status={told ? t("results", { count: options.length }) : null}
      pending={pending}
      className="flex-1"
    >
      <OptionList id={id} label={kind === "recent" ? t("recent") : t("suggestions")} options={options} list={list} />
      <SearchNote failed={failed} search={kind === "found" && !pending && options.length === 0 ? text.trim() : null} />
      {kind === "recent" && farms.none ? <NoFarms /> : null}
    </Combobox>
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

function GroupIcon({ group }: Pick<PlaceOption, "group">) {
  const Icon = group === "farm" ? LandPlot : MapPin;
  return <Icon aria-hidden className="text-ink-soft size-4.5 shrink-0" />;
}

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
              <ComboboxOption
                key={option.id}
                id={`${id}-${index}`}
                active={index === list.active}
                onPick={() => list.pick(index)}
                icon={<GroupIcon group={option.group} />}
                name={option.name}
                detail={option.detail}
              />
            ))}
          </div>
        );
      })}
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
