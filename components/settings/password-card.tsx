"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { passwordFault } from "@/lib/accounts/password";
import { api } from "@/lib/api/client";
import { useCredentialSchemas } from "../accounts/credentials-form";
import { PasswordInput } from "../accounts/password-input";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { Field } from "../ui/field";
import { useToast } from "../ui/toast";
import { useHydrated } from "../ui/use-hydrated";
import { ChangeProblem, statusOf } from "../shell/change-problem";
import { useSessionsEnd } from "./use-account-change";

function usePasswordSchema(email: string) {
  const t = useTranslations("auth.fault");
  const { signIn, reset } = useCredentialSchemas();
  return z
    .object({ current: signIn.shape.password, wanted: reset.shape.password })
    .refine(({ wanted }) => passwordFault(wanted, email) !== "email", { path: ["wanted"], error: t("passwordEmail") });
}

/** Sets a new password, once the present one is told. */
export function PasswordCard({ email }: { email: string }) {
  const t = useTranslations("settings.password");
  const rules = useTranslations("auth.password")("rules");
  const fault = useTranslations("settings.fault");
  const toast = useToast();
  const hydrated = useHydrated();
  const change = useSessionsEnd((form: { current: string; wanted: string }) =>
    api("POST /v1/account/password", { body: { current_password: form.current, new_password: form.wanted } }),
  );
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: zodResolver(usePasswordSchema(email)),
    defaultValues: { current: "", wanted: "" },
  });
  const refuse = (error: Error) => {
    if (statusOf(error) === 403) setError("current", { message: fault("wrongPassword") }, { shouldFocus: true });
  };
  const submit = handleSubmit((form) => {
    const onSuccess = ({ body }: { body: { ended: number } }) => {
      reset();
      toast({ title: t("done", { count: body.ended }) });
    };
    change.mutate(form, { onSuccess, onError: refuse });
  });
  const { errors } = formState;
  return (
    <Card aria-labelledby="password">
      <CardHeader id="password" title={t("title")}>
        {t("lead")}
      </CardHeader>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <ChangeProblem error={statusOf(change.error) === 403 ? null : change.error} />
        {/* For programs that keep passwords: whose it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label={t("current")} error={errors.current?.message}>
          <PasswordInput autoComplete="current-password" {...register("current")} />
        </Field>
        <Field label={t("new")} hint={rules} error={errors.wanted?.message}>
          <PasswordInput autoComplete="new-password" {...register("wanted")} />
        </Field>
        <Button type="submit" className="self-start" disabled={!hydrated} pending={change.isPending}>
          {t("submit")}
        </Button>
      </form>
    </Card>
  );
}
