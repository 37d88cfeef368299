import { useTranslations } from "next-intl";
import { Badge } from "../ui/badge";
import type { Origin as OriginAnswer } from "./answers";

/** Where a block of figures comes from; says when nobody has checked them. */
export function Origin({ origin }: { origin: OriginAnswer }) {
  const t = useTranslations("crops.origin");
  return (
    <div className="text-small text-ink-soft mt-4">
      {origin.review ? (
        <p className="mb-1.5">
          <Badge tone="maize">{t("review")}</Badge> {t("reviewHint")}
        </p>
      ) : null}
      <p>
        {t("source", { source: origin.source })} {origin.note}
      </p>
    </div>
  );
}
