import { z } from "zod";
import { UpstreamError } from "../../upstream/errors";
import { codeOfDay, conditionsOfCode } from "../conditions";
import type { PastDay } from "../weather";
import { datesOf } from "./days";
import * as figures from "./figures";
import type { DateRange } from "./source";

const expectedUnits: Readonly<Record<string, RegExp>> = {
  T2M_MAX: /^(C|°C|degC)$/,
  T2M_MIN: /^(C|°C|degC)$/,
  RH2M: /^%$/,
  PRECTOTCORR: /^mm(\/day)?$/,
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
  // Other communities of users get it in kW-hr; it only helps to word a dry day, so it is left out then.
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
    });
    const radiationMj = inMj ? valueOf(parameter.ALLSKY_SFC_SW_DWN) : null;
    const clearness = radiationMj === null ? null : clearnessOf({ radiationMj, latitude, date });
    const precipitationMm = day.precipitationMm ?? null;
    return {
      date,
      temperatureMaxC: day.temperatureMaxC ?? null,
      temperatureMinC: day.temperatureMinC ?? null,
      humidityPct: day.humidityPct ?? null,
      precipitationMm,
      conditions: conditionsOfCode(codeOfDay({ precipitationMm, clearness })),
    };
  });
}

type DayOfSun = { radiationMj: number; latitude: number; date: string };

/** Share of the radiation above the atmosphere (MJ/m2/day; FAO-56, eq. 21-25) that reaches the ground; null in polar night. */
export function clearnessOf({ radiationMj, latitude, date }: DayOfSun): number | null {
  const dayOfYear = (Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / 86_400_000 + 1;
  const yearAngle = (2 * Math.PI * dayOfYear) / 365;
  const distance = 1 + 0.033 * Math.cos(yearAngle);
  const declination = 0.409 * Math.sin(yearAngle - 1.39);
  const phi = (latitude * Math.PI) / 180;
  const sunsetAngle = Math.acos(Math.min(1, Math.max(-1, -Math.tan(phi) * Math.tan(declination))));
  const aboveMj =
    ((24 * 60) / Math.PI) *
    0.082 *
    distance *
    (sunsetAngle * Math.sin(phi) * Math.sin(declination) +
      Math.cos(phi) * Math.cos(declination) * Math.sin(sunsetAngle));
  return aboveMj > 0.5 ? radiationMj / aboveMj : null;
}
