import { z } from "zod";
import { WeatherAlerts, WeatherForecast } from "../../weather/contract";
import { FarmJson } from "../contract";
import { FarmCropJson } from "../crops/contract";
import type { Due } from "./due";
import type { FarmToday, Today } from "./today";

/** Farms that are looked at, the last changed first. */
export const mostFarms = 20;

const Day = z.iso.date().max(10);
const Count = z.int().min(0).max(2_147_483_647);
const Depth = z.number().min(0).max(3000);
const Id = FarmJson.shape.id;

const { temperature_max, temperature_min, conditions, precipitation_probability } =
  WeatherForecast.shape.daily.unwrap().shape;
const { id, event, severity, headline, effective, expires } = WeatherAlerts.shape.alerts.unwrap().shape;

const WeatherTodayJson = z
  .strictObject({
    conditions,
    temperature_min,
    temperature_max,
    precipitation: Depth.nullable().describe("Precipitation of the day in mm. Null when the source does not give it."),
    precipitation_probability,
    source: z.string().max(200).regex(/\S/).describe("Who made the data."),
    kind: z
      .enum(["observed", "forecast", "modelled"])
      .describe("modelled: what is usual there at that time of year, not what is coming."),
    age_seconds: z.int().min(0).max(1e9).describe("Seconds since it was fetched from its source."),
  })
  .describe("Today's weather at the farm.");

const DueJson = z
  .strictObject({
    farm_id: Id,
    farm_crop_id: FarmCropJson.shape.id.nullable().describe("The crop on the farm; null when it is not there yet."),
    crop: FarmCropJson.shape.name,
    kind: z
      .enum(["irrigate", "wait_for_rain", "harvest", "plant", "planting_window"])
      .describe("What to do. planting_window: the crop can be planted from `date` to `until`."),
    date: Day.describe("The day for it; before today: overdue."),
    until: Day.nullable().describe("Last day of a planting window; null for all else."),
    net_depth: Depth.nullable().describe("Water to irrigate that stays in the root zone, in mm; null for all else."),
    rain: Depth.nullable().describe("Rain that is worth waiting for, in mm; null for all else."),
    reason: z.string().max(600).regex(/\S/).nullable().describe("Why the window is open; null for all else."),
  })
  .describe("A piece of work.");

const FarmTodayJson = z
  .strictObject({
    id: Id,
    name: FarmJson.shape.name,
    sample: z.boolean().describe("Whether it is the sample farm."),
    location: FarmJson.shape.location,
    coordinates: FarmJson.shape.coordinates,
    today: Day.describe("Today at the farm."),
    crops: z.array(FarmCropJson.shape.name).max(1000).describe("Names of the crops that grow there."),
    weather: WeatherTodayJson.nullable().describe("Null when the farm has no coordinates or no source can tell."),
    alert: z
      .strictObject({ id, event, severity, headline, effective, expires })
      .nullable()
      .describe("The gravest alert that holds or is coming; null when there is none or none could be looked for."),
    alerts: Count.describe("Number of alerts."),
    alerts_checked: z.boolean().describe("False: nobody could be asked, so that no alert does not mean no danger."),
    water: z
      .enum(["known", "usual", "unknown", "none"])
      .describe(
        "Whether it is known what growing crops need: known; usual: by what is usual at this time of year; unknown: it could not be told; none: nothing that needs it grows there.",
      ),
  })
  .describe("A farm today.");

/** What there is to do today and this week. */
export const OverviewJson = z
  .strictObject({
    farms_total: Count.describe("Farms of the account."),
    active_total: Count.describe("Active farms of the account."),
    farms: z.array(FarmTodayJson).max(mostFarms).describe(`The first ${mostFarms} active farms by their last change.`),
    due: z
      .array(DueJson)
      .max(20_000)
      .describe("What is due on these farms in the next 7 days and overdue, in the order of days."),
  })
  .describe("What to do today.");

type OverviewOut = z.output<typeof OverviewJson>;

const rounded = (value: number) => Math.round(value * 10) / 10;

function farmTodayToJson({ farm, today, weather, alerts, ...rest }: FarmToday): OverviewOut["farms"][number] {
  const [alert] = alerts;
  const growing = farm.crops.filter(({ status }) => status === "growing").map(({ name }) => name);
  return {
    id: farm.id,
    name: farm.name,
    sample: farm.sample,
    location: farm.location,
    coordinates: farm.point,
    today,
    crops: [...new Set(growing)],
    weather: weather && weatherToJson(weather),
    alert: alert
      ? {
          id: alert.id,
          event: alert.event,
          severity: alert.severity,
          headline: alert.headline,
          effective: new Date(alert.effectiveAt).toISOString(),
          expires: alert.expiresAt === null ? null : new Date(alert.expiresAt).toISOString(),
        }
      : null,
    alerts: alerts.length,
    alerts_checked: rest.alertsChecked,
    water: rest.water,
  };
}

function weatherToJson({ day, provenance }: NonNullable<FarmToday["weather"]>) {
  return {
    conditions: day.conditions,
    temperature_min: rounded(day.temperatureMinC),
    temperature_max: rounded(day.temperatureMaxC),
    precipitation: day.precipitationMm === null ? null : rounded(day.precipitationMm),
    precipitation_probability: day.precipitationProbabilityPct,
    source: provenance.source,
    kind: provenance.kind,
    age_seconds: provenance.ageSeconds,
  };
}

function dueToJson(farmId: number, due: Due): OverviewOut["due"][number] {
  return {
    farm_id: farmId,
    farm_crop_id: due.farmCropId,
    crop: due.crop,
    kind: due.kind,
    date: due.date,
    until: due.kind === "planting_window" ? due.until : null,
    net_depth: due.kind === "irrigate" ? rounded(due.netDepthMm) : null,
    rain: due.kind === "wait_for_rain" ? rounded(due.rainMm) : null,
    reason: due.kind === "planting_window" ? due.reason : null,
  };
}

/** What there is to do, as JSON. */
export function overviewToJson({ farmsTotal, activeTotal, farms }: Today): OverviewOut {
  const due = farms.flatMap((each) => each.due.map((item) => dueToJson(each.farm.id, item)));
  return {
    farms_total: farmsTotal,
    active_total: activeTotal,
    farms: farms.map(farmTodayToJson),
    due: due.toSorted((a, b) => a.date.localeCompare(b.date)),
  };
}
