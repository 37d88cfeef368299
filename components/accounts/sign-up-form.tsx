"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../ui/button";
import { Field, Input } from "../ui/field";
import { authCall, type AuthFailure } from "./auth-call";
import { AuthProblem } from "./auth-problem";
import { useCredentialSchemas, usePasswordRefusal } from "./credentials-form";
import { PasswordInput } from "./password-input";

/** Creates an account and goes on to `next`, signed in. */
export function SignUpForm({ next }: { next: string }) {
  const t = useTranslations("auth");
  const refusal = usePasswordRefusal();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(useCredentialSchemas().signUp),
    defaultValues: { name: "", email: "", password: "" },
  });
  const submit = handleSubmit(async (form) => {
    setFailure(null);
    const problem = await authCall("/sign-up/email", form);
    // A full load, so that nothing rendered for a stranger stays.
    if (!problem) return window.location.assign(next);
    const password = refusal(problem.code);
    if (password) setError("password", { message: password }, { shouldFocus: true });
    else if (problem.status === 422) setError("email", { message: t("fault.emailTaken") }, { shouldFocus: true });
    else setFailure(problem);
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <AuthProblem failure={failure} />
      <Field label={t("field.name")} error={errors.name?.message}>
        <Input autoComplete="name" {...register("name")} />
      </Field>
      <Field label={t("field.email")} error={errors.email?.message}>
        <Input type="email" autoComplete="username" {...register("email")} />
      </Field>
      <Field label={t("field.password")} hint={t("password.rules")} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...register("password")} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        pending={isSubmitting || (isSubmitSuccessful && !failure)}
        className="mt-1"
      >
        {t("signUp.submit")}
      </Button>
    </form>
  );
}
