"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { authCall, type AuthFailure } from "./auth-call";
import { AuthProblem } from "./auth-problem";
import { useCredentialSchemas, usePasswordRefusal } from "./credentials-form";
import { DeadLink } from "./dead-link";
import { PasswordInput } from "./password-input";

/** Sets a new password with the token of a reset link. */
export function ResetForm({ token }: { token: string }) {
  const t = useTranslations("auth");
  const refusal = usePasswordRefusal();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [leaving, setLeaving] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(useCredentialSchemas().reset),
    defaultValues: { password: "" },
  });
  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    const problem = await authCall("/reset-password", { newPassword: password, token });
    if (!problem) {
      setLeaving(true);
      return window.location.assign("/sign-in?reset=done");
    }
    const message = refusal(problem.code);
    if (message) setError("password", { message }, { shouldFocus: true });
    else setFailure(problem);
  });
  if (failure?.code === "INVALID_TOKEN") return <DeadLink />;
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="text-ink-soft -mt-4">{t("reset.lead")}</p>
      <AuthProblem failure={failure} />
      <Field label={t("field.newPassword")} hint={t("password.rules")} error={formState.errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...register("password")} />
      </Field>
      <Button type="submit" variant="primary" pending={formState.isSubmitting || leaving} className="mt-1">
        {t("reset.submit")}
      </Button>
    </form>
  );
}
