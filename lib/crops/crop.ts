/** Absolute lower limit, optimum from and to, absolute upper limit of what a crop bears (EcoCrop's four figures). */
export type Tolerance = { min: number; optimumFrom: number; optimumTo: number; max: number };

/** A figure's or block's origin: publication or database, as a reader would cite it. */
export type Citation = string;

/** What crop water models need (FAO-56 tables 11, 12 and 22). Stage lengths in days, depths in metres. */
export type CropWater = {
  stageDays: { initial: number; development: number; mid: number; late: number };
  kc: { initial: number; mid: number; end: number };
  rootDepthM: { min: number; max: number };
  /** Share of the available water that may be used before growth suffers, at 5 mm of evapotranspiration a day. */
  depletionFraction: number;
  source: Citation;
};

/** Limits between which warmth makes the crop develop (°C), for growing degree days. */
export type CropHeat = { baseC: number; upperC: number; source: Citation };

/** A crop of the catalogue. */
export type Crop = {
  id: number;
  name: string;
  scientificName: string;
  category: string;
  /** Other English names. */
  otherNames: string[];
  /** Names in other languages: `ha` Hausa, `yo` Yoruba, `ig` Igbo. Only those known with certainty. */
  localNames: { language: "ha" | "yo" | "ig"; name: string }[];
  temperatureC: Tolerance | null;
  /** Rain in a growing season; of a year for perennials. */
  rainMm: Tolerance | null;
  ph: Tolerance | null;
  /** Days from planting to harvest. */
  daysToMaturity: { min: number; max: number } | null;
  water: CropWater | null;
  heat: CropHeat | null;
};
