"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { apiQuery } from "@/lib/api/client";
import { listedDeliveries } from "@/lib/webhooks/contract";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";
import { DeliveryEntry } from "./delivery-entry";
import type { Webhook } from "./webhook-words";

/** So often is looked while something is to be sent for the first time. */
const lookMs = 2_000;

/** The newest deliveries of a webhook. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const t = useTranslations("webhooks.log");
  const { data, isError, refetch } = useQuery({
    ...apiQuery("GET /v1/webhooks/{id}/deliveries", { params: { id: webhook.id } }),
    refetchInterval: ({ state }) =>
      state.data?.body.data.some((each) => each.state === "pending" && each.attempts.length === 0) === true
        ? lookMs
        : false,
  });
  const deliveries = data?.body.data;
  if (isError && !deliveries) {
    return (
      <Notice tone="error" title={t("problem")} action={<Button onClick={() => void refetch()}>{t("retry")}</Button>}>
        {t("problemBody")}
      </Notice>
    );
  }
  if (!deliveries) return <Skeleton className="h-24" />;
  if (deliveries.length === 0) return <p className="text-ink-soft py-3">{t("none")}</p>;
  return (
    <>
      <ul aria-label={t("of", { name: webhook.name })} className="divide-line divide-y">
        {deliveries.map((delivery) => (
          <DeliveryEntry key={delivery.id} delivery={delivery} canReplay={webhook.active} />
        ))}
      </ul>
      {deliveries.length === listedDeliveries ? <p className="text-small text-ink-soft">{t("more")}</p> : null}
    </>
  );
}
