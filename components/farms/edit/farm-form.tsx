"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { ApiCallError } from "@/lib/api/client";
import { Button } from "../../ui/button";
import { Card, CardHeader } from "../../ui/card";
import { Notice } from "../../ui/notice";
import { Conflict } from "./conflict";
import { DetailFields, NameFields } from "./farm-fields";
import { FarmProblem } from "./farm-problem";
import type { FarmValues } from "./farm-values";
import { LandCard } from "./land-card";
import { useDraft } from "./use-draft";
import { useFarmResolver } from "./use-farm-resolver";
import { useFarmSave } from "./use-farm-save";

/** The react-hook-form of a farm. */
export type FarmFormApi = UseFormReturn<FarmValues>;

type FarmFormProps = {
  /** The farm that is edited; null for a new one. */
  farmId: number | null;
  /** The form as it is filled in at first, and the version it was read at. */
  initial: FarmValues;
  etag: string | null;
};

/** Makes or edits a farm. Whatever is typed stays until it is saved, also over a failure and a reload. */
export function FarmForm({ farmId, initial, etag }: FarmFormProps) {
  const t = useTranslations("farmForm");
  const [base, setBase] = useState({ before: initial, etag });
  const form = useForm<FarmValues>({ resolver: useFarmResolver(), defaultValues: initial, shouldFocusError: true });
  const draft = useDraft({ farmId, form, base, setBase });
  const saving = useFarmSave(farmId);
  const save = form.handleSubmit((values) => saving.mutate({ values, ...base }));
  const conflicted = farmId !== null && saving.error instanceof ApiCallError && saving.error.status === 412;
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
      {draft.restored ? (
        <Notice title={t("restored")} action={<Button onClick={() => draft.discard()}>{t("startOver")}</Button>}>
          {t("restoredBody")}
        </Notice>
      ) : null}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <Card className="lg:col-start-1 lg:row-start-1">
          <CardHeader title={t("about")} />
          <NameFields form={form} />
        </Card>
        <LandCard form={form} className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1" />
        <Card className="lg:col-start-1 lg:row-start-2">
          <CardHeader title={t("more")} />
          <DetailFields form={form} withStatus={farmId !== null} />
        </Card>
      </div>
      {conflicted ? (
        <Conflict
          farmId={farmId}
          mine={form.getValues()}
          before={base.before}
          onKeepMine={(values, now) => {
            setBase(now);
            form.reset(values);
            saving.mutate({ values, ...now });
          }}
          onTakeTheirs={(now) => {
            setBase(now);
            draft.discard(now.before);
            saving.reset();
          }}
        />
      ) : null}
      <SaveBar
        pending={saving.isPending}
        error={conflicted ? null : saving.error}
        faulty={Object.keys(form.formState.errors).length > 0}
        cancelTo={farmId === null ? "/farms" : `/farms/${farmId}`}
      />
    </form>
  );
}

type SaveBarProps = {
  pending: boolean;
  /** Why the last try failed. */
  error: Error | null;
  /** Whether something in the form has to be corrected first. */
  faulty: boolean;
  cancelTo: string;
};

/** Saves; what kept it from saving stands beside it, wherever on the page one is. */
function SaveBar({ pending, error, faulty, cancelTo }: SaveBarProps) {
  const t = useTranslations("farmForm");
  const ui = useTranslations("shell.ui");
  return (
    <div className="border-line bg-paper sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 grid gap-3 border-t px-4 py-3 lg:bottom-0">
      {faulty ? null : <FarmProblem error={error} />}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p role="status" className="text-small mr-auto">
          {faulty ? t("faulty") : null}
        </p>
        <Button asChild>
          <Link href={cancelTo}>{ui("cancel")}</Link>
        </Button>
        <Button type="submit" variant="primary" pending={pending}>
          {t("save")}
        </Button>
      </div>
    </div>
  );
}
