import { measureOf } from "./row-measure";
import type { ShownRow } from "./shown-rows";
import { lowerFirst, type PriceWords } from "./use-price-words";

type MeasureNotesProps = { shown: readonly ShownRow[]; per: string; words: PriceWords };

/** Says how much an uncertain measure holds and how sure that is, and that some prices are per their own unit. */
export function MeasureNotes({ shown, per, words: { t, unit, format } }: MeasureNotesProps) {
  const measures = shown.flatMap(({ row }) => measureOf(row, per) ?? []);
  const uncertain = measures.find(({ certain }) => !certain);
  const number = (value: number) => format.number(value, { maximumSignificantDigits: 3 });
  const otherUnits = new Set(shown.map(({ row }) => row.unit)).size > 1;
  if (!uncertain && !otherUnits) return null;
  return (
    <div className="text-small text-ink-soft mb-4 flex max-w-3xl flex-col gap-1">
      {uncertain ? (
        <p>
          {t("prices.conversion", {
            measure: lowerFirst(uncertain.name),
            content: number(uncertain.content),
            unit: unit(uncertain.unit),
            low: number(uncertain.low),
            high: number(uncertain.high),
            basis: uncertain.basis,
          })}
        </p>
      ) : null}
      {otherUnits ? <p>{t("prices.otherUnits")}</p> : null}
    </div>
  );
}
