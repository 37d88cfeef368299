"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { apiQuery } from "@/lib/api/client";
import { PageHeader } from "../shell/page-header";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { Notice } from "../ui/notice";
import { AddDialog } from "./add-dialog";
import { WebhookCard } from "./webhook-card";
import type { Webhook } from "./webhook-words";
import { WebhooksSkeleton } from "./webhooks-skeleton";

/** So often is looked while an event is on its way. */
const lookMs = 5_000;

/** The webhooks page. */
export function WebhooksView() {
  const t = useTranslations("webhooks");
  const { data, isError, refetch } = useQuery({
    ...apiQuery("GET /v1/webhooks"),
    refetchInterval: ({ state }) =>
      state.data?.body.data.some(({ last_delivery: last }) => last?.state === "pending") === true ? lookMs : false,
  });
  const webhooks = data?.body.data;
  const retry = <Button onClick={() => void refetch()}>{t("problem.retry")}</Button>;
  return (
    <>
      <PageHeader title={t("title")} answer={webhooks ? <Lead webhooks={webhooks} /> : null} actions={<AddDialog />} />
      <div className="flex flex-col gap-4">
        {isError ? (
          <Notice tone="error" title={t("problem.list")} action={retry}>
            {t("problem.listBody")}
          </Notice>
        ) : null}
        {webhooks === undefined ? isError ? null : <WebhooksSkeleton /> : <List webhooks={webhooks} />}
      </div>
    </>
  );
}

function Lead({ webhooks }: { webhooks: readonly Webhook[] }) {
  const t = useTranslations("webhooks.lead");
  if (webhooks.length === 0) return t("none");
  const active = webhooks.filter((webhook) => webhook.active);
  const failing = active.filter(({ last_delivery: last }) => last?.state === "failed").length;
  return failing > 0 ? t("failing", { active: active.length, failing }) : t("some", { active: active.length });
}

function List({ webhooks }: { webhooks: readonly Webhook[] }) {
  const t = useTranslations("webhooks.empty");
  const guide = (
    <Link href="/docs/webhooks" className="text-leaf underline underline-offset-2">
      {t("docs")}
    </Link>
  );
  if (webhooks.length === 0) {
    return (
      <Card className="max-w-3xl">
        <CardHeader title={t("title")}>{t("body")}</CardHeader>
        {guide}
      </Card>
    );
  }
  return (
    <>
      {webhooks.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} />
      ))}
      <p>{guide}</p>
    </>
  );
}
