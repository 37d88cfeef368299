import { useFormatter, useTranslations } from "next-intl";
import Link from "next/link";
import { useId } from "react";
import { classOf } from "@/lib/crops/models/ecocrop";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { Notice } from "../ui/notice";
import { spokenCrop } from "./soil-answer";
import type { Sheet } from "./soil-types";

const tones = {
  excellent: "leaf",
  very_suitable: "leaf",
  suitable: "sky",
  marginal: "maize",
  not_suitable: "clay",
} as const;

const shown = 8;

/** The crops that suit a soil, the best first, with what limits them. */
export function CropsCard({ crops, onChoose }: { crops: Sheet["crops"]; onChoose: (cropId: number) => void }) {
  const t = useTranslations("soil");
  const classes = useTranslations("crops.fit.class");
  const format = useFormatter();
  const id = useId();
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={t("crops.title")}>
        {crops.length > 0 ? t("crops.summary") : null}
      </CardHeader>
      {crops.length === 0 ? <Notice title={t("crops.none")}>{t("crops.noneBody")}</Notice> : null}
      <ol className="divide-line grid divide-y">
        {crops.slice(0, shown).map((crop) => {
          const suitability = classOf(crop.suitability_score);
          return (
            <li key={crop.crop_id} className="py-3 first:pt-0 last:pb-0">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Link href={`/crops/${crop.crop_id}`} className="font-medium underline underline-offset-3">
                  {crop.name}
                </Link>
                <Badge tone={tones[suitability]}>{classes(suitability)}</Badge>
                <span className="text-small text-ink-soft">
                  {t("crops.score", { score: format.number(crop.suitability_score, { maximumFractionDigits: 0 }) })}
                </span>
              </div>
              <p className="mt-1">{crop.notes}</p>
              <Button size="compact" variant="quiet" className="mt-1 -ml-3" onClick={() => onChoose(crop.crop_id)}>
                {t("crops.plan", { crop: spokenCrop(crop.name) })}
              </Button>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
