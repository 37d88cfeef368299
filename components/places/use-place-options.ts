import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { z } from "zod";
import { apiQuery } from "@/lib/api/client";
import type { PlaceSearchResult } from "@/lib/places/contract";
import { choiceName, type PlaceChoice } from "./place-choice";
import { useRecentPlaces } from "./recent-places";
import { useSettled } from "./use-settled";

type FoundPlace = z.output<typeof PlaceSearchResult>["data"][number];
/** One line of the search's list. */
export type PlaceOption = { id: string; name: string; detail: string; choice: PlaceChoice };

const settleMs = 200;
const fewestLetters = 2;

/** What the search offers for a typed text: places of that name, or, before anything is typed, the recent ones. */
export function usePlaceOptions(text: string) {
  const t = useTranslations("weather.place");
  const recent = useRecentPlaces();
  const typed = text.trim();
  const search = useSettled(typed, settleMs);
  const searching = typed.length >= fewestLetters;
  const found = useQuery({
    ...apiQuery("GET /v1/places", { query: { search } }),
    enabled: searching && search.length >= fewestLetters,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const toOption = useFoundOption();
  if (!searching) {
    const options = recent.map((choice, index) => ({
      id: `recent-${index}`,
      name: choiceName(choice) ?? t("mine"),
      detail: ("area" in choice && choice.area) || "",
      choice,
    }));
    return { kind: "recent" as const, options, pending: false, failed: false };
  }
  return {
    kind: "found" as const,
    options: (found.data?.body.data ?? []).map(toOption),
    pending: found.isPending || found.isPlaceholderData || search !== typed,
    failed: found.isError,
  };
}

function useFoundOption(): (place: FoundPlace) => PlaceOption {
  const t = useTranslations("weather.place");
  const locale = useLocale();
  return (place) => {
    const country = new Intl.DisplayNames(locale, { type: "region" }).of(place.country) ?? place.country;
    const inState = place.admin1 !== "" && place.admin1 !== place.name;
    const area = inState ? `${place.admin1}, ${country}` : country;
    const { id, name, latitude, longitude } = place;
    return {
      id: String(id),
      name,
      detail: t("detail", { kind: t(`kind.${place.kind}`), area }),
      choice: { latitude, longitude, name, area },
    };
  };
}
