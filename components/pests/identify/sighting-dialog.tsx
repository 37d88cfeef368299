"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "../../ui/button";
import { Dialog, DialogActions, DialogClose } from "../../ui/dialog";
import { Field, Input, Select, TextArea } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { useToast } from "../../ui/toast";
import { CropOptions } from "./crop-options";
import { useCrops, useFarmChoices, useSightingReport } from "./identify-data";
import { faultOf, firstDay, sightingBody, type SightingFault, type SightingFields } from "./sighting-fields";
import { SightingPlace } from "./sighting-place";
import { useProblemReason } from "./use-problem-reason";

type SightingDialogProps = {
  organism: { id: number; name: string };
  cropId: number | null;
  farmId: number | null;
  /** The identification that it confirms; null when there was no photo. */
  identificationId: number | null;
  today: string;
  onDone: (sightingId: number) => void;
  onClose: () => void;
};

/** Reports that a pest or disease was seen: where, when and on what. */
export function SightingDialog({ organism, onClose, ...asked }: SightingDialogProps) {
  const t = useTranslations("identify.sighting");
  const farms = useFarmChoices();
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t("title", { name: organism.name })}
      description={t("body")}
    >
      {farms ? <SightingForm organism={organism} farms={farms} {...asked} /> : null}
    </Dialog>
  );
}

type SightingFormProps = Omit<SightingDialogProps, "onClose"> & {
  farms: NonNullable<ReturnType<typeof useFarmChoices>>;
};

function SightingForm({ organism, farms, today, onDone, ...asked }: SightingFormProps) {
  const t = useTranslations("identify.sighting");
  const ui = useTranslations("shell.ui");
  const toast = useToast();
  const { mutate, error, isPending } = useSightingReport();
  const placed = farms.filter((farm) => farm.placed);
  const [fields, setFields] = useState<SightingFields>({
    where: placed.length > 0 ? "farm" : "here",
    farmId: placed.find(({ id }) => id === asked.farmId)?.id ?? (placed.length === 1 ? (placed[0]?.id ?? null) : null),
    position: null,
    cropId: asked.cropId,
    day: today,
    notes: "",
  });
  const [tried, setTried] = useState(false);
  const fault = tried ? faultOf(fields, today) : null;
  const change = (part: Partial<SightingFields>) => setFields((before) => ({ ...before, ...part }));
  const send = () => {
    setTried(true);
    if (faultOf(fields, today)) return;
    const sighted = { organismId: organism.id, identificationId: asked.identificationId };
    const onSuccess = ({ body }: { body: { id: number } }) => {
      toast({ title: t("done", { name: organism.name }) });
      onDone(body.id);
    };
    mutate(sightingBody(fields, sighted), { onSuccess });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex flex-col gap-4"
    >
      <ReportProblem error={error} />
      <SightingPlace {...{ fields, farms, fault }} onChange={change} />
      <OtherFields {...{ fields, farms, fault, today }} onChange={change} />
      <DialogActions>
        <DialogClose>
          <Button>{ui("cancel")}</Button>
        </DialogClose>
        <Button type="submit" variant="primary" pending={isPending}>
          {t("submit")}
        </Button>
      </DialogActions>
    </form>
  );
}

function ReportProblem({ error }: { error: Error | null }) {
  const t = useTranslations("identify.sighting");
  const reason = useProblemReason();
  return error ? (
    <Notice tone="error" title={t("problem")}>
      {t("problemKept", { reason: reason(error) })}
    </Notice>
  ) : null;
}

type OtherFieldsProps = {
  fields: SightingFields;
  farms: SightingFormProps["farms"];
  fault: SightingFault | null;
  today: string;
  onChange: (part: Partial<SightingFields>) => void;
};

function OtherFields({ fields, farms, fault, today, onChange }: OtherFieldsProps) {
  const t = useTranslations("identify.sighting");
  const crops = useCrops();
  const farm = fields.where === "farm" ? farms.find(({ id }) => id === fields.farmId) : undefined;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("date")} error={fault === "needDate" ? t("needDate") : undefined}>
          <Input
            type="date"
            min={firstDay(today)}
            max={today}
            value={fields.day}
            onChange={({ target }) => onChange({ day: target.value })}
          />
        </Field>
        <Field label={t("crop")}>
          <Select
            value={fields.cropId ?? ""}
            onChange={({ target }) => onChange({ cropId: target.value === "" ? null : Number(target.value) })}
          >
            <option value="">{t("cropNone")}</option>
            <CropOptions crops={crops} onFarm={farm?.cropNames ?? []} />
          </Select>
        </Field>
      </div>
      <Field label={t("notes")} aside={t("optional")} hint={t("notesHint")}>
        <TextArea
          rows={2}
          maxLength={500}
          value={fields.notes}
          onChange={({ target }) => onChange({ notes: target.value })}
        />
      </Field>
    </>
  );
}
