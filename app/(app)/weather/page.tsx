import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { defaultPlace, lastPlaceCookie, readChoice, type PlaceChoice } from "@/components/places/place-choice";
import { prefetchWeather } from "@/components/weather/prefetch";
import { WeatherPage } from "@/components/weather/weather-page";
import { requireAccount } from "@/lib/accounts/session";
import { now } from "@/lib/clock";

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The name in the browser's tab. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("weather");
  return { title: t("title") };
}

/** The Weather page of the place in the address, else of the last one chosen, else of Kano. */
export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const params = toParams(await searchParams);
  const place = readChoice(params) ?? (await lastPlace()) ?? defaultPlace;
  const account = await requireAccount(`/weather?${params.toString()}`);
  const queryClient = new QueryClient();
  const nowMs = now();
  await prefetchWeather({ queryClient, accountId: account.id, place, nowMs });
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <WeatherPage initial={place} serverNow={nowMs} />
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
