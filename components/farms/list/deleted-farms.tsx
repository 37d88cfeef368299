"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { api, apiQuery, type EndpointBody } from "@/lib/api/client";
import { Button } from "../../ui/button";
import { useToast } from "../../ui/toast";
import { useFarmsRefresh } from "../farm/farm-data";
import { useFarmProblem } from "../farm/farm-problem";

/** Farms that were deleted in the last 30 days, each with its way back. */
export function DeletedFarms() {
  const t = useTranslations("farms.deleted");
  const { data } = useQuery(apiQuery("GET /v1/farms/deleted"));
  const farms = data?.body.data ?? [];
  if (farms.length === 0) return null;
  return (
    <details className="rounded-card border-line bg-surface border">
      <summary className="flex min-h-11 items-center px-4 py-2 font-medium">
        {t("title", { count: farms.length })}
      </summary>
      <ul className="divide-line border-line divide-y border-t">
        {farms.map((farm) => (
          <DeletedItem key={farm.id} farm={farm} />
        ))}
      </ul>
    </details>
  );
}

type DeletedFarm = EndpointBody<"GET /v1/farms/deleted">["data"][number];

function DeletedItem({ farm }: { farm: DeletedFarm }) {
  const t = useTranslations("farms.deleted");
  const format = useFormatter();
  const restoring = useRestore(farm);
  const day = (moment: string) => format.dateTime(new Date(moment), { day: "numeric", month: "long" });
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{farm.name}</span>
        <span className="text-small text-ink-soft block">
          {t("until", { deleted: day(farm.deleted_at), until: day(farm.restorable_until) })}
        </span>
      </span>
      <Button
        size="compact"
        aria-label={t("restoreLabel", { name: farm.name })}
        pending={restoring.isPending}
        onClick={() => restoring.mutate()}
      >
        {t("restore")}
      </Button>
    </li>
  );
}

function useRestore({ id, name }: DeletedFarm) {
  const t = useTranslations("farms");
  const toast = useToast();
  const refresh = useFarmsRefresh();
  const problem = useFarmProblem();
  return useMutation({
    // Offline, a change fails and says so, instead of waiting unseen for a connection.
    networkMode: "always",
    mutationFn: () => api("POST /v1/farms/{id}/restore", { params: { id } }),
    onSuccess: () => {
      toast({ title: t("deleted.restored", { name }) });
      return refresh();
    },
    onError: (error) => toast({ title: t("failed", { reason: problem(error) }) }),
  });
}
