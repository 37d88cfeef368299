"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { Controller, useForm } from "react-hook-form";
import { Button } from "../ui/button";
import { DialogActions, DialogClose } from "../ui/dialog";
import { Field, Input } from "../ui/field";
import { EventChoice } from "./event-choice";
import { formOf, useWebhookSchema, type WebhookForm as Values } from "./webhook-fields";
import { ChangeProblem } from "../shell/change-problem";
import type { Webhook } from "./webhook-words";

type WebhookFormProps = {
  /** The webhook that is edited; null to add one. */
  webhook: Webhook | null;
  pending: boolean;
  error: Error | null;
  onSubmit: (values: Values) => void;
};

/** Name, address and events of a webhook. */
export function WebhookForm({ webhook, pending, error, onSubmit }: WebhookFormProps) {
  const t = useTranslations("webhooks.form");
  const ui = useTranslations("shell.ui");
  const { register, handleSubmit, formState, control } = useForm({
    resolver: zodResolver(useWebhookSchema()),
    defaultValues: formOf(webhook),
  });
  const { errors } = formState;
  const submit = handleSubmit((values) => onSubmit(values));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <ChangeProblem error={error} />
      <Field label={t("name")} hint={t("nameHint")} error={errors.name?.message}>
        <Input autoComplete="off" {...register("name")} />
      </Field>
      <Field label={t("url")} hint={t("urlHint")} error={errors.url?.message}>
        <Input type="url" inputMode="url" autoComplete="off" {...register("url")} />
      </Field>
      <Controller
        control={control}
        name="events"
        render={({ field: { value, onChange } }) => (
          <EventChoice value={value} onChange={onChange} error={errors.events?.message} />
        )}
      />
      <DialogActions>
        <DialogClose>
          <Button>{ui("cancel")}</Button>
        </DialogClose>
        <Button type="submit" variant="primary" pending={pending}>
          {t(webhook ? "submitEdit" : "submitAdd")}
        </Button>
      </DialogActions>
    </form>
  );
}
