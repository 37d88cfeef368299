import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { api } from "@/lib/api/client";
import { useToast } from "../../ui/toast";
import { keepDraft } from "./farm-draft";
import { farmEditOf, newFarmOf, type FarmValues } from "./farm-values";

/** What is saved: a new farm, or the changes of one against the version that was read. */
export type FarmSaving = { values: FarmValues; before: FarmValues; etag: string | null };

async function save(farmId: number | null, { values, before, etag }: FarmSaving): Promise<number> {
  if (farmId === null) return (await api("POST /v1/farms", { body: newFarmOf(values) })).body.id;
  const body = farmEditOf(values, before);
  if (Object.keys(body).length > 0) await api("PUT /v1/farms/{id}", { params: { id: farmId }, body, ifMatch: etag });
  return farmId;
}

/** Saves a farm, forgets its draft and leads to it. A failure leaves everything as it is. */
export function useFarmSave(farmId: number | null) {
  const t = useTranslations("farmForm");
  const client = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  return useMutation({
    // Offline, saving fails and says so, instead of waiting unseen for a connection.
    networkMode: "always",
    mutationFn: (saving: FarmSaving) => save(farmId, saving),
    onSuccess: async (id, { values }) => {
      keepDraft(farmId, null);
      await client.invalidateQueries({ predicate: ({ queryKey: [key] }) => String(key).includes("/v1/farms") });
      toast({ title: t("saved", { name: values.name.trim() }) });
      router.push(`/farms/${id}`);
    },
  });
}
