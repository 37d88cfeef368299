"use client";

import { Plus, Sprout, Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useId } from "react";
import { Button } from "../../ui/button";
import { useSampleAddition } from "./use-sample";

/** What an account without farms sees: three ways to the first one. */
export function FirstFarm() {
  const t = useTranslations("farms.first");
  const id = useId();
  const sample = useSampleAddition();
  return (
    <section aria-labelledby={id} className="rounded-card border-line bg-surface border p-5 lg:p-6">
      <h2 id={id} className="text-heading">
        {t("title")}
      </h2>
      <p className="text-ink-soft mt-1">{t("body")}</p>
      <div className="mt-5 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <Button asChild variant="primary">
          <Link href="/farms/new">
            <Plus aria-hidden />
            {t("new")}
          </Link>
        </Button>
        <Button asChild>
          <Link href="/farms/import">
            <Upload aria-hidden />
            {t("import")}
          </Link>
        </Button>
        <Button pending={sample.isPending} onClick={() => sample.mutate()}>
          <Sprout aria-hidden />
          {t("sample")}
        </Button>
      </div>
      <p className="text-small text-ink-soft mt-4">{t("sampleHint")}</p>
    </section>
  );
}
