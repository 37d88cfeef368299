import { QueryClient } from "@tanstack/react-query";
import { headers } from "next/headers";
import { LandingPage } from "@/components/landing/landing-page";
import type { LiveAnswer } from "@/components/landing/live-answer";
import { apiAddress } from "@/lib/accounts/api-address";
import { currentAccount } from "@/lib/accounts/session";
import { priceUnits } from "@/lib/api/call";
import { unitsPerNaira, unitsToNaira } from "@/lib/api/price";
import { prefetchEndpoint } from "@/lib/api/server-call";
import { log } from "@/lib/log";
import { currentWeather, historicalWeather, weatherAlerts, weatherForecast } from "@/lib/weather/endpoints";

const example = { location: "Kano", days: 7 };
/** Looking up a named place asks for no account's farms. */
const noAccount = 0;

async function liveAnswer(): Promise<LiveAnswer> {
  const queryClient = new QueryClient();
  const input = { query: example };
  try {
    await prefetchEndpoint(weatherForecast, input, { queryClient, accountId: noAccount });
  } catch (error) {
    log().warn({ err: error }, "The start page has no forecast to show.");
  }
  return queryClient.getQueryData<LiveAnswer>([`${weatherForecast.method} ${weatherForecast.path}`, input]) ?? null;
}

async function exampleCommand(): Promise<string> {
  const head = await headers();
  const { origin, certificate } = apiAddress({
    host: head.get("host"),
    overHttps: head.get("x-forwarded-proto") === "https",
  });
  const insecure = certificate === "self-signed" ? "-k " : "";
  return `curl ${insecure}"${origin}${weatherForecast.path}?location=${example.location}&days=${example.days}" \\\n  -H "X-API-KEY: $GONA_API_KEY"`;
}

const priced = [currentWeather, weatherForecast, historicalWeather, weatherAlerts];

/** GET / */
export default async function StartPage() {
  const account = await currentAccount().catch(() => null);
  const calls = priced.map((endpoint) => ({
    method: endpoint.method,
    path: endpoint.path,
    summary: endpoint.summary,
    naira: priceUnits(endpoint) / unitsPerNaira,
    perMinute: endpoint.limit.perMinute,
  }));
  return (
    <LandingPage
      signedIn={account !== null}
      answer={liveAnswer()}
      command={await exampleCommand()}
      costNaira={unitsToNaira(priceUnits(weatherForecast))}
      calls={calls}
    />
  );
}
