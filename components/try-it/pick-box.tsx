import { useTranslations } from "next-intl";
import { useId, useState, type ReactNode } from "react";
import { Combobox, ComboboxOption } from "../ui/combobox";
import { useListbox } from "../ui/use-listbox";

/** What a search offers: what lands in the field, and what it is called. */
export type PickOption = { value: string; name: string; detail: string };

/** What was found for what is typed. */
export type Picks = {
  options: readonly PickOption[];
  pending: boolean;
  /** Said where there is nothing to choose from. */
  note: ReactNode;
};

type PickBoxProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  picks: Picks;
};

/** A field with suggestions: what stands in it is what is sent, typed or chosen. */
export function PickBox({ label, placeholder, value, onChange, picks: { options, pending, note } }: PickBoxProps) {
  const t = useTranslations("tryIt.pick");
  const id = useId();
  const [picked, setPicked] = useState<PickOption | null>(null);
  const list = useListbox({
    count: options.length,
    onPick: (index) => {
      const option = options[index];
      if (!option) return;
      setPicked(option);
      onChange(option.value);
    },
    onClear: () => onChange(""),
  });
  const open = list.open && (options.length > 0 || note !== null);
  return (
    <div>
      <Combobox
        id={id}
        label={label}
        placeholder={placeholder}
        text={value}
        onText={onChange}
        list={{ ...list, open }}
        status={pending ? null : t("results", { count: options.length })}
        pending={pending && list.open}
      >
        <div role="listbox" id={`${id}-list`} aria-label={t("options")}>
          {options.map(({ value: option, name, detail }, index) => (
            <ComboboxOption
              key={option}
              id={`${id}-${index}`}
              active={index === list.active}
              onPick={() => list.pick(index)}
              name={name}
              detail={detail}
            />
          ))}
        </div>
        {options.length === 0 && note !== null ? <p className="p-2.5">{note}</p> : null}
      </Combobox>
      {/* An id alone does not tell what was chosen. */}
      {picked?.value === value ? <p className="text-small mt-1.5 font-medium">{picked.name}</p> : null}
    </div>
  );
}
