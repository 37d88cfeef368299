import { z } from "zod";
import { UpstreamError } from "../../upstream/errors";
import { codeOfDay, conditionsOfCode } from "../conditions";
import type { PastDay } from "../weather";
import { dayOfYear } from "../models/calendar";
import { extraterrestrialRadiationMj } from "../models/radiation";
import { datesOf } from "./days";
import * as figures from "./figures";
import type { DateRange } from "./source";

const kmhPerMs = 3.6;

const expectedUnits: Readonly<Record<string, RegExp>> = {
  T2M_MAX: /^(C|°C|degC)$/,
  T2M_MIN: /^(C|°C|degC)$/,
  RH2M: /^%$/,
  PRECTOTCORR: /^mm(\/day)?$/,
  WS10M: /^m\/s$/,
};

const Parameter = z.record(z.string().regex(/^\d{8}$/), z.number()).optional();
const Answer = z.object({
  properties: z.object({
    parameter: z.object({
      T2M_MAX: Parameter,
      T2M_MIN: Parameter,
      RH2M: Parameter,
      PRECTOTCORR: Parameter,
      ALLSKY_SFC_SW_DWN: Parameter,
      WS10M: Parameter,
    }),
  }),
  header: z.object({ fill_value: z.number() }),
  parameters: z.record(z.string(), z.object({ units: z.string() })),
});

const Figures = z.object({
  temperatureMaxC: figures.temperatureC,
  temperatureMinC: figures.temperatureC,
  humidityPct: figures.percent,
  precipitationMm: figures.precipitationMm,
  windMs: figures.windMs,
  radiationMj: figures.radiationMj,
});

type Asked = { source: string; range: DateRange; latitude: number };

/**
 * Reads a body of POWER's daily point service: every day of the range, null where it has the fill value or nothing.
 * @throws UpstreamError for units other than the documented ones; ZodError for another shape.
 */
export function readNasaPower(body: unknown, { source, range, latitude }: Asked): PastDay[] {
  const { properties, header, parameters } = Answer.parse(body);
  for (const [name, { units }] of Object.entries(parameters)) {
    if (!expectedUnits[name] || expectedUnits[name].test(units)) continue;
    throw new UpstreamError({ source, reason: "wrong-units", detail: `${name} in ${units.slice(0, 20)}` });
  }
  const { parameter } = properties;
  // Other communities of users get it in kW-hr; it is left out then.
  const inMj = parameters.ALLSKY_SFC_SW_DWN?.units.startsWith("MJ") ?? false;
  return datesOf(range).map((date) => {
    const valueOf = (series: Record<string, number> | undefined) => {
      const value = series?.[date.replaceAll("-", "")];
      return value === undefined || value === header.fill_value ? null : value;
    };
    const day = Figures.parse({
      temperatureMaxC: valueOf(parameter.T2M_MAX),
      temperatureMinC: valueOf(parameter.T2M_MIN),
      humidityPct: valueOf(parameter.RH2M),
      precipitationMm: valueOf(parameter.PRECTOTCORR),
      windMs: valueOf(parameter.WS10M),
      radiationMj: inMj ? valueOf(parameter.ALLSKY_SFC_SW_DWN) : null,
    });
    const radiationMj = day.radiationMj ?? null;
    const clearness = radiationMj === null ? null : clearnessOf({ radiationMj, latitude, date });
    const precipitationMm = day.precipitationMm ?? null;
    return {
      date,
      temperatureMaxC: day.temperatureMaxC ?? null,
      temperatureMinC: day.temperatureMinC ?? null,
      humidityPct: day.humidityPct ?? null,
      precipitationMm,
      windMeanKmh: day.windMs == null ? null : day.windMs * kmhPerMs,
      radiationMj,
      conditions: conditionsOfCode(codeOfDay({ precipitationMm, clearness })),
    };
  });
}

type DayOfSun = { radiationMj: number; latitude: number; date: string };

/** Share of the radiation above the atmosphere that reaches the ground; null in polar night. */
export function clearnessOf({ radiationMj, latitude, date }: DayOfSun): number | null {
  const aboveMj = extraterrestrialRadiationMj({ latitude, dayOfYear: dayOfYear(date) });
  return aboveMj > 0.5 ? radiationMj / aboveMj : null;
}
