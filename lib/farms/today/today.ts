import { isApiError } from "../../api/errors";
import type { Provenance } from "../../api/provenance";
import type { Point } from "../../geo/coordinates";
import { log } from "../../log";
import { severities, type WeatherAlert } from "../../weather/alert";
import { findAlerts } from "../../weather/alerts";
import type { Asker } from "../../weather/asker";
import { findForecast } from "../../weather/forecast";
import type { ForecastDay } from "../../weather/weather";
import { readFarmCounts } from "../list/store";
import type { CropSeason } from "../season/crop-season";
import { seasonOf, todayAt } from "../season/season";
import { mapBounded } from "./bounded";
import { mostFarms } from "./contract";
import { cropsToPlant, dueOn, type Due, type OpenWindow } from "./due";
import { openWindow } from "./planting";
import { findActiveFarms, type TodayFarm } from "./store";

/** Farms whose weather is asked for at once. */
const atOnce = 5;
/** Today, and tomorrow in case a kept forecast began yesterday. */
const forecastDays = 2;

/** A farm's weather today. */
type TodayWeather = { day: ForecastDay; provenance: Provenance };

/** What holds at a farm today, and what is to be done there. */
export type FarmToday = {
  farm: TodayFarm;
  /** Today at the farm, YYYY-MM-DD. */
  today: string;
  /** Null: the farm has no place, or no source can tell. */
  weather: TodayWeather | null;
  /** The gravest first; empty also when nobody could be asked. */
  alerts: WeatherAlert[];
  /** Whether there was a source in which alerts could be found. */
  alertsChecked: boolean;
  /** `unknown`: crops grow there, and it cannot be told whether they need water. `usual`: by the climate's averages. */
  water: "known" | "usual" | "unknown" | "none";
  due: Due[];
};

/** What an account is to do today. */
export type Today = {
  farmsTotal: number;
  activeTotal: number;
  farms: FarmToday[];
};

/** What there is to do on the account's active farms, today and in the next 7 days. A source that fails leaves its part out. */
export async function findToday(asker: Asker): Promise<Today> {
  const [counts, farms] = await Promise.all([readFarmCounts(asker), findActiveFarms(asker, mostFarms)]);
  const total = (status?: string) =>
    counts
      .filter((count) => status === undefined || count.status === status)
      .reduce((sum, each) => sum + each.farms, 0);
  return {
    farmsTotal: total(),
    activeTotal: total("active"),
    farms: await mapBounded(farms, atOnce, (farm) => farmToday(farm, asker)),
  };
}

async function farmToday(farm: TodayFarm, asker: Asker): Promise<FarmToday> {
  const { point } = farm;
  const today = todayAt(point, asker.now);
  const [weather, alerts, season, windows] = await Promise.all([
    point && orNull(weatherAt({ point, today }, asker)),
    point && orNull(findAlerts(point, asker)),
    orNull(seasonsOf(farm, asker.now)),
    point ? openWindows({ farm, point, today }, asker) : [],
  ]);
  return {
    farm,
    today,
    weather,
    alerts: (alerts?.data ?? []).toSorted(byGravity),
    alertsChecked: alerts !== null && alerts.provenance.kind !== "modelled",
    water: season?.water ?? "unknown",
    due: dueOn({ today, crops: farm.crops, seasons: season?.crops ?? [], windows }),
  };
}

/** What a source refuses or cannot tell is left out; a fault of ours is logged, and costs no more than its part. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (!isApiError(error)) log().warn({ err: error }, "a part of the overview failed");
    return null;
  }
}

async function weatherAt(
  { point, today }: { point: Point; today: string },
  asker: Asker,
): Promise<TodayWeather | null> {
  const { data, provenance } = await findForecast({ ...point, days: forecastDays }, asker);
  const day = data.find(({ date }) => date === today);
  return day ? { day, provenance } : null;
}

/** Without a growing crop no past weather is needed. */
async function seasonsOf(farm: TodayFarm, now: number): Promise<{ crops: CropSeason[]; water: FarmToday["water"] }> {
  if (!farm.crops.some(({ status }) => status === "growing")) return { crops: [], water: "none" };
  const { crops, weather } = await seasonOf(farm, now);
  if (!crops.some(({ water }) => water)) return { crops, water: weather ? "none" : "unknown" };
  const usual = [weather?.history.kind, weather?.forecast.kind].includes("modelled");
  return { crops, water: usual ? "usual" : "known" };
}

type Planting = { farm: TodayFarm; point: Point; today: string };

async function openWindows({ farm, point, today }: Planting, asker: Asker): Promise<OpenWindow[]> {
  const asked = cropsToPlant(farm.crops).map((cropId) => orNull(openWindow({ cropId, point, today }, asker)));
  return (await Promise.all(asked)).filter((window) => window !== null);
}

const byGravity = (a: WeatherAlert, b: WeatherAlert) =>
  severities.indexOf(a.severity) - severities.indexOf(b.severity) || a.effectiveAt - b.effectiveAt;
