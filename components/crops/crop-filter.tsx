import { useTranslations } from "next-intl";
import type { Category } from "./answers";
import { Select } from "../ui/field";
import { SearchInput } from "../ui/search-input";
import { categoryNames } from "./category-names";

/** What the list is narrowed to. */
export type Filter = { search: string; category: Category | null };

/** The search by name and the choice of a kind. */
export function CropFilter({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const t = useTranslations("crops");
  return (
    <form role="search" className="flex w-full flex-col gap-2 sm:flex-row" onSubmit={(event) => event.preventDefault()}>
      <div className="min-w-0 flex-1 sm:w-72">
        <SearchInput
          type="search"
          aria-label={t("list.search")}
          placeholder={t("list.placeholder")}
          value={filter.search}
          maxLength={80}
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
        />
      </div>
      <Select
        aria-label={t("list.category")}
        value={filter.category ?? ""}
        onChange={(event) =>
          onChange({ ...filter, category: categoryNames.find((name) => name === event.target.value) ?? null })
        }
        className="sm:w-auto"
      >
        <option value="">{t("list.all")}</option>
        {categoryNames.map((name) => (
          <option key={name} value={name}>
            {t(`category.${name}`)}
          </option>
        ))}
      </Select>
    </form>
  );
}
