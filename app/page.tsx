import { headers } from "next/headers";
import { LandingPage } from "@/components/landing/landing-page";
import type { LiveAnswer } from "@/components/landing/live-answer";
import { apiAddress } from "@/lib/accounts/api-address";
import { currentAccount } from "@/lib/accounts/session";
import { priceUnits } from "@/lib/api/call";
import { unitsPerNaira, unitsToNaira } from "@/lib/api/price";
import { now } from "@/lib/clock";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { forecastToJson } from "@/lib/weather/contract";
import { currentWeather, historicalWeather, weatherAlerts, weatherForecast } from "@/lib/weather/endpoints";
import { findForecast } from "@/lib/weather/forecast";

const example = { location: "Kano", days: 7 };
/** Looking up a named place asks for no account's farms. */
const noAccount = 0;

async function liveAnswer(): Promise<LiveAnswer> {
  try {
    const found = await findForecast(example, { accountId: noAccount, db: db(), now: now() });
    return { body: forecastToJson(found.data, found.place), provenance: found.provenance };
  } catch (error) {
    log().warn({ err: error }, "The start page has no forecast to show.");
    return null;
  }
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
