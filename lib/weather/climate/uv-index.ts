/** Share of the clear sky's UV that passes an overcast sky (factor of the UV index of NOAA and EPA). */
const overcastShare = 0.31;

/**
 * Ozone column (Dobson units): zonal means of the year, about 260 in the tropics and 330 at 60 degrees (after Fioletov
 * et al. 2002, J. Geophys. Res. 107:4647), in a straight line between.
 */
function ozoneDu(latitude: number): number {
  return 260 + Math.max(0, Math.min(40, Math.abs(latitude) - 20)) * (70 / 40);
}

/**
 * UV index under a cloudless, clean sky: 12.5 mu^2.42 (ozone/300)^-1.23, mu the cosine of the zenith angle.
 * Madronich (2007), Analytic formula for the clear-sky UV index, Photochem. Photobiol. 83:1537-1538.
 */
export function clearSkyUvIndex(sinElevation: number, ozone: number): number {
  return sinElevation <= 0 ? 0 : 12.5 * sinElevation ** 2.42 * (ozone / 300) ** -1.23;
}

/** UV index to expect where the sun shines for a share of the day: clear then, overcast else. */
export function uvIndex(at: { latitude: number; sinElevation: number; sunshinePct: number }): number {
  const sunny = at.sunshinePct / 100;
  return clearSkyUvIndex(at.sinElevation, ozoneDu(at.latitude)) * (sunny + overcastShare * (1 - sunny));
}
