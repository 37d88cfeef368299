/** The id of a crop in an address; null when it names none. */
export function readCrop(params: URLSearchParams): number | null {
  const text = params.get("crop") ?? "";
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The call that gets the alerts of a crop, or of all, on one farm or on all. */
export function boardInput({ cropId = null, farmId = null }: { cropId?: number | null; farmId?: number | null }) {
  return { query: { ...(farmId !== null && { farm_id: farmId }), ...(cropId !== null && { crop_id: cropId }) } };
}
