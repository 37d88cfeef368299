import { useTranslations } from "next-intl";
import type { StoreMeasure } from "./store-entry";

const units = ["kg", "litre", "tuber", "piece", "bunch", "bottle"] as const;

/** Writes measures: 'bag of 100 kg', or the unit of the prices itself. */
export function useMeasureNames(unit: string): (id: StoreMeasure["id"]) => string {
  const t = useTranslations("marketCrop.store");
  const known = units.find((each) => each === unit);
  return (id) => t(`measures.${id}`, { unit: known ? t(`unitName.${known}`) : unit });
}
