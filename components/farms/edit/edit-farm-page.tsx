"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useState } from "react";
import { ApiCallError, apiQuery, type ApiAnswer } from "@/lib/api/client";
import { PageHeader } from "../../shell/page-header";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { Skeleton } from "../../ui/skeleton";
import { FarmForm } from "./farm-form";
import { valuesOf } from "./farm-values";

/** Edits a farm. */
export function EditFarmPage({ farmId }: { farmId: number }) {
  const t = useTranslations("farmForm");
  const query = useQuery(apiQuery("GET /v1/farms/{id}", { params: { id: farmId } }));
  const { data, error } = query;
  return (
    <>
      <PageHeader title={t("editTitle")} {...(data ? { place: data.body.name } : {})} />
      {data ? <Opened farmId={farmId} answer={data} /> : null}
      {!data && error ? <Missing error={error} onRetry={() => void query.refetch()} /> : null}
      {!data && !error ? <Skeleton className="h-96 w-full" /> : null}
    </>
  );
}

/** The farm as it was when editing began: what is fetched later must not take away what is typed. */
function Opened({ farmId, answer }: { farmId: number; answer: ApiAnswer<"GET /v1/farms/{id}"> }) {
  const [opened] = useState({ initial: valuesOf(answer.body), etag: answer.etag });
  return <FarmForm farmId={farmId} {...opened} />;
}

function Missing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations("farmForm.missing");
  if (error instanceof ApiCallError && error.status === 404) {
    const action = (
      <Button asChild>
        <Link href="/farms">{t("toFarms")}</Link>
      </Button>
    );
    return (
      <Notice title={t("notFound")} action={action}>
        {t("notFoundBody")}
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={t("failed")} action={<Button onClick={onRetry}>{t("tryAgain")}</Button>}>
      {t("failedBody")}
    </Notice>
  );
}
