import { useMutation } from "@tanstack/react-query";
import { api, type EndpointInput } from "@/lib/api/client";
import { useFarmsRefresh } from "./farm-data";
import { wasChangedMeanwhile } from "./farm-problem";

// Offline, a change fails and says so, instead of waiting unseen for a connection.
const networkMode = "always";

/** Adds a crop to a farm. */
export function useCropAddition(farmId: number) {
  const refresh = useFarmsRefresh();
  return useMutation({
    networkMode,
    mutationFn: (body: EndpointInput<"POST /v1/farms/{id}/crops">["body"]) =>
      api("POST /v1/farms/{id}/crops", { params: { id: farmId }, body }),
    // Not waited for: a crop that moves to another list must not take the caller's own words with it.
    onSuccess: () => void refresh(),
  });
}

type CropEdit = EndpointInput<"PATCH /v1/farms/{id}/crops/{farm_crop_id}">["body"];

/** Changes a crop on a farm; refused when the farm was changed since the version `ifMatch`. */
export function useCropChange({ farmId, cropId }: { farmId: number; cropId: number }) {
  const refresh = useFarmsRefresh();
  return useMutation({
    networkMode,
    mutationFn: ({ body, ifMatch }: { body: CropEdit; ifMatch: string | null }) =>
      api("PATCH /v1/farms/{id}/crops/{farm_crop_id}", { params: { id: farmId, farm_crop_id: cropId }, body, ifMatch }),
    onSuccess: () => void refresh(),
    // The newest version is shown beside what was typed, and the next try is against it.
    onError: (error) => (wasChangedMeanwhile(error) ? refresh() : undefined),
  });
}

/** Removes a crop from a farm. */
export function useCropRemoval({ farmId, cropId }: { farmId: number; cropId: number }) {
  const refresh = useFarmsRefresh();
  return useMutation({
    networkMode,
    mutationFn: (ifMatch: string | null) =>
      api("DELETE /v1/farms/{id}/crops/{farm_crop_id}", { params: { id: farmId, farm_crop_id: cropId }, ifMatch }),
    onSuccess: () => void refresh(),
    onError: (error) => (wasChangedMeanwhile(error) ? refresh() : undefined),
  });
}

/** Notes that a crop was watered. */
export function useIrrigation({ farmId, cropId }: { farmId: number; cropId: number }) {
  const refresh = useFarmsRefresh();
  return useMutation({
    networkMode,
    mutationFn: (body: { date: string; depth_mm: number }) =>
      api("POST /v1/farms/{id}/crops/{farm_crop_id}/irrigations", {
        params: { id: farmId, farm_crop_id: cropId },
        body,
      }),
    onSuccess: () => void refresh(),
  });
}
