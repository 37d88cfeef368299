"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import Link from "next/link";
import type { ApiAddress } from "@/lib/accounts/api-address";
import type { KeyJson } from "@/lib/accounts/contract";
import { apiQuery } from "@/lib/api/client";
import { PageHeader } from "../shell/page-header";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { Notice } from "../ui/notice";
import { CurlBlock } from "./curl-block";
import { IssueDialog } from "./issue-dialog";
import { KeyTable } from "./key-table";
import { KeysSkeleton } from "./keys-skeleton";
import { useKeyWords } from "./use-key-words";

/** The API keys page. `today` is YYYY-MM-DD in Lagos. */
export function KeysView({ address, today }: { address: ApiAddress; today: string }) {
  const t = useTranslations("keys");
  const { data, isError, refetch } = useQuery(apiQuery("GET /v1/keys"));
  const keys = data?.body.data;
  const retry = <Button onClick={() => void refetch()}>{t("problem.retry")}</Button>;
  return (
    <>
      <PageHeader
        title={t("title")}
        answer={keys ? <Lead keys={keys} /> : null}
        actions={<IssueDialog today={today} address={address} />}
      />
      <div className="flex flex-col gap-6">
        {isError ? (
          <Notice tone="error" title={t("problem.list")} action={retry}>
            {t("problem.listBody")}
          </Notice>
        ) : null}
        {keys === undefined ? isError ? null : <KeysSkeleton /> : <Keys keys={keys} address={address} today={today} />}
      </div>
    </>
  );
}

function Lead({ keys }: { keys: readonly KeyJson[] }) {
  const t = useTranslations("keys.lead");
  const { money } = useKeyWords();
  if (keys.length === 0) return t("none");
  const active = keys.filter((key) => key.state === "active").length;
  const calls = keys.reduce((sum, key) => sum + key.calls_this_month, 0);
  const cost = keys.reduce((sum, key) => sum + Number(key.cost_this_month_naira), 0);
  return t("some", { active, calls, cost: money(cost) });
}

function Keys({ keys, address, today }: { keys: readonly KeyJson[]; address: ApiAddress; today: string }) {
  const t = useTranslations("keys.empty");
  if (keys.length > 0) {
    return (
      <Card className="py-1 lg:py-2">
        <KeyTable keys={keys} today={today} address={address} />
      </Card>
    );
  }
  return (
    <Card className="max-w-3xl">
      <CardHeader title={t("title")}>{t("body")}</CardHeader>
      <CurlBlock address={address} apiKey="YOUR_API_KEY" />
      <Link
        href="/docs/getting-started"
        className="text-sky inline-flex min-h-11 items-center underline underline-offset-3"
      >
        {t("docs")}
      </Link>
    </Card>
  );
}
