/*
 * Air and its vapour after Allen, Pereira, Raes & Smith (1998), Crop evapotranspiration, FAO Irrigation and Drainage
 * Paper 56 (FAO-56), chapter 3. Temperatures in °C, pressures in kPa, wind in m/s.
 */

/** Air pressure at a height above sea level in m (FAO-56, eq. 7). */
export function pressureKpaAt(elevationM: number): number {
  return 101.3 * ((293 - 0.0065 * elevationM) / 293) ** 5.26;
}

/** Psychrometric constant in kPa/°C (FAO-56, eq. 8). */
export function psychrometricConstant(pressureKpa: number): number {
  return 0.665e-3 * pressureKpa;
}

/** Saturation vapour pressure over water (FAO-56, eq. 11). */
export function saturationKpa(temperatureC: number): number {
  return 0.6108 * Math.exp((17.27 * temperatureC) / (temperatureC + 237.3));
}

/** Mean saturation vapour pressure of a day (FAO-56, eq. 12). */
export function meanSaturationKpa({ tminC, tmaxC }: { tminC: number; tmaxC: number }): number {
  return (saturationKpa(tmaxC) + saturationKpa(tminC)) / 2;
}

/** Slope of the saturation vapour pressure curve in kPa/°C (FAO-56, eq. 13). */
export function saturationSlope(temperatureC: number): number {
  return (4098 * saturationKpa(temperatureC)) / (temperatureC + 237.3) ** 2;
}

type Extremes = { tminC: number; tmaxC: number; humidityMinPct: number; humidityMaxPct: number };

/** Actual vapour pressure from the lowest and highest relative humidity of the day (FAO-56, eq. 17). */
export function vapourKpaFromExtremes({ tminC, tmaxC, humidityMinPct, humidityMaxPct }: Extremes): number {
  return (saturationKpa(tminC) * humidityMaxPct + saturationKpa(tmaxC) * humidityMinPct) / 200;
}

/** Actual vapour pressure from the mean relative humidity of the day (FAO-56, eq. 19). */
export function vapourKpaFromMean(day: { tminC: number; tmaxC: number; humidityPct: number }): number {
  return (day.humidityPct / 100) * meanSaturationKpa(day);
}

/** Actual vapour pressure where humidity is not known: the dew point is taken to be the lowest temperature (FAO-56, eq. 48). */
export function vapourKpaFromMinimum(tminC: number): number {
  return saturationKpa(tminC);
}

/** Wind at 2 m above ground from wind at another height (FAO-56, eq. 47). */
export function windMsAt2m(windMs: number, heightM: number): number {
  return (windMs * 4.87) / Math.log(67.8 * heightM - 5.42);
}
