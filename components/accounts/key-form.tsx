"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import type { KeyJson } from "@/lib/accounts/contract";
import { Button } from "../ui/button";
import { DialogActions, DialogClose } from "../ui/dialog";
import { Field, Input } from "../ui/field";
import { formOf, useKeySchema, type KeyForm as Values } from "./key-fields";
import { KeyProblem } from "./key-problem";

type KeyFormProps = {
  /** The key that is edited; null to issue one. */
  apiKey: KeyJson | null;
  /** Today in Lagos, YYYY-MM-DD. */
  today: string;
  pending: boolean;
  error: Error | null;
  onSubmit: (values: Values) => void;
};

/** Name, last day and monthly budget of a key. */
export function KeyForm({ apiKey, today, pending, error, onSubmit }: KeyFormProps) {
  const t = useTranslations("keys.form");
  const ui = useTranslations("shell.ui");
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(useKeySchema({ today, key: apiKey })),
    defaultValues: formOf(apiKey),
  });
  const { errors } = formState;
  const submit = handleSubmit((values) => onSubmit(values));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <KeyProblem error={error} />
      <Field label={t("name")} hint={t("nameHint")} error={errors.name?.message}>
        <Input autoComplete="off" {...register("name")} />
      </Field>
      <Field label={t("expiry")} aside={t("optional")} hint={t("expiryHint")} error={errors.expiry?.message}>
        <Input type="date" min={today} max="2100-12-31" {...register("expiry")} />
      </Field>
      <Field label={t("budget")} aside={t("optional")} hint={t("budgetHint")} error={errors.budget?.message}>
        <Input inputMode="decimal" autoComplete="off" {...register("budget")} />
      </Field>
      <DialogActions>
        <DialogClose>
          <Button>{ui("cancel")}</Button>
        </DialogClose>
        <Button type="submit" variant="primary" pending={pending}>
          {t(apiKey ? "submitEdit" : "submitIssue")}
        </Button>
      </DialogActions>
    </form>
  );
}
