"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { api } from "@/lib/api/client";
import { useCredentialSchemas } from "../accounts/credentials-form";
import { PasswordInput } from "../accounts/password-input";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { Field, Input } from "../ui/field";
import { useToast } from "../ui/toast";
import { useHydrated } from "../ui/use-hydrated";
import { ChangeProblem, statusOf } from "../shell/change-problem";
import { useAccountChange } from "./use-account-change";

/** The field that a refusal is about. */
const fieldOf = { 403: "password", 409: "email", 422: "email" } as const satisfies Record<number, string>;
const isField = (status: number): status is keyof typeof fieldOf => status in fieldOf;

/** The e-mail that the account signs in with. */
export function EmailCard({ email }: { email: string }) {
  const t = useTranslations("settings");
  const toast = useToast();
  const hydrated = useHydrated();
  const change = useAccountChange((body: { email: string; password: string }) =>
    api("POST /v1/account/email", { body }),
  );
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: zodResolver(useCredentialSchemas().signIn),
    defaultValues: { email: "", password: "" },
  });
  const refuse = (error: Error) => {
    const status = statusOf(error);
    if (!isField(status)) return;
    const message = status === 403 ? t("fault.wrongPassword") : error.message;
    setError(fieldOf[status], { message }, { shouldFocus: true });
  };
  const submit = handleSubmit((body) => {
    if (body.email.toLowerCase() === email)
      return setError("email", { message: t("email.same") }, { shouldFocus: true });
    const onSuccess = () => {
      reset();
      toast({ title: t("email.done", { email: body.email.toLowerCase() }) });
    };
    return change.mutate(body, { onSuccess, onError: refuse });
  });
  const { errors } = formState;
  return (
    <Card aria-labelledby="email">
      <CardHeader id="email" title={t("email.title")}>
        <span className="break-words">{t("email.lead", { email })}</span>
      </CardHeader>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <ChangeProblem error={isField(statusOf(change.error)) ? null : change.error} />
        <Field label={t("email.field")} error={errors.email?.message}>
          <Input type="email" autoComplete="email" {...register("email")} />
        </Field>
        <Field label={t("email.password")} error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register("password")} />
        </Field>
        <Button type="submit" className="self-start" disabled={!hydrated} pending={change.isPending}>
          {t("email.submit")}
        </Button>
      </form>
    </Card>
  );
}
