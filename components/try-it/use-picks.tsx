import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import Link from "next/link";
import type { ReactNode } from "react";
import { apiQuery } from "@/lib/api/client";
import { useSettled } from "../places/use-settled";
import type { Picks } from "./pick-box";

const settleMs = 200;
const offered = 8;
const fewestLetters = 2;

const isId = (text: string) => /^\d+$/.test(text);

/** What is searched for: the settled text; null when it is an id. */
function useSearch(text: string) {
  const typed = text.trim();
  const settled = useSettled(typed, settleMs);
  const words = settled.replace(/[<>{}[\]|\\\p{Cc}]/gu, " ").trim();
  return { typed, words: isId(settled) ? null : words, settling: settled !== typed };
}

/** The account's farms that fit a text; the last changed before anything is typed. */
export function useFarmPicks(text: string): Picks {
  const t = useTranslations("tryIt.pick");
  const { typed, words, settling } = useSearch(text);
  const query = { sort: "-updated_at", per_page: offered, ...(words ? { search: words } : {}) } as const;
  const found = useQuery({
    ...apiQuery("GET /v1/farms", { query }),
    enabled: words !== null,
    placeholderData: keepPreviousData,
  });
  if (isId(typed)) return { options: [], pending: false, note: null };
  const options = (found.data?.body.data ?? []).map(({ id, name, location }) => ({
    value: String(id),
    name,
    detail: [t("id", { id: String(id) }), location].filter(Boolean).join(" · "),
  }));
  const none = typed === "" ? t.rich("noFarms", { link: addFarmLink }) : t("noFarm", { search: typed });
  const pending = found.isPending || settling;
  return { options, pending, note: found.isError ? t("failed") : pending ? null : none };
}

const addFarmLink = (chunks: ReactNode) => (
  <Link href="/farms/new" className="text-leaf underline underline-offset-2">
    {chunks}
  </Link>
);

/** The crops of the catalogue that fit a text. */
export function useCropPicks(text: string): Picks {
  const t = useTranslations("tryIt.pick");
  const { typed, words, settling } = useSearch(text);
  const query = { per_page: offered, ...(words ? { search: words } : {}) };
  const found = useQuery({
    ...apiQuery("GET /v1/crops", { query }),
    enabled: words !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  if (isId(typed)) return { options: [], pending: false, note: null };
  const options = (found.data?.body.data ?? []).map(({ id, name, scientific_name }) => ({
    value: String(id),
    name,
    detail: [t("id", { id: String(id) }), scientific_name].filter(Boolean).join(" · "),
  }));
  const pending = found.isPending || settling;
  return { options, pending, note: found.isError ? t("failed") : pending ? null : t("noCrop", { search: typed }) };
}

/** The places whose name fits a text. */
export function usePlacePicks(text: string): Picks {
  const t = useTranslations("tryIt.pick");
  const kinds = useTranslations("weather.place");
  const locale = useLocale();
  const { typed, words, settling } = useSearch(text);
  const search = words ?? "";
  const asked = search.length >= fewestLetters && typed.length >= fewestLetters;
  const found = useQuery({
    ...apiQuery("GET /v1/places", { query: { search } }),
    enabled: asked,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  if (typed.length < fewestLetters) return { options: [], pending: false, note: null };
  const options = (found.data?.body.data ?? []).map(({ name, kind, admin1, country }) => {
    const inState = admin1 !== "" && admin1 !== name;
    const nation = new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country;
    const value = inState ? `${name}, ${admin1}` : `${name}, ${nation}`;
    const detail = kinds("detail", { kind: kinds(`kind.${kind}`), area: inState ? `${admin1}, ${nation}` : nation });
    return { value, name, detail };
  });
  const distinct = options.filter(
    (option, index) => options.findIndex(({ value }) => value === option.value) === index,
  );
  const pending = (asked && found.isPending) || settling;
  const note = found.isError ? t("failed") : pending ? null : t("noPlace", { search: typed });
  return { options: distinct, pending, note };
}
