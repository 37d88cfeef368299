import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { api } from "@/lib/api/client";
import { useToast } from "../../ui/toast";
import { aboutFarms, aboutOne, useFarmsRefresh, type Farm } from "./farm-data";
import { useFarmProblem, wasChangedMeanwhile } from "./farm-problem";

// Offline, a change fails and says so, instead of waiting unseen for a connection.
const networkMode = "always";

const done = { active: "activated", fallow: "fallowed", archived: "archived" } as const;

/** Changes the status of a farm, with a way back. */
export function useStatusChange(farm: Farm, etag: string | null) {
  const t = useTranslations("farm.actions");
  const toast = useToast();
  const refresh = useFarmsRefresh();
  const problem = useFarmProblem();
  const change = useMutation({
    networkMode,
    mutationFn: ({ status, ifMatch }: { status: Farm["status"]; ifMatch: string | null }) =>
      api("PUT /v1/farms/{id}", { params: { id: farm.id }, body: { status }, ifMatch }),
    onSuccess: ({ etag: version }, { status }) => {
      const undo = () => change.mutate({ status: farm.status, ifMatch: version });
      toast({ title: t(done[status], { name: farm.name }), ...(status === farm.status ? {} : { undo }) });
      return refresh();
    },
    onError: async (error) => {
      toast({ title: t("failed", { reason: problem(error) }) });
      if (wasChangedMeanwhile(error)) await refresh();
    },
  });
  return { pending: change.isPending, setStatus: (status: Farm["status"]) => change.mutate({ status, ifMatch: etag }) };
}

/** Deletes a farm and leads to the list, with a way to have it back. */
export function useFarmDeletion(farm: Farm, etag: string | null) {
  const t = useTranslations("farm.actions");
  const toast = useToast();
  const router = useRouter();
  const client = useQueryClient();
  const refresh = useFarmsRefresh();
  const problem = useFarmProblem();
  const fail = (error: Error) => toast({ title: t("failed", { reason: problem(error) }) });
  const params = { id: farm.id };
  const restore = async () => {
    try {
      await api("POST /v1/farms/{id}/restore", { params });
      await refresh();
      router.push(`/farms/${farm.id}`);
      toast({ title: t("restored", { name: farm.name }) });
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const deletion = useMutation({
    networkMode,
    mutationFn: () => api("DELETE /v1/farms/{id}", { params, ifMatch: etag }),
    onSuccess: () => {
      toast({ title: t("deleted", { name: farm.name }), undo: () => void restore() });
      router.push("/farms");
      // The page stays as it is until it is left; whoever comes back to it asks anew.
      void client.invalidateQueries({ predicate: aboutFarms, refetchType: "none" });
      void client.refetchQueries({ predicate: (query) => aboutFarms(query) && !aboutOne(query), type: "active" });
    },
    onError: async (error) => {
      fail(error);
      if (wasChangedMeanwhile(error)) await refresh();
    },
  });
  return { pending: deletion.isPending, remove: () => deletion.mutate() };
}
