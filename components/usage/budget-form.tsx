"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { api } from "@/lib/api/client";
import { budgetText } from "../accounts/key-fields";
import { Button } from "../ui/button";
import { Field, Input } from "../ui/field";
import { useToast } from "../ui/toast";
import { useHydrated } from "../ui/use-hydrated";
import { SaveProblem } from "./usage-problem";
import { useUsageWords } from "./use-usage-words";

function useBudgetChange() {
  const client = useQueryClient();
  return useMutation({
    // Offline, a change fails and says so, instead of waiting unseen for a connection.
    networkMode: "always",
    mutationFn: (budget: string | null) => api("PUT /v1/usage/budget", { body: { budget_naira: budget } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["GET /v1/usage"] }),
  });
}

/** Sets the account's monthly budget; what was typed stays when that fails. */
export function BudgetForm({ budget }: { budget: string | null }) {
  const { t, money } = useUsageWords();
  const toast = useToast();
  const hydrated = useHydrated();
  const { mutate, error, isPending } = useBudgetChange();
  const schema = z.object({
    budget: z.string().refine((entered) => {
      const text = budgetText(entered);
      return text === null || /^\d{1,9}(\.\d{1,4})?$/.test(text);
    }, t("budget.fault")),
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { budget: budget?.replace(/\.?0+$/, "") ?? "" },
  });
  const save = handleSubmit(({ budget: entered }) => {
    const text = budgetText(entered);
    const title = text === null ? t("budget.lifted") : t("budget.saved", { budget: money(text) });
    mutate(text, { onSuccess: () => toast({ title }) });
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-3">
      <SaveProblem error={error} />
      <Field label={t("budget.field")} hint={t("budget.hint")} error={formState.errors.budget?.message}>
        <Input inputMode="decimal" autoComplete="off" {...register("budget")} />
      </Field>
      <Button type="submit" variant="primary" pending={isPending} disabled={!hydrated} className="self-start">
        {t("budget.save")}
      </Button>
    </form>
  );
}
