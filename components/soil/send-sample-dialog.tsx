"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Farm } from "../farms/farm/farm-data";
import { Button } from "../ui/button";
import { Dialog, DialogActions, DialogClose } from "../ui/dialog";
import { Field, Input, TextArea } from "../ui/field";
import { useToast } from "../ui/toast";
import { keepDraft } from "./kept-draft";
import { PlaceFields } from "./place-fields";
import { emptySample, sampleBody, sampleFieldNames, useSampleSchema, type SampleFields } from "./sample-fields";
import { useSampleSubmission } from "./soil-data";
import { SoilProblem } from "./soil-problem";
import { useKeptForm } from "./use-kept-form";

type SendSampleDialogProps = { farm: Farm; today: string; onSent: (sampleId: number) => void; onClose: () => void };

/** Submits a soil sample; what is typed stays when the dialog is closed before it is sent. */
export function SendSampleDialog({ farm, today, onSent, onClose }: SendSampleDialogProps) {
  const t = useTranslations("soil.send");
  const toast = useToast();
  const { mutate, error, isPending } = useSampleSubmission();
  const draftKey = `sample.${farm.id}`;
  const send = (fields: SampleFields) =>
    mutate(sampleBody(farm.id, fields), {
      onSuccess: ({ body }) => {
        keepDraft(draftKey, null);
        toast({ title: t("sent", { code: body.tracking_code }) });
        onSent(body.id);
      },
    });
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={t("title")} description={t("body")}>
      <SampleForm
        {...{ farm, today, draftKey }}
        pending={isPending}
        onSubmit={send}
        problem={<SoilProblem error={error} />}
      />
    </Dialog>
  );
}

type SampleFormProps = {
  farm: Farm;
  today: string;
  draftKey: string;
  pending: boolean;
  problem: ReactNode;
  onSubmit: (fields: SampleFields) => void;
};

function SampleForm({ farm, today, draftKey, pending, problem, onSubmit }: SampleFormProps) {
  const t = useTranslations("soil.send");
  const ui = useTranslations("shell.ui");
  const { form } = useKeptForm<SampleFields>({
    draftKey,
    names: sampleFieldNames,
    resolver: zodResolver(useSampleSchema(today)),
    empty: emptySample({ today, hasPlace: farm.coordinates !== null }),
  });
  const { register, handleSubmit, formState, control } = form;
  const { errors } = formState;
  const submit = handleSubmit((fields) => onSubmit(fields));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {problem}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("date")} error={errors.date?.message}>
          <Input type="date" max={today} {...register("date")} />
        </Field>
        <Field label={t("depth")} hint={t("depthHint")} error={errors.depth?.message}>
          <Input inputMode="decimal" autoComplete="off" {...register("depth")} />
        </Field>
      </div>
      <PlaceFields coordinates={farm.coordinates} {...{ control, register, errors }} />
      <Field label={t("notes")} aside={t("optional")} hint={t("notesHint")} error={errors.notes?.message}>
        <TextArea rows={3} {...register("notes")} />
      </Field>
      <DialogActions>
        <DialogClose>
          <Button>{ui("cancel")}</Button>
        </DialogClose>
        <Button type="submit" variant="primary" pending={pending}>
          {t("submit")}
        </Button>
      </DialogActions>
    </form>
  );
}
