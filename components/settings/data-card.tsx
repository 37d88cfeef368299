"use client";

import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { ApiCallError } from "@/lib/api/client";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { saveFile } from "../ui/save-file";
import { useToast } from "../ui/toast";
import { useHydrated } from "../ui/use-hydrated";
import { ChangeProblem } from "../shell/change-problem";

/** All data of the account as a file. @throws ApiCallError when it is refused or does not arrive whole. */
async function fetchOwnData(): Promise<Blob> {
  const response = await fetch("/console/own-data").catch(() => null);
  if (!response) throw new ApiCallError(0, "No connection", "");
  if (response.ok) {
    return response.blob().catch(() => {
      throw new ApiCallError(0, "No connection", "");
    });
  }
  const body: unknown = await response.json().catch(() => null);
  const { error, message } = (body ?? {}) as { error?: string; message?: string };
  throw new ApiCallError(response.status, error ?? response.statusText, message ?? "");
}

/** Gives the holder all that is kept of the account. `today` is YYYY-MM-DD. */
export function DataCard({ today }: { today: string }) {
  const t = useTranslations("settings.data");
  const toast = useToast();
  const hydrated = useHydrated();
  const { mutate, error, isPending } = useMutation({
    networkMode: "always",
    mutationFn: fetchOwnData,
    onSuccess: (file) => {
      saveFile({ fileName: t("file", { day: today }), mediaType: "application/zip", text: file });
      toast({ title: t("done") });
    },
  });
  return (
    <Card aria-labelledby="data">
      <CardHeader id="data" title={t("title")}>
        {t("body")}
      </CardHeader>
      <div className="flex flex-col gap-4">
        <ChangeProblem error={error} />
        <Button className="self-start" disabled={!hydrated} pending={isPending} onClick={() => mutate()}>
          <Download aria-hidden />
          {t("submit")}
        </Button>
        <p role="status" className="text-small text-ink-soft empty:hidden">
          {isPending ? t("working") : null}
        </p>
      </div>
    </Card>
  );
}
