import { useTranslations } from "next-intl";
import { Skeleton } from "../../ui/skeleton";

/** The shape of the farms' alerts while they are on their way. */
export function AlertsSkeleton() {
  const t = useTranslations("pests.board");
  return (
    <div aria-busy className="flex flex-col gap-4">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="rounded-card h-44" />
      <Skeleton className="rounded-card h-44" />
    </div>
  );
}
