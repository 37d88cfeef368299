"use client";

import { useTranslations } from "next-intl";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

/** What stands in place of a page that failed; `digest` finds the failure in the log. */
export function PageError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const t = useTranslations("shell.error");
  return (
    <div className="mx-auto max-w-xl px-4 py-16">
      <Notice tone="error" title={<h1>{t("title")}</h1>} action={<Button onClick={retry}>{t("retry")}</Button>}>
        {error.digest ? t("body", { reference: error.digest }) : t("bodyPlain")}
      </Notice>
    </div>
  );
}
