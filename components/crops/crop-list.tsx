import { useFormatter, useTranslations } from "next-intl";
import Link from "next/link";
import { Skeleton } from "../ui/skeleton";
import type { ListedCrop } from "./answers";
import { categoryIcons } from "./category-look";
import { useCropWords } from "./use-crop-words";

/** The crops as cards, each a way to the crop's page. */
export function CropList({ crops }: { crops: ListedCrop[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:gap-4 xl:grid-cols-3">
      {crops.map((crop) => (
        <CropItem key={crop.id} crop={crop} />
      ))}
    </ul>
  );
}

function CropItem({ crop }: { crop: ListedCrop }) {
  const t = useTranslations("crops");
  const words = useCropWords();
  const Icon = categoryIcons[crop.category];
  return (
    <li className="min-w-0">
      <Link
        href={`/crops/${crop.id}`}
        className="rounded-card border-line bg-surface hover:border-edge flex h-full gap-3.5 border p-4 transition-colors duration-150"
      >
        <Icon aria-hidden className="text-leaf mt-0.5 size-6 shrink-0 stroke-[1.5]" />
        <span className="min-w-0">
          <span className="text-heading block">{crop.name}</span>
          <span className="text-ink-soft text-small block italic">{crop.scientific_name}</span>
          <span className="mt-1.5 block">
            {t(`category.${crop.category}`)}
            {crop.days_to_maturity ? (
              <span className="text-ink-soft before:mx-1.5 before:content-['·']">
                {words.maturity(crop.days_to_maturity)}
              </span>
            ) : null}
          </span>
          <LocalNames names={crop.local_names} />
        </span>
      </Link>
    </li>
  );
}

function LocalNames({ names }: { names: ListedCrop["local_names"] }) {
  const t = useTranslations("crops");
  const format = useFormatter();
  if (names.length === 0) return null;
  const languages = [...new Set(names.map(({ language }) => language))];
  const inLanguage = (language: (typeof languages)[number]) =>
    names.filter((each) => each.language === language).map(({ name }) => name);
  return (
    <span className="text-small text-ink-soft mt-1 block">
      {languages
        .map((language) =>
          t("localName", {
            language: t(`language.${language}`),
            name: format.list(inLanguage(language), { type: "disjunction" }),
          }),
        )
        .join(" · ")}
    </span>
  );
}

/** The shape of the list while it is on its way. */
export function CropListSkeleton() {
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:gap-4 xl:grid-cols-3">
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} className="rounded-card h-28" />
      ))}
    </div>
  );
}
