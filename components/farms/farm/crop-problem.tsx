import { useFormatter, useTranslations } from "next-intl";
import { ApiCallError } from "@/lib/api/client";
import { Notice } from "../../ui/notice";
import { useDayWords } from "../../weather/use-day-words";
import type { FarmCrop } from "./farm-data";
import { wasChangedMeanwhile } from "./farm-problem";

/** Why a crop could not be saved; `stored` is the crop as it stands now, for when somebody else changed it. */
export function CropProblem({ error, stored }: { error: Error | null; stored: FarmCrop | null }) {
  const t = useTranslations("farm.cropForm");
  const describe = useCropDescription();
  if (!error) return null;
  if (wasChangedMeanwhile(error)) {
    return (
      <Notice tone="error" title={t("changed")}>
        {t("changedBody", { stored: stored ? describe(stored) : "–" })}
      </Notice>
    );
  }
  const status = error instanceof ApiCallError ? error.status : 500;
  const reason = status === 0 ? t("noConnection") : status >= 500 ? t("serverTrouble") : error.message;
  return (
    <Notice tone="error" title={t("problem")}>
      {t("problemBody", { reason })}
    </Notice>
  );
}

/** Writes what is kept of a crop in one line. */
function useCropDescription(): (crop: FarmCrop) => string {
  const t = useTranslations("farm.crops");
  const format = useFormatter();
  const words = useDayWords();
  return (crop) =>
    [
      crop.name,
      crop.variety,
      t(`status.${crop.status}`),
      crop.area === null ? null : t("area", { area: format.number(crop.area) }),
      crop.planting_date === null ? t("noPlanting") : t("planted", { day: words.dayMonth(crop.planting_date) }),
      crop.expected_harvest_date === null ? null : t("harvest", { day: words.dayMonth(crop.expected_harvest_date) }),
    ]
      .filter((part) => part !== null)
      .join(", ");
}
