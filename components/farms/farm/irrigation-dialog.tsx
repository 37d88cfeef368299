"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useFormatter, useTranslations } from "next-intl";
import { Controller, useForm, useWatch } from "react-hook-form";
import type { ReactNode } from "react";
import { z } from "zod";
import { irrigationEfficiency } from "@/lib/farms/models/irrigation-advice";
import { Button } from "../../ui/button";
import { Dialog, DialogActions, DialogClose } from "../../ui/dialog";
import { Field, Input } from "../../ui/field";
import { Segmented } from "../../ui/segmented";
import { useToast } from "../../ui/toast";
import { useDayWords } from "../../weather/use-day-words";
import { CropProblem } from "./crop-problem";
import type { Farm, SeasonCrop } from "./farm-data";
import { useIrrigation } from "./use-crop-changes";

type IrrigationDialogProps = { farm: Farm; crop: SeasonCrop; today: string; onClose: () => void };

const methods = ["surface", "sprinkler", "drip"] as const;
type Method = (typeof methods)[number];

const millimetres = (entered: string) => Number(entered.trim().replace(",", ".") || Number.NaN);

/** What of the water given stays in the root zone, to a tenth of a millimetre. */
const netMm = (givenMm: number, method: Method) => Math.round(givenMm * irrigationEfficiency[method] * 10) / 10;

/** Notes that a crop was watered. */
export function IrrigationDialog({ farm, crop, today, onClose }: IrrigationDialogProps) {
  const t = useTranslations("farm.irrigation");
  const toast = useToast();
  const words = useDayWords();
  const format = useFormatter();
  const { mutate, error, isPending } = useIrrigation({ farmId: farm.id, cropId: crop.farm_crop_id });
  const name = crop.crop.name;
  const save = ({ date, depth, method }: Fields) => {
    const net = netMm(millimetres(depth), method);
    mutate(
      { date, depth_mm: net },
      {
        onSuccess: () => {
          toast({ title: t("saved", { net: format.number(net), crop: name, day: words.dayMonth(date) }) });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={t("title", { crop: name })}>
      <IrrigationForm
        first={crop.crop.planting_date}
        today={today}
        pending={isPending}
        problem={<CropProblem error={error} stored={null} />}
        onSubmit={save}
      />
    </Dialog>
  );
}

type Fields = { date: string; depth: string; method: Method };

type IrrigationFormProps = {
  /** The planting date. */
  first: string | null;
  today: string;
  pending: boolean;
  problem: ReactNode;
  onSubmit: (fields: Fields) => void;
};

function IrrigationForm({ first, today, pending, problem, onSubmit }: IrrigationFormProps) {
  const t = useTranslations("farm.irrigation");
  const ui = useTranslations("shell.ui");
  const schema = z.object({
    date: z.string().refine((day) => day !== "" && day <= today && (first === null || day >= first), t("fault.date")),
    depth: z.string().refine((text) => millimetres(text) >= 0.2 && millimetres(text) <= 500, t("fault.depth")),
    method: z.enum(methods),
  });
  const form = useForm<Fields>({
    resolver: zodResolver(schema),
    defaultValues: { date: today, depth: "", method: "surface" },
  });
  const { register, handleSubmit, formState, control } = form;
  const submit = handleSubmit((fields) => onSubmit(fields));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {problem}
      <Field label={t("date")} error={formState.errors.date?.message}>
        <Input type="date" min={first ?? undefined} max={today} {...register("date")} />
      </Field>
      <Field label={t("depth")} hint={t("depthHint")} error={formState.errors.depth?.message}>
        <Input inputMode="decimal" autoComplete="off" {...register("depth")} />
      </Field>
      <div className="flex flex-col gap-1.5">
        <span aria-hidden className="font-medium">
          {t("method")}
        </span>
        <Controller
          control={control}
          name="method"
          render={({ field }) => (
            <Segmented
              label={t("method")}
              value={field.value}
              onChange={field.onChange}
              options={methods.map((value) => ({ value, label: t(`methods.${value}`) }))}
            />
          )}
        />
        <NetDepth control={control} />
      </div>
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

function NetDepth({ control }: { control: ReturnType<typeof useForm<Fields>>["control"] }) {
  const t = useTranslations("farm.irrigation");
  const format = useFormatter();
  const { depth = "", method = "surface" } = useWatch({ control });
  const given = millimetres(depth);
  return (
    <p role="status" className="text-small text-ink-soft min-h-4.5">
      {given > 0 ? t("net", { net: format.number(netMm(given, method)) }) : null}
    </p>
  );
}
