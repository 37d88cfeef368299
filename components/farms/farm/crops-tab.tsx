"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { CropCard } from "./crop-card";
import { AddCropDialog } from "./crop-dialogs";
import type { FarmCrop } from "./farm-data";
import type { TabProps } from "./farm-tabs";

const isOver = ({ status }: FarmCrop) => status === "harvested" || status === "failed";

/** The farm's crops: those of now and next, then those of past seasons. */
export function CropsTab(props: TabProps) {
  const t = useTranslations("farm.crops");
  const { crops } = props.farm;
  const [adding, setAdding] = useState(false);
  const add = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      <Plus aria-hidden />
      {t("add")}
    </Button>
  );
  return (
    <div className="grid gap-5">
      {crops.length === 0 ? (
        <Notice title={t("empty")} action={add}>
          {t("emptyBody")}
        </Notice>
      ) : (
        <div>{add}</div>
      )}
      <CropList {...props} title={t("current")} crops={crops.filter((crop) => !isOver(crop))} />
      <CropList {...props} title={t("past")} crops={crops.filter(isOver)} />
      {adding ? <AddCropDialog farm={props.farm} today={props.today} onClose={() => setAdding(false)} /> : null}
    </div>
  );
}

function CropList({ title, crops, farm, etag, season, today }: TabProps & { title: string; crops: FarmCrop[] }) {
  if (crops.length === 0) return null;
  const seasons = season.data?.body.crops ?? [];
  return (
    <section className="grid gap-3">
      <h2 className="text-heading">{title}</h2>
      {crops.map((crop) => (
        <CropCard
          key={crop.id}
          {...{ farm, etag, crop, today }}
          season={seasons.find((each) => each.farm_crop_id === crop.id) ?? null}
        />
      ))}
    </section>
  );
}
