"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../ui/button";
import { Field, Input } from "../ui/field";
import { Notice } from "../ui/notice";
import { authCall, type AuthFailure } from "./auth-call";
import { AuthProblem } from "./auth-problem";
import { useCredentialSchemas } from "./credentials-form";

/** Asks for a reset link; says the same whether or not there is such an account. */
export function ForgotForm() {
  const t = useTranslations("auth");
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(useCredentialSchemas().forgot),
    defaultValues: { email: "" },
  });
  const submit = handleSubmit(async ({ email }) => {
    setFailure(null);
    const problem = await authCall("/request-password-reset", { email });
    setFailure(problem);
    setSentTo(problem ? null : email);
  });
  if (sentTo !== null) {
    return (
      <div role="status">
        <Notice
          title={t("forgot.sentTitle")}
          action={<Button onClick={() => setSentTo(null)}>{t("forgot.again")}</Button>}
        >
          {t("forgot.sentBody", { email: sentTo })}
        </Notice>
      </div>
    );
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <AuthProblem failure={failure} />
      <Field label={t("field.email")} error={formState.errors.email?.message}>
        <Input type="email" autoComplete="username" {...register("email")} />
      </Field>
      <Button type="submit" variant="primary" pending={formState.isSubmitting} className="mt-1">
        {t("forgot.submit")}
      </Button>
    </form>
  );
}
