"use client";

import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import type { ApiAddress } from "@/lib/accounts/api-address";
import type { KeyJson } from "@/lib/accounts/contract";
import { Button } from "../ui/button";
import { Dialog, DialogActions, DialogClose } from "../ui/dialog";
import { Field, Input, Select } from "../ui/field";
import { endOfDay } from "./key-fields";
import { ChangeProblem } from "../shell/change-problem";
import { NewSecret } from "./new-secret";
import { useKeyRotation } from "./use-key-change";
import { useKeyWords } from "./use-key-words";
import { useSecretGuard } from "./use-secret-guard";

type RotateDialogProps = { apiKey: KeyJson; today: string; address: ApiAddress; onClose: () => void };

/** Replaces a key: first how long the old one keeps working, then the new one's secret, which is shown only here. */
export function RotateDialog({ apiKey, today, address, onClose }: RotateDialogProps) {
  const t = useTranslations("keys");
  const { mutate, data, error, isPending } = useKeyRotation();
  const issued = data?.body;
  const guard = useSecretGuard({ secret: issued?.secret, pending: isPending, onClose });
  const rotate = ({ grace, expiry }: Wish) =>
    mutate({ params: { id: apiKey.id }, body: { grace_hours: Number(grace), expires_at: endOfDay(expiry) } });
  return (
    <Dialog
      open
      onOpenChange={(wanted) => (wanted ? undefined : guard.tryToLeave())}
      title={issued ? t("secret.title") : t("rotation.title", { name: apiKey.name })}
      description={t(issued ? "secret.lead" : "rotation.lead")}
    >
      {issued ? (
        <NewSecret issued={issued} address={address} warned={guard.warned} onDone={guard.leave} />
      ) : (
        <RotationForm budget={apiKey.budget_naira} today={today} pending={isPending} error={error} onSubmit={rotate} />
      )}
    </Dialog>
  );
}

const graces = ["0", "1", "24", "168", "720"] as const;

/** The form as it is filled in: hours that the old key keeps, and the new one's last day (YYYY-MM-DD), if any. */
type Wish = { grace: (typeof graces)[number]; expiry: string };

type RotationFormProps = {
  /** Naira that either key may spend in a month; null: any. */
  budget: string | null;
  today: string;
  pending: boolean;
  error: Error | null;
  onSubmit: (wish: Wish) => void;
};

function RotationForm({ budget, today, pending, error, onSubmit }: RotationFormProps) {
  const t = useTranslations("keys");
  const ui = useTranslations("shell.ui");
  const { money } = useKeyWords();
  const { register, handleSubmit, formState } = useForm<Wish>({ defaultValues: { grace: "24", expiry: "" } });
  const submit = handleSubmit((wish) => onSubmit(wish));
  const laterThanToday = (day: string) => day === "" || day >= today || t("fault.expiryPast");
  const graceHint =
    budget === null ? t("rotation.graceHint") : t("rotation.graceBudgetHint", { amount: money(Number(budget)) });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <ChangeProblem error={error} />
      <Field label={t("rotation.grace")} hint={graceHint}>
        <Select {...register("grace")}>
          {graces.map((hours) => (
            <option key={hours} value={hours}>
              {t(`rotation.hours.${hours}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t("rotation.expiry")}
        aside={t("form.optional")}
        hint={t("form.expiryHint")}
        error={formState.errors.expiry?.message}
      >
        <Input type="date" min={today} max="2100-12-31" {...register("expiry", { validate: laterThanToday })} />
      </Field>
      <DialogActions>
        <DialogClose>
          <Button>{ui("cancel")}</Button>
        </DialogClose>
        <Button type="submit" variant="primary" pending={pending}>
          {t("rotation.submit")}
        </Button>
      </DialogActions>
    </form>
  );
}
