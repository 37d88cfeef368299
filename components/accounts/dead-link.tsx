"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

/** Says that a reset link is used up or too old, and where to get another. */
export function DeadLink() {
  const t = useTranslations("auth.reset");
  const again = (
    <Button asChild>
      <Link href="/forgot-password">{t("badAction")}</Link>
    </Button>
  );
  return (
    <Notice tone="error" title={t("badTitle")} action={again}>
      {t("badBody")}
    </Notice>
  );
}
