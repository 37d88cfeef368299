import { ApiError, invalidRequest } from "../api/errors";
import { findCrop } from "../crops/calendar";
import { catalogue, type Catalogue } from "../crops/catalogue";
import type { Crop } from "../crops/crop";
import type { WholeFarm } from "../farms/farm";
import { getFarm } from "../farms/farms";
import type { ResolvedPlace } from "../places/contract";
import type { Asker } from "../weather/asker";
import { climateAt, type Climate } from "../weather/climate/climate-at";
import { findSoil } from "./analysis";
import { cropNeeds } from "./nutrients";
import type { CropNeeds } from "./nutrients/needs";
import { planFor, type FedCrop, type Plan, type Setting } from "./plan";
import type { Soil } from "./soil";
import { fitOf, suitedCrops, type SuitedCrop } from "./suited-crops";

/** What is known of a farm's soil, of what suits it and of what to give. */
export type FarmAdvice = {
  farm: WholeFarm;
  place: ResolvedPlace;
  soil: Soil;
  /** Crops of the catalogue that grow on the farm or are planned there. */
  grown: Crop[];
  /** All crops that can grow there, the best first; empty where no climate is known. */
  suited: SuitedCrop[];
  /** How the asked crop fits; null when none was asked or it cannot be told. */
  asked: SuitedCrop | null;
  /** Null when nothing is known of what the crops need. */
  plan: Plan | null;
};

/** A farm, and the crop that is to be fertilised. */
export type AdviceSelector = { farmId: number; cropId: number | undefined };

/**
 * A farm's soil, the crops that suit it, and what to give the asked crop, else one that grows there, else the best suited.
 * @throws ApiError 404 for an unknown farm or crop, 400 for a farm without coordinates, 503 when no soil source can tell.
 */
export async function findFarmAdvice({ farmId, cropId }: AdviceSelector, asker: Asker): Promise<FarmAdvice> {
  const [farm, wanted] = await Promise.all([getFarm(asker, farmId), cropId === undefined ? null : findCrop(cropId)]);
  if (!farm.point) throw withoutPlace();
  const [{ place, soil }, climate, crops, needs] = await Promise.all([
    findSoil({ farm_id: farmId }, asker),
    climateAt(farm.point),
    catalogue(),
    cropNeeds(),
  ]);
  const fits = climate ? crops.all.flatMap((crop) => fitOf(crop, soil, climate) ?? []) : [];
  const suited = suitedCrops(fits, needs);
  const fed = chosen({ asked: wanted?.id, farm, suited }, crops, needs);
  return {
    farm,
    place,
    soil,
    grown: grownOn(farm, crops),
    suited,
    asked: fits.find(({ crop }) => crop.id === wanted?.id) ?? null,
    plan: fed && planFor(fed, soil, settingOf(farm, climate, { crops, now: asker.now })),
  };
}

function grownOn(farm: WholeFarm, crops: Catalogue): Crop[] {
  const open = farm.crops.filter(({ status }) => status === "growing" || status === "planned");
  return [...new Set(open.flatMap(({ cropId }) => (cropId === null ? [] : (crops.byId(cropId) ?? []))))];
}

const withoutPlace = () =>
  invalidRequest(
    "farm_id: this farm has no coordinates. Draw its boundary or add its coordinates (PUT /v1/farms/{id}), and ask again.",
  );

type Wish = { asked: number | undefined; farm: WholeFarm; suited: SuitedCrop[] };

/** The asked crop; else the latest planted of those that grow, else that are planned, else the best suited. */
function chosen(
  { asked, farm, suited }: Wish,
  crops: Catalogue,
  needs: ReadonlyMap<number, CropNeeds>,
): FedCrop | null {
  const onFarm = (status: string) =>
    farm.crops.flatMap((each) => (each.status === status && each.cropId !== null ? [each.cropId] : []));
  const best = suited.map(({ crop }) => crop.id);
  const ids = asked === undefined ? [...onFarm("growing"), ...onFarm("planned"), ...best] : [asked];
  for (const id of ids) {
    const [crop, known] = [crops.byId(id), needs.get(id)];
    if (crop && known) return { crop, needs: known };
  }
  return null;
}

/** What a legume leaves is gone after the season that follows it. */
const memoryDays = 400;
const dayMs = 86_400_000;

function settingOf(
  farm: WholeFarm,
  climate: Climate | null,
  { crops, now }: { crops: Catalogue; now: number },
): Setting {
  // Crops come the latest planted first.
  const last = farm.crops.find((crop) => crop.status === "harvested" && crop.plantingDate !== null);
  const recent = last?.plantingDate && Date.parse(last.plantingDate) > now - memoryDays * dayMs;
  const legume = recent && last.cropId !== null && crops.byId(last.cropId)?.category === "legume";
  return {
    rainMm: climate ? climate.normals.rainMm.reduce((total, rain) => total + rain, 0) : null,
    before: legume ? "after a legume" : "after another crop",
  };
}

/** The plan of an advice. @throws ApiError 404 when nothing is known of what the crop needs. */
export function planOf({ plan }: Pick<FarmAdvice, "plan">): Plan {
  if (plan) return plan;
  throw new ApiError(
    404,
    "No fertiliser rates",
    "No fertiliser rates are known for this crop, or no crop of which they are known suits this farm. Give the crop_id of a crop with known rates, such as maize, rice, cassava, yam, cowpea or tomato.",
  );
}
