import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { CropPage } from "@/components/crops/crop-page";
import {
  defaultPlace,
  lastPlaceCookie,
  placeQuery,
  readChoice,
  type PlaceChoice,
} from "@/components/places/place-choice";
import { requireAccount } from "@/lib/accounts/session";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { now } from "@/lib/clock";
import { cropCalendar, getCrop } from "@/lib/crops/endpoints";

type Params = Promise<{ id: string }>;
type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The name in the browser's tab. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("crops");
  return { title: t("title") };
}

/** A crop, with its calendar for the place in the address, else for the last one chosen, else for Kano. */
export default async function Page({ params, searchParams }: { params: Params; searchParams: SearchParams }) {
  const { id: text } = await params;
  const query = toParams(await searchParams);
  const account = await requireAccount(`/crops/${text}?${query.toString()}`);
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  if (id === null) notFound();
  const place = readChoice(query) ?? (await lastPlace()) ?? defaultPlace;
  const page = { queryClient: new QueryClient(), accountId: account.id };
  const [status] = await Promise.all([
    prefetchEndpoint(getCrop, { params: { id } }, page),
    prefetchEndpoint(cropCalendar, { params: { id }, query: placeQuery(place) }, page),
  ]);
  if (status === 404) notFound();
  return (
    <HydrationBoundary state={dehydrate(page.queryClient)}>
      <CropPage id={id} initial={place} serverNow={now()} />
    </HydrationBoundary>
  );
}

async function lastPlace(): Promise<PlaceChoice | null> {
  const kept = (await cookies()).get(lastPlaceCookie)?.value;
  return kept === undefined ? null : readChoice(new URLSearchParams(kept));
}

function toParams(searchParams: Awaited<SearchParams>): URLSearchParams {
  const single = Object.entries(searchParams).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return new URLSearchParams(single);
}
