import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Category } from "./answers";
import { categoryNames } from "./category-names";

/** What the list is narrowed to. */
export type Filter = { search: string; category: Category | null };

const control =
  "rounded-control border-edge bg-surface text-ink hover:border-ink-soft h-11 border transition-colors duration-150";

/** The search by name and the choice of a kind. */
export function CropFilter({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const t = useTranslations("crops");
  return (
    <form role="search" className="flex w-full flex-col gap-2 sm:flex-row" onSubmit={(event) => event.preventDefault()}>
      <div className="relative min-w-0 flex-1 sm:w-72">
        <Search aria-hidden className="text-ink-soft pointer-events-none absolute top-3 left-3 size-5" />
        <input
          type="search"
          aria-label={t("list.search")}
          placeholder={t("list.placeholder")}
          value={filter.search}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
          className={`${control} w-full pr-3 pl-10`}
        />
      </div>
      <select
        aria-label={t("list.category")}
        value={filter.category ?? ""}
        onChange={(event) =>
          onChange({ ...filter, category: categoryNames.find((name) => name === event.target.value) ?? null })
        }
        className={`${control} px-3`}
      >
        <option value="">{t("list.all")}</option>
        {categoryNames.map((name) => (
          <option key={name} value={name}>
            {t(`category.${name}`)}
          </option>
        ))}
      </select>
    </form>
  );
}
