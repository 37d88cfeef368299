import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "@/lib/api/client";
import type { MapFocus } from "../../maps/corner-map-view";
import type { PlaceChoice } from "../../places/place-choice";
import { PlaceSearch } from "../../places/place-search";

const townZoom = 14;

/** Brings a place found by name, or the device's own, onto the map. */
export function PlaceFinder({ onFound }: { onFound: (focus: MapFocus) => void }) {
  const t = useTranslations("farmForm.land");
  const [failed, setFailed] = useState(false);
  const pick = async (choice: PlaceChoice) => {
    setFailed(false);
    const found = "location" in choice ? await placeNamed(choice.location) : choice;
    if (found) onFound({ at: [found.latitude, found.longitude], zoom: townZoom });
    else setFailed(true);
  };
  const placeNamed = async (search: string) => {
    const answer = await api("GET /v1/places", { query: { search } }).catch(() => null);
    return answer?.body.data[0] ?? null;
  };
  return (
    <div className="grid gap-1.5">
      <p className="text-small text-ink-soft">{t("find")}</p>
      <PlaceSearch onChoose={(choice) => void pick(choice)} />
      <p role="status" className="text-small text-clay empty:hidden">
        {failed ? t("notFound") : null}
      </p>
    </div>
  );
}
