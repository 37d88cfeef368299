import { useTranslations } from "next-intl";
import { organismTypes, parts, signs } from "@/lib/pests/organism";
import { Field, Select } from "../../ui/field";
import { SearchInput } from "../../ui/search-input";
import type { Crop } from "../answers";
import type { CatalogueFilter } from "./catalogue-query";

type FilterFormProps = {
  filter: CatalogueFilter;
  onChange: (filter: CatalogueFilter) => void;
  /** Crops to choose from. */
  crops: readonly Crop[];
};

/** The way to an organism: by its name, or by the crop and what is seen on it. */
export function CatalogueFilterForm({ filter, onChange, crops }: FilterFormProps) {
  const t = useTranslations("pests");
  const { cropId } = filter;
  const cropChoices = crops.map(({ id, name }) => ({ value: String(id), label: name }));
  const known = cropId === null || crops.some(({ id }) => id === cropId);
  return (
    <form
      role="search"
      aria-label={t("list.filter")}
      className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1.5fr)_repeat(4,minmax(0,1fr))]"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label={t("list.search")} className="col-span-2 min-w-0 lg:col-span-1">
        <SearchInput
          type="search"
          placeholder={t("list.placeholder")}
          value={filter.search}
          maxLength={80}
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
        />
      </Field>
      <Choice
        label={t("crop")}
        all={t("allCrops")}
        value={cropId === null ? null : String(cropId)}
        choices={known ? cropChoices : [{ value: String(cropId), label: t("otherCrop") }, ...cropChoices]}
        onChoose={(value) => onChange({ ...filter, cropId: value === null ? null : Number(value) })}
      />
      <Choice
        label={t("list.part")}
        all={t("list.allParts")}
        value={filter.part}
        choices={parts.map((value) => ({ value, label: t(`part.${value}`) }))}
        onChoose={(part) => onChange({ ...filter, part })}
      />
      <Choice
        label={t("list.sign")}
        all={t("list.allSigns")}
        value={filter.sign}
        choices={signs.map((value) => ({ value, label: t(`sign.${value}`) }))}
        onChoose={(sign) => onChange({ ...filter, sign })}
      />
      <Choice
        label={t("list.type")}
        all={t("list.allTypes")}
        value={filter.type}
        choices={organismTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        onChoose={(type) => onChange({ ...filter, type })}
      />
    </form>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  /** The word for no choice. */
  all: string;
  value: Value | null;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value | null) => void;
};

function Choice<Value extends string>({ label, all, value, choices, onChoose }: ChoiceProps<Value>) {
  return (
    <Field label={label} className="min-w-0">
      <Select
        value={value ?? ""}
        onChange={(event) => onChoose(choices.find((choice) => choice.value === event.target.value)?.value ?? null)}
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
