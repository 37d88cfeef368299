/** Absolute lower limit, optimum from and to, absolute upper limit of what a crop bears (EcoCrop's four figures). */
export type Tolerance = { min: number; optimumFrom: number; optimumTo: number; max: number };

/** A figure's or block's origin: publication or database, as a reader would cite it. */
export type Citation = string;

/** Least and most. */
export type Span = { min: number; max: number };

/** Where a block of figures comes from. */
export type Sourced = {
  source: Citation;
  /** True when the figures were not checked against a publication; a person who knows the crop should look at them. */
  review: boolean;
  /** What a reader should know of them; null when there is nothing. */
  note: string | null;
};

/** What crop water models need (FAO-56 tables 11, 12 and 22). Stage lengths in days, depths in metres. */
export type CropWater = Sourced & {
  stageDays: { initial: number; development: number; mid: number; late: number };
  kc: { initial: number; mid: number; end: number };
  rootDepthM: Span;
  /** Share of the available water that may be used before growth suffers, at 5 mm of evapotranspiration a day. */
  depletionFraction: number;
};

/** Limits between which warmth makes the crop develop (°C), for growing degree days. */
export type CropHeat = Sourced & {
  baseC: number;
  upperC: number;
  /** Sum to maturity (°C days); null when not known. */
  degreeDays: Span | null;
};

/** EcoCrop's classes of soil texture. */
export const textures = ["heavy", "medium", "light", "organic"] as const;

/** A class of soil texture: clays, loams, sands, peats. */
export type Texture = (typeof textures)[number];

/** What a crop is grown for. */
export const categories = [
  "cereal",
  "root_tuber",
  "legume",
  "oilseed",
  "vegetable",
  "fruit",
  "tree_crop",
  "spice",
  "fibre",
  "sugar",
] as const;

/** What a crop is grown for. */
export type Category = (typeof categories)[number];

/** Languages in which crops have local names: Hausa, Yoruba, Igbo. */
export const localLanguages = ["ha", "yo", "ig"] as const;

/** What is planted. */
export const plantingUnits = [
  "kg",
  "cuttings",
  "setts",
  "vines",
  "corms",
  "suckers",
  "seedlings",
  "offshoots",
] as const;

/** How much is planted on a hectare. */
export type PlantingRate = Span & { unit: (typeof plantingUnits)[number] };

/** The blocks of a crop's facts that have one origin each. */
export type BlockName = "requirements" | "maturity" | "planting" | "names";

/** A crop of the catalogue. */
export type Crop = {
  id: number;
  name: string;
  scientificName: string;
  category: Category;
  /** Perennials stand for years; their rain is counted by the year, their maturity to the first harvest. */
  perennial: boolean;
  /** Other English names. */
  otherNames: string[];
  /** Names in other languages: `ha` Hausa, `yo` Yoruba, `ig` Igbo. Only those known with certainty. */
  localNames: { language: (typeof localLanguages)[number]; name: string }[];
  temperatureC: Tolerance | null;
  /** Rain in a growing season; of a year for perennials. */
  rainMm: Tolerance | null;
  ph: Tolerance | null;
  /** Classes of texture in which the crop grows best, and at all. */
  texture: { optimal: Texture[]; absolute: Texture[] } | null;
  /** Temperature that kills the young crop (°C); null when not known. */
  killingC: number | null;
  /** EcoCrop's length of a crop cycle in days, all kinds of the species together. */
  cycleDays: Span | null;
  /** Days from planting to harvest; to the first harvest for perennials. */
  daysToMaturity: Span | null;
  spacingCm: { betweenRows: number; withinRow: number } | null;
  plantingRate: PlantingRate | null;
  water: CropWater | null;
  heat: CropHeat | null;
  sources: Record<BlockName, Sourced>;
};

/** A pest, disease, weed, virus or nematode that harms a crop. */
export type CropPest = { id: number; name: string; type: string };
