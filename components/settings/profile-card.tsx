"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { api } from "@/lib/api/client";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { Field, Input } from "../ui/field";
import { useToast } from "../ui/toast";
import { useHydrated } from "../ui/use-hydrated";
import { ChangeProblem } from "../shell/change-problem";
import { useAccountChange } from "./use-account-change";

function useProfileSchema() {
  const t = useTranslations("auth.fault");
  return z.object({ name: z.string().trim().min(1, t("nameMissing")).max(100, t("nameLong")) });
}

/** What the account's holder is called. */
export function ProfileCard({ name }: { name: string }) {
  const t = useTranslations("settings.profile");
  const toast = useToast();
  const hydrated = useHydrated();
  const change = useAccountChange((body: { name: string }) => api("PATCH /v1/account", { body }));
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(useProfileSchema()),
    defaultValues: { name },
  });
  const submit = handleSubmit((body) =>
    change.mutate(body, {
      onSuccess: () => {
        reset(body);
        toast({ title: t("done") });
      },
    }),
  );
  return (
    <Card aria-labelledby="profile">
      <CardHeader id="profile" title={t("title")} />
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <ChangeProblem error={change.error} />
        <Field label={t("name")} error={formState.errors.name?.message}>
          <Input autoComplete="name" {...register("name")} />
        </Field>
        <Button type="submit" className="self-start" disabled={!hydrated} pending={change.isPending}>
          {t("submit")}
        </Button>
      </form>
    </Card>
  );
}
