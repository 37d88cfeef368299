"use client";

import { useFormatter, useTranslations } from "next-intl";
import { api } from "@/lib/api/client";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { useToast } from "../ui/toast";
import { useHydrated } from "../ui/use-hydrated";
import { ChangeProblem } from "../shell/change-problem";
import { useAccountChange } from "./use-account-change";

/** Above every page of an account that is to be deleted: when, and the way to keep it. */
export function DeletionNotice({ deleteAfter }: { deleteAfter: string }) {
  const t = useTranslations("settings.deletion");
  const format = useFormatter();
  const toast = useToast();
  const hydrated = useHydrated();
  const keep = useAccountChange(() => api("DELETE /v1/account/deletion"));
  const done = () => toast({ title: t("kept") });
  const button = (
    <Button disabled={!hydrated} pending={keep.isPending} onClick={() => keep.mutate(undefined, { onSuccess: done })}>
      {t("keep")}
    </Button>
  );
  // The frame around the page is drawn anew a little later.
  if (keep.isSuccess) return null;
  const date = format.dateTime(new Date(deleteAfter), { dateStyle: "long" });
  return (
    <div className="my-4 flex flex-col gap-3 lg:mt-7 lg:mb-0">
      <Notice tone="warn" title={t("pendingTitle", { date })} action={button}>
        {t("pendingBody")}
      </Notice>
      <ChangeProblem error={keep.error} />
    </div>
  );
}
