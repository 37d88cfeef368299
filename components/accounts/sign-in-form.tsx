"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../ui/button";
import { Field, Input } from "../ui/field";
import { authCall, type AuthFailure } from "./auth-call";
import { AuthProblem } from "./auth-problem";
import { useCredentialSchemas } from "./credentials-form";
import { PasswordInput } from "./password-input";
import { TextLink } from "./text-link";

/** Signs in and goes on to `next`. */
export function SignInForm({ next }: { next: string }) {
  const t = useTranslations("auth");
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [leaving, setLeaving] = useState(false);
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(useCredentialSchemas().signIn),
    defaultValues: { email: "", password: "" },
  });
  const submit = handleSubmit(async (form) => {
    setFailure(null);
    const problem = await authCall("/sign-in/email", form);
    setFailure(problem);
    if (problem) return setFocus("password", { shouldSelect: true });
    setLeaving(true);
    // A full load, so that nothing rendered for a stranger stays.
    window.location.assign(next);
  });
  const { errors, isSubmitting } = formState;
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <AuthProblem failure={failure} />
      <Field label={t("field.email")} error={errors.email?.message}>
        <Input type="email" autoComplete="username" {...register("email")} />
      </Field>
      <Field label={t("field.password")} error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register("password")} />
      </Field>
      <Button type="submit" variant="primary" pending={isSubmitting || leaving} className="mt-1">
        {t("signIn.submit")}
      </Button>
      <p className="text-center">
        <TextLink href="/forgot-password">{t("signIn.forgot")}</TextLink>
      </p>
    </form>
  );
}
