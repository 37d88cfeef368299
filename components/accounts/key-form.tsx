"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { Controller, useForm, useWatch, type Control } from "react-hook-form";
import type { KeyJson } from "@/lib/accounts/contract";
import { Button } from "../ui/button";
import { DialogActions, DialogClose } from "../ui/dialog";
import { Field, Input, TextArea } from "../ui/field";
import { ChoiceRow } from "./choice-row";
import { formOf, useKeySchema, type KeyForm as Values } from "./key-fields";
import { ChangeProblem } from "../shell/change-problem";
import { ScopeGrid } from "./scope-grid";

type KeyFormProps = {
  /** The key that is edited; null to issue one. */
  apiKey: KeyJson | null;
  /** Today in Lagos, YYYY-MM-DD. */
  today: string;
  pending: boolean;
  error: Error | null;
  onSubmit: (values: Values) => void;
};

/** Name, kind (of a new key), rights, addresses, last day and monthly budget of a key. */
export function KeyForm({ apiKey, today, pending, error, onSubmit }: KeyFormProps) {
  const t = useTranslations("keys.form");
  const ui = useTranslations("shell.ui");
  const { register, handleSubmit, formState, control } = useForm({
    resolver: zodResolver(useKeySchema({ today, key: apiKey })),
    defaultValues: formOf(apiKey),
  });
  const { errors } = formState;
  const submit = handleSubmit((values) => onSubmit(values));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <ChangeProblem error={error} />
      <Field label={t("name")} hint={t("nameHint")} error={errors.name?.message}>
        <Input autoComplete="off" {...register("name")} />
      </Field>
      {apiKey ? null : <ModeChoice control={control} />}
      <AccessChoice control={control} error={errors.scopes?.message} />
      <Field label={t("addresses")} aside={t("optional")} hint={t("addressesHint")} error={errors.addresses?.message}>
        <TextArea rows={2} autoComplete="off" spellCheck={false} className="font-mono" {...register("addresses")} />
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

function ModeChoice({ control }: { control: Control<Values> }) {
  const t = useTranslations("keys");
  return (
    <Controller
      control={control}
      name="mode"
      render={({ field: { value, onChange } }) => (
        <ChoiceRow
          label={t("form.mode")}
          hint={t("form.modeHint")}
          {...{ value, onChange }}
          options={(["live", "test"] as const).map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))}
        />
      )}
    />
  );
}

function AccessChoice({ control, error }: { control: Control<Values>; error: string | undefined }) {
  const t = useTranslations("keys.form");
  const access = useWatch({ control, name: "access" });
  return (
    <Controller
      control={control}
      name="access"
      render={({ field: { value, onChange } }) => (
        <ChoiceRow
          label={t("access")}
          {...{ value, onChange }}
          options={(["everything", "chosen"] as const).map((each) => ({ value: each, label: t(each) }))}
        >
          {access === "chosen" ? (
            <Controller
              control={control}
              name="scopes"
              render={({ field }) => <ScopeGrid value={field.value} onChange={field.onChange} error={error} />}
            />
          ) : null}
        </ChoiceRow>
      )}
    />
  );
}
