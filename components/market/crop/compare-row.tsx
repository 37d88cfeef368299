import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { comparedColours } from "../../charts/chart-look";
import { Button } from "../../ui/button";
import type { ListedSeries } from "./answers";
import { isComparable, type Chosen } from "./chosen-series";
import { mostCompared } from "./market-address";
import { SeriesPicker } from "./series-picker";
import { usePlaceNames } from "./use-place-names";

type CompareRowProps = {
  all: readonly ListedSeries[];
  chosen: Chosen;
  /** Told the ids beside the page's own series. */
  onCompare: (ids: number[]) => void;
};

/** The markets that are drawn, each with its colour and sign, and the search for another. */
export function CompareRow({ all, chosen, onCompare }: CompareRowProps) {
  const t = useTranslations("marketCrop.history");
  const { main, compared } = chosen;
  const shown = [main, ...compared];
  const ids = compared.map(({ id }) => id);
  const others = all.filter((each) => isComparable(main, each) && shown.every(({ id }) => id !== each.id));
  if (others.length === 0 && compared.length === 0) return null;
  return (
    <div className="mt-3 grid gap-3">
      {compared.length > 0 ? (
        <Shown shown={shown} onRemove={(id) => onCompare(ids.filter((each) => each !== id))} />
      ) : null}
      {shown.length < mostCompared ? (
        <SeriesPicker
          label={t("compare")}
          placeholder={t("comparePlaceholder")}
          series={others}
          onChoose={(id) => onCompare([...ids, id])}
        />
      ) : (
        <p className="text-small text-ink-soft">{t("full")}</p>
      )}
    </div>
  );
}

function Shown({ shown, onRemove }: { shown: readonly ListedSeries[]; onRemove: (id: number) => void }) {
  const t = useTranslations("marketCrop.history");
  const nameOf = usePlaceNames(shown);
  return (
    <ul aria-label={t("compared")} className="flex flex-wrap gap-2">
      {shown.map(({ id }, index) => (
        <li key={id} className="border-line inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border pl-3">
          <span aria-hidden className="h-1 w-4 shrink-0 rounded-full" style={{ background: comparedColours[index] }} />
          <span className={`text-small min-w-0 truncate ${index === 0 ? "pr-3" : ""}`}>
            <b className="font-semibold">{index + 1}</b> {nameOf(id)}
          </span>
          {index === 0 ? null : (
            <Button
              size="icon"
              variant="quiet"
              className="rounded-full pointer-fine:size-9"
              aria-label={t("remove", { place: nameOf(id) })}
              onClick={() => onRemove(id)}
            >
              <X aria-hidden />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
