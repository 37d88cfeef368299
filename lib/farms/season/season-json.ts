import type { z } from "zod";
import type { Provenance } from "../../api/provenance";
import type { DayWithReference } from "../../weather/reference-days";
import { farmCropToJson } from "../crops/contract";
import { irrigationEfficiency, type Advice } from "../models/irrigation-advice";
import type { IrrigationJson, SeasonJson } from "./contract";
import type { CropSeason, NoAdvice } from "./crop-season";
import type { FarmSeason } from "./season";
import type { Irrigation } from "./store";
import type { WaterDayRecord } from "./water-days";

type Season = z.output<typeof SeasonJson>;
type Weather = NonNullable<Season["weather"]>;
type Crop = Season["crops"][number];
type Water = NonNullable<Crop["water"]>;

const rounded = (value: number, decimals = 1) => Math.round(value * 10 ** decimals) / 10 ** decimals;
const roundedOrNull = (value: number | null) => (value === null ? null : rounded(value));
const originToJson = ({ source, kind, ageSeconds }: Provenance) => ({ source, kind, age_seconds: ageSeconds });

function weatherDayToJson(day: DayWithReference): Weather["days"][number] {
  return {
    date: day.date,
    when: day.when,
    temperature_min: roundedOrNull(day.temperatureMinC),
    temperature_max: roundedOrNull(day.temperatureMaxC),
    precipitation: roundedOrNull(day.rainMm),
    precipitation_probability: roundedOrNull(day.rainProbabilityPct),
    et0: roundedOrNull(day.reference?.et0Mm ?? null),
    conditions: day.conditions,
  };
}

function weatherToJson(weather: FarmSeason["weather"]): Weather | null {
  if (!weather) return null;
  const known = weather.days.map((day) => day.reference);
  return {
    history: originToJson(weather.history),
    forecast: originToJson(weather.forecast),
    radiation_estimated: known.filter((day) => day?.radiationFrom === "temperature").length,
    wind_estimated: known.filter((day) => day && day.windFrom !== "source").length,
    days: weather.days.map(weatherDayToJson),
  };
}

function waterDayToJson(day: WaterDayRecord): Water["days"][number] {
  return {
    date: day.date,
    when: day.when,
    kc: rounded(day.kc, 2),
    evapotranspiration: rounded(day.evapotranspirationMm),
    precipitation: rounded(day.rainMm),
    irrigation: rounded(day.irrigationMm),
    depletion: rounded(day.depletionMm),
    readily_available: rounded(day.readilyMm),
    total_available: rounded(day.totalMm),
    stress: rounded(day.stress, 2),
  };
}

function adviceToJson(advice: Advice | NoAdvice): Crop["advice"] {
  const net = "netDepthMm" in advice ? advice.netDepthMm : null;
  const gross = (method: keyof typeof irrigationEfficiency) => rounded((net ?? 0) / irrigationEfficiency[method]);
  return {
    code: advice.code,
    irrigate_on: "irrigateOn" in advice ? advice.irrigateOn : null,
    net_depth: roundedOrNull(net),
    gross_depth:
      net === null ? null : { surface: gross("surface"), sprinkler: gross("sprinkler"), drip: gross("drip") },
    rain_on: "rainOn" in advice ? advice.rainOn : null,
    rain: "rainMm" in advice ? rounded(advice.rainMm) : null,
    enough_until: "until" in advice ? advice.until : null,
  };
}

function waterToJson(water: CropSeason["water"]): Water | null {
  if (!water) return null;
  return {
    kc: rounded(water.kc, 2),
    depletion: rounded(water.depletionMm),
    readily_available: rounded(water.readilyMm),
    total_available: rounded(water.totalMm),
    root_depth: rounded(water.rootDepthM, 2),
    days_filled: water.daysFilled,
    source: water.source,
    days: water.days.map(waterDayToJson),
  };
}

function warmthToJson(warmth: CropSeason["warmth"]) {
  return (
    warmth && {
      base: warmth.baseC,
      upper: warmth.upperC,
      sum: Math.round(warmth.degreeDays),
      from: warmth.from,
      to: warmth.to,
      to_maturity_min: warmth.toMaturity?.min ?? null,
      to_maturity_max: warmth.toMaturity?.max ?? null,
    }
  );
}

/** A farm's season as JSON. */
export function seasonToJson({ farmId, today, weather, soil, crops, irrigations }: FarmSeason): Season {
  return {
    farm_id: farmId,
    today,
    weather: weatherToJson(weather),
    crops: crops.map((season) => ({
      farm_crop_id: season.crop.id,
      crop_id: season.crop.cropId,
      crop: farmCropToJson(season.crop),
      harvest_date: season.harvestDate,
      day_of_season: season.dayOfSeason,
      stage: season.stage,
      stages: season.stages,
      growing_degree_days: warmthToJson(season.warmth),
      water: waterToJson(season.water),
      irrigations: irrigations
        .filter((irrigation) => irrigation.farmCropId === season.crop.id)
        .map(({ date, depthMm }) => ({ date, depth: rounded(depthMm) })),
      advice: adviceToJson(season.advice),
    })),
    assumptions: {
      texture: soil.texture,
      texture_from: soil.textureFrom,
      field_capacity: soil.fieldCapacity,
      wilting_point: soil.wiltingPoint,
      start: "field_capacity",
    },
  };
}

/** An irrigation as JSON. */
export function irrigationToJson({ farmCropId, date, depthMm }: Irrigation): z.output<typeof IrrigationJson> {
  return { farm_crop_id: farmCropId, date, depth_mm: depthMm };
}
