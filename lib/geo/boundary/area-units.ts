/** Acres in a hectare. */
const acresPerHectare = 2.471;

/** A plot as Nigerian land is commonly sold: 50 by 100 feet. In Lagos a plot is larger, 60 by 120 feet. */
export const plotHa = 0.046_451_5;

/** One area in the units that farmers use. */
export type AreaInUnits = { areaHa: number; areaAcres: number; areaPlots: number };

/** An area in hectares, acres and plots of 50 by 100 feet, each rounded to what a reader can use. */
export function areaInUnits(areaHa: number): AreaInUnits {
  return {
    areaHa: readable(areaHa),
    areaAcres: readable(areaHa * acresPerHectare),
    areaPlots: readable(areaHa / plotHa),
  };
}

/** The units in which farmers say how large their land is. */
export const areaUnits = ["ha", "acres", "plots"] as const;

/** A unit of land. */
export type AreaUnit = (typeof areaUnits)[number];

const hectaresIn: Record<AreaUnit, number> = { ha: 1, acres: 1 / acresPerHectare, plots: plotHa };

/** Hectares in so many units. */
export function hectaresOf(amount: number, unit: AreaUnit): number {
  return amount * hectaresIn[unit];
}

/** Two decimals below ten, one below a hundred, none above; never nothing for something. */
function readable(value: number): number {
  if (value >= 100) return Math.round(value);
  if (value >= 10) return Math.round(value * 10) / 10;
  if (value >= 0.01) return Math.round(value * 100) / 100;
  return Number(value.toPrecision(1));
}
