import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { useDayWords } from "../../weather/use-day-words";
import { CropActions } from "./crop-actions";
import type { Farm, FarmCrop, SeasonCrop } from "./farm-data";
import { SeasonTimeline } from "./season-timeline";
import { useAdviceText } from "./use-advice-text";

const tones = { planned: "sky", growing: "leaf", harvested: "maize", failed: "clay" } as const;

type CropCardProps = { farm: Farm; etag: string | null; crop: FarmCrop; season: SeasonCrop | null; today: string };

/** A crop on the farm: what, where in its season, what to do. */
export function CropCard({ farm, etag, crop, season, today }: CropCardProps) {
  const t = useTranslations("farm.crops");
  const id = useId();
  const write = useAdviceText(today);
  const over = crop.status === "harvested" || crop.status === "failed";
  return (
    <Card aria-labelledby={id} className="min-w-0" data-crop={crop.id}>
      <header className="mb-3 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={id} className="text-heading flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="wrap-break-word">{crop.name}</span>
            <Badge tone={tones[crop.status]}>{t(`status.${crop.status}`)}</Badge>
          </h3>
          <CropLine crop={crop} today={today} />
        </div>
        <CropActions {...{ farm, etag, crop, today }} />
      </header>
      {over ? null : <SeasonTimeline {...{ crop, season, today }} size="wide" />}
      {season && !over ? <p className="mt-3">{write(season)}</p> : null}
    </Card>
  );
}

function CropLine({ crop, today }: { crop: FarmCrop; today: string }) {
  const t = useTranslations("farm.crops");
  const format = useFormatter();
  const words = useDayWords();
  const planting = crop.planting_date;
  const parts = [
    crop.variety,
    crop.area === null ? null : t("area", { area: format.number(crop.area, { maximumFractionDigits: 4 }) }),
    planting === null
      ? t("noPlanting")
      : t(planting > today ? "toPlant" : "planted", { day: words.dayMonth(planting) }),
    crop.expected_harvest_date === null ? null : t("harvest", { day: words.dayMonth(crop.expected_harvest_date) }),
  ];
  return <p className="text-ink-soft mt-0.5">{parts.filter((part) => part !== null).join(" · ")}</p>;
}
