/** Water in m3/m3 as % of the soil's volume, to a tenth. */
export const toPercent = (value: number) => Math.round(value * 1000) / 10;
