"use client";

import { useTranslations } from "next-intl";
import { PageHeader } from "../../shell/page-header";
import { FarmForm } from "./farm-form";
import { valuesOf } from "./farm-values";

const empty = valuesOf(null);

/** Makes a farm. */
export function NewFarmPage() {
  const t = useTranslations("farmForm");
  return (
    <>
      <PageHeader title={t("newTitle")} answer={t("newLead")} />
      <FarmForm farmId={null} initial={empty} etag={null} />
    </>
  );
}
