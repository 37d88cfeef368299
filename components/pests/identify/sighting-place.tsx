"use client";

import { LocateFixed } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMyLocation } from "../../places/use-my-location";
import { Button } from "../../ui/button";
import { Field, Select } from "../../ui/field";
import { Segmented } from "../../ui/segmented";
import type { FarmChoice } from "./answers";
import type { SightingFault, SightingFields } from "./sighting-fields";

type SightingPlaceProps = {
  fields: SightingFields;
  farms: readonly FarmChoice[];
  fault: SightingFault | null;
  onChange: (part: Partial<SightingFields>) => void;
};

/** Where something was seen: on a farm, or where the person stands. */
export function SightingPlace({ fields, farms, fault, onChange }: SightingPlaceProps) {
  const t = useTranslations("identify.sighting");
  const hasFarms = farms.some(({ placed }) => placed);
  return (
    <div className="flex flex-col gap-3">
      <span aria-hidden className="font-medium">
        {t("where")}
      </span>
      {hasFarms ? (
        <Segmented
          label={t("where")}
          value={fields.where}
          onChange={(where) => onChange({ where })}
          options={[
            { value: "farm", label: t("onFarm") },
            { value: "here", label: t("here") },
          ]}
        />
      ) : (
        <p className="text-small text-ink-soft">{t("noFarms")}</p>
      )}
      {fields.where === "farm" ? (
        <Field label={t("farm")} error={fault === "needFarm" ? t("needFarm") : undefined}>
          <Select
            value={fields.farmId ?? ""}
            onChange={({ target }) => onChange({ farmId: target.value === "" ? null : Number(target.value) })}
          >
            <option value="">{t("farmChoose")}</option>
            {farms.map(({ id, name, placed }) => (
              <option key={id} value={id} disabled={!placed}>
                {placed ? name : t("farmNoPlace", { name })}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <Here {...{ fields, fault, onChange }} />
      )}
    </div>
  );
}

function Here({ fields: { position }, fault, onChange }: Omit<SightingPlaceProps, "farms">) {
  const t = useTranslations("identify.sighting");
  const device = useMyLocation((found) => onChange({ position: found }));
  return (
    <div className="grid gap-2">
      <Button pending={device.asking} onClick={device.locate} className="justify-self-start">
        <LocateFixed aria-hidden />
        {t("locate")}
      </Button>
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {device.asking ? t("locating") : null}
        {position && !device.asking
          ? t("found", { latitude: position.latitude.toFixed(3), longitude: position.longitude.toFixed(3) })
          : null}
        {device.fault === null ? null : t(`fault.${device.fault}`)}
      </p>
      {fault === "needPosition" && !position ? (
        <p role="alert" className="text-small text-clay">
          {t("needPosition")}
        </p>
      ) : null}
    </div>
  );
}
