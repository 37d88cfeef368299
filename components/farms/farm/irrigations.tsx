"use client";

import { Droplets, X } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "../../ui/button";
import { useToast } from "../../ui/toast";
import { useDayWords } from "../../weather/use-day-words";
import type { Farm, SeasonCrop } from "./farm-data";
import { useFarmProblem } from "./farm-problem";
import { IrrigationDialog } from "./irrigation-dialog";
import { useIrrigation } from "./use-crop-changes";

type IrrigationsProps = { farm: Farm; crop: SeasonCrop; today: string };

/** What was watered, and the form to say more. */
export function Irrigations({ farm, crop, today }: IrrigationsProps) {
  const t = useTranslations("farm.irrigation");
  const [opened, setOpened] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpened(true)}>
        <Droplets aria-hidden />
        {t("open")}
      </Button>
      {crop.irrigations.length > 0 ? <Past {...{ farm, crop, today }} /> : null}
      {opened ? <IrrigationDialog {...{ farm, crop, today }} onClose={() => setOpened(false)} /> : null}
    </div>
  );
}

const shown = 5;

function Past({ farm, crop }: IrrigationsProps) {
  const t = useTranslations("farm.irrigation");
  const actions = useTranslations("farm.actions");
  const format = useFormatter();
  const words = useDayWords();
  const toast = useToast();
  const problem = useFarmProblem();
  const { mutate } = useIrrigation({ farmId: farm.id, cropId: crop.farm_crop_id });
  const fail = (error: Error) => toast({ title: actions("failed", { reason: problem(error) }) });
  const takeBack = ({ date, depth }: SeasonCrop["irrigations"][number]) => {
    const undo = () => mutate({ date, depth_mm: depth }, { onError: fail });
    const onSuccess = () => toast({ title: t("removed", { day: words.dayMonth(date) }), undo });
    mutate({ date, depth_mm: 0 }, { onSuccess, onError: fail });
  };
  return (
    <div className="mt-3">
      <p className="text-small text-ink-soft">{t("list")}</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {crop.irrigations.slice(-shown).map((irrigation) => (
          <li key={irrigation.date} className="rounded-control border-line flex items-center border py-0.5 pr-0.5 pl-3">
            {t("item", { day: words.dayMonthShort(irrigation.date), depth: format.number(irrigation.depth) })}
            <Button
              variant="quiet"
              size="icon"
              aria-label={t("remove", { day: words.dayMonth(irrigation.date) })}
              onClick={() => takeBack(irrigation)}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
