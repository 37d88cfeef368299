"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { apiQuery } from "@/lib/api/client";
import { useListbox } from "../../ui/use-listbox";
import { useSettled } from "../../places/use-settled";
import { Field, Input } from "../../ui/field";

type CropNameFieldProps = { value: string; onChange: (name: string) => void; error: string | undefined };

const settleMs = 200;
const offered = 6;

/** The crop's name: chosen from the catalogue as one types, or any name of one's own. */
export function CropNameField({ value, onChange, error }: CropNameFieldProps) {
  const t = useTranslations("farm.cropForm");
  const id = useId();
  const { options, known } = useCropOptions(value);
  const list = useListbox({
    count: options.length,
    onPick: (index) => onChange(options[index]?.name ?? value),
    onClear: () => undefined,
  });
  const open = list.open && options.length > 0 && !known;
  return (
    <div className="relative" onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || list.close()}>
      <Field label={t("name")} hint={known ? t("nameKnown") : t("nameHint")} error={error}>
        <Input
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={list.active === -1 || !open ? undefined : `${id}-${list.active}`}
          autoComplete="off"
          maxLength={120}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            list.show();
          }}
          onKeyDown={(event) => {
            // A name of one's own is finished with Enter too; only a marked crop is taken instead.
            if (event.key === "Enter" && (!open || list.active === -1)) return;
            if (event.key === "Escape" && !open) return;
            list.onKeyDown(event);
          }}
        />
      </Field>
      <ul
        hidden={!open}
        role="listbox"
        id={`${id}-list`}
        aria-label={t("suggestions")}
        className="rounded-card border-line bg-surface shadow-float absolute inset-x-0 top-[4.5rem] z-30 border p-1.5"
      >
        {options.map((option, index) => (
          <li
            key={option.id}
            role="option"
            id={`${id}-${index}`}
            aria-selected={index === list.active}
            // The input keeps the focus, so that the list does not close before the press is done.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => list.pick(index)}
            className="rounded-control hover:bg-ink/6 aria-selected:bg-leaf/12 flex min-h-11 cursor-pointer flex-col justify-center px-2.5 py-1"
          >
            <span className="font-medium">{option.name}</span>
            {option.others === "" ? null : <span className="text-small text-ink-soft">{option.others}</span>}
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {open ? t("results", { count: options.length }) : null}
      </span>
    </div>
  );
}

/** Crops of the catalogue for a typed text, and whether it is the name of one. */
function useCropOptions(text: string) {
  const typed = text.trim();
  const search = useSettled(typed, settleMs);
  const found = useQuery({
    ...apiQuery("GET /v1/crops", { query: { search, per_page: offered } }),
    enabled: search !== "" && typed !== "",
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const crops = typed === "" ? [] : (found.data?.body.data ?? []);
  const options = crops.map((crop) => ({
    id: crop.id,
    name: crop.name,
    others: [...crop.local_names.map((local) => local.name), ...crop.other_names].slice(0, 3).join(", "),
  }));
  return { options, known: options.some(({ name }) => name.toLowerCase() === typed.toLowerCase()) };
}
