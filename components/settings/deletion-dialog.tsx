"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { api } from "@/lib/api/client";
import { useCredentialSchemas } from "../accounts/credentials-form";
import { PasswordInput } from "../accounts/password-input";
import { Button } from "../ui/button";
import { Dialog, DialogActions, DialogClose } from "../ui/dialog";
import { Field } from "../ui/field";
import { ChangeProblem, statusOf } from "../shell/change-problem";
import { useAccountChange } from "./use-account-change";

/** Says what happens and asks for the password before the account is to be deleted. */
export function DeletionDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTranslations("settings");
  const ui = useTranslations("shell.ui");
  const change = useAccountChange((body: { password: string }) => api("POST /v1/account/deletion", { body }));
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(useCredentialSchemas().signIn.pick({ password: true })),
    defaultValues: { password: "" },
  });
  const refuse = (error: Error) => {
    if (statusOf(error) === 403) setError("password", { message: t("fault.wrongPassword") }, { shouldFocus: true });
  };
  const submit = handleSubmit((body) => change.mutate(body, { onSuccess: onClose, onError: refuse }));
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={t("deletion.dialogTitle")}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Consequences />
        <ChangeProblem error={statusOf(change.error) === 403 ? null : change.error} />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label={t("deletion.password")} error={formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register("password")} />
        </Field>
        <DialogActions>
          <DialogClose>
            <Button>{ui("cancel")}</Button>
          </DialogClose>
          <Button type="submit" variant="danger" pending={change.isPending}>
            {t("deletion.submit")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const steps = [
  ["nowTitle", "now"],
  ["laterTitle", "later"],
  ["undoTitle", "undo"],
] as const;

function Consequences() {
  const t = useTranslations("settings.deletion");
  return (
    <dl className="flex flex-col gap-3">
      {steps.map(([title, body]) => (
        <div key={title}>
          <dt className="font-medium">{t(title)}</dt>
          <dd className="text-ink-soft">{t(body)}</dd>
        </div>
      ))}
    </dl>
  );
}
