"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { ApiCallError, type ApiAnswer } from "@/lib/api/client";
import { PageHeader } from "../../shell/page-header";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { dayBySun } from "../../weather/calendar-days";
import { useNow } from "../../weather/use-now";
import { FarmActions } from "./farm-actions";
import { FarmAnswer } from "./farm-answer";
import { useFarm, useSeason } from "./farm-data";
import { FarmSkeleton } from "./farm-skeleton";
import { FarmTabs } from "./farm-tabs";

/** Degrees east of Nigeria's middle: where a farm without a place is taken to be for its date. */
const homeLongitude = 8;

const isGone = (error: Error | null) => error instanceof ApiCallError && error.status === 404;

/** One farm: what it needs in a sentence, where it is, its crops, its weather and water. */
export function FarmPage({ farmId, serverNow }: { farmId: number; serverNow: number }) {
  const t = useTranslations("farm");
  const now = useNow(serverNow);
  const query = useFarm(farmId);
  const season = useSeason(farmId);
  if (!query.data || isGone(query.error)) {
    return (
      <>
        <PageHeader title={t("title")} />
        <Missing query={query} />
      </>
    );
  }
  const { body: farm, etag } = query.data;
  const today = season.data?.body.today ?? dayBySun(now, farm.coordinates?.longitude ?? homeLongitude);
  return (
    <>
      <PageHeader
        title={farm.name}
        {...(farm.location ? { place: farm.location } : {})}
        answer={<FarmAnswer farm={farm} season={season} />}
        actions={<FarmActions farm={farm} etag={etag} />}
      />
      <FarmTabs {...{ farm, etag, season, today, now }} />
    </>
  );
}

function Missing({ query }: { query: UseQueryResult<ApiAnswer<"GET /v1/farms/{id}">> }) {
  const t = useTranslations("farm.state");
  if (!query.isError) return <FarmSkeleton />;
  if (isGone(query.error)) {
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
  const retry = (
    <Button pending={query.isFetching} onClick={() => void query.refetch()}>
      {t("retry")}
    </Button>
  );
  return (
    <Notice tone="error" title={t("failed")} action={retry}>
      {t("failedBody")}
    </Notice>
  );
}
