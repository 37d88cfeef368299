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
export type PlaceOption = { id: string; group: OptionGroup; name: string; detail: string; choice: PlaceChoice };
/** The parts of the list, in their order. */
export type OptionGroup = "recent" | "farm" | "found";

const settleMs = 200;
const fewestLetters = 2;
const mostFarms = 5;

/** What the search offers for a typed text: farms and places of that name, or, before anything is typed, the recent ones. */
export function usePlaceOptions(text: string) {
  const typed = text.trim();
  const search = useSettled(typed, settleMs);
  const searching = typed.length >= fewestLetters;
  const asked = searching && search.length >= fewestLetters;
  const recent = useRecentOptions();
  const farms = useFarmOptions(asked ? search : null);
  const found = useQuery({
    ...apiQuery("GET /v1/places", { query: { search } }),
    enabled: asked,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const toOption = useFoundOption();
  if (!searching) {
    return { kind: "recent" as const, options: [...recent, ...farms.options], farms, pending: false, failed: false };
  }
  return {
    kind: "found" as const,
    // The place of a name goes first: Enter alone chooses it.
    options: [...(found.data?.body.data ?? []).map(toOption), ...farms.options],
    farms,
    pending: found.isPending || found.isPlaceholderData || search !== typed,
    failed: found.isError,
  };
}

function useRecentOptions(): PlaceOption[] {
  const t = useTranslations("weather.place");
  return useRecentPlaces().map((choice, index) => ({
    id: `recent-${index}`,
    group: "recent",
    name: choiceName(choice) ?? t("mine"),
    detail: ("area" in choice && choice.area) || "",
    choice,
  }));
}

/** The account's farms that have a place: those that a text finds, else the last changed. `none`: it has no farm. */
function useFarmOptions(search: string | null): { options: PlaceOption[]; none: boolean } {
  const words = search?.replace(/[<>\p{Cc}]/gu, " ").trim() ?? "";
  const query = { sort: "-updated_at", per_page: mostFarms, ...(words === "" ? {} : { search: words }) } as const;
  const { data } = useQuery({ ...apiQuery("GET /v1/farms", { query }), placeholderData: keepPreviousData });
  const options = (data?.body.data ?? []).flatMap(({ id, name, location, coordinates }): PlaceOption[] =>
    coordinates
      ? [
          {
            id: `farm-${id}`,
            group: "farm",
            name,
            detail: location ?? "",
            choice: farmChoice({ id, name, location, coordinates }),
          },
        ]
      : [],
  );
  return { options, none: search === null && data?.body.meta.total === 0 };
}

type PlacedFarm = {
  id: number;
  name: string;
  location: string | null;
  coordinates: { latitude: number; longitude: number };
};

const farmChoice = ({ id, name, location, coordinates }: PlacedFarm): PlaceChoice => ({
  ...coordinates,
  name,
  area: location,
  farmId: id,
});

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
      group: "found",
      name,
      detail: t("detail", { kind: t(`kind.${place.kind}`), area }),
      choice: { latitude, longitude, name, area },
    };
  };
}
