import { useTranslations } from "next-intl";

/** The place of a map that is being fetched. */
export function MapSkeleton() {
  const t = useTranslations("maps");
  return (
    <p role="status" className="bg-sunken text-ink-soft flex h-full min-h-60 items-center justify-center p-4">
      {t("loading")}
    </p>
  );
}
