import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { api } from "@/lib/api/client";
import { useToast } from "../../ui/toast";
import { useFarmsRefresh } from "../farm/farm-data";
import { useFarmProblem } from "../farm/farm-problem";

// Offline, a change fails and says so, instead of waiting unseen for a connection.
const networkMode = "always";

/** Adds the sample farm and leads to its page. */
export function useSampleAddition() {
  const router = useRouter();
  const refresh = useFarmsRefresh();
  const fail = useFailure();
  return useMutation({
    networkMode,
    mutationFn: () => api("POST /v1/farms/sample"),
    onSuccess: ({ body }) => {
      router.push(`/farms/${body.id}`);
      return refresh();
    },
    onError: fail,
  });
}

/** Takes the sample farm away; adding it again undoes that. */
export function useSampleRemoval() {
  const t = useTranslations("farms.sample");
  const toast = useToast();
  const refresh = useFarmsRefresh();
  const fail = useFailure();
  const putBack = useMutation({
    networkMode,
    mutationFn: () => api("POST /v1/farms/sample"),
    onSuccess: refresh,
    onError: fail,
  });
  return useMutation({
    networkMode,
    mutationFn: () => api("DELETE /v1/farms/sample"),
    onSuccess: () => {
      toast({ title: t("removed"), undo: () => putBack.mutate() });
      return refresh();
    },
    onError: fail,
  });
}

function useFailure(): (error: Error) => void {
  const t = useTranslations("farms");
  const toast = useToast();
  const problem = useFarmProblem();
  return (error) => toast({ title: t("failed", { reason: problem(error) }) });
}
