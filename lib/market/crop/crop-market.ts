import type { z } from "zod";
import { findCrop } from "../../crops/calendar";
import { cropPrices } from "../outlook/crop-prices";
import type { CropSeries, KindPrices } from "../outlook/store";
import type { CropMarketJson } from "./contract";

type Json = z.input<typeof CropMarketJson>;

const mostSeries = 5_000;

function seriesToJson({ kinds, market, ...series }: CropSeries): Json["series"][number] {
  const known = [kinds.retail, kinds.wholesale].filter((each): each is KindPrices => each !== undefined);
  return {
    ...series,
    market,
    first: known.map(({ first }) => first).sort()[0] ?? "",
    last:
      known
        .map(({ last }) => last)
        .sort()
        .at(-1) ?? "",
    retail_months: kinds.retail?.monthCount ?? 0,
    wholesale_months: kinds.wholesale?.monthCount ?? 0,
  };
}

type SeriesJson = Json["series"][number];

/** The newest and fullest series first. */
function byUse(a: SeriesJson, b: SeriesJson): number {
  const months = (each: SeriesJson) => each.retail_months + each.wholesale_months;
  return b.last.localeCompare(a.last) || months(b) - months(a) || a.id - b.id;
}

/** What prices there are of a crop, and who publishes the newest of them. */
type CropMarket = { market: Omit<Json, "insight">; publishers: string };

/** What prices there are of a crop. @throws ApiError 404 for an unknown crop */
export async function findCropMarket(cropId: number): Promise<CropMarket> {
  const crop = await findCrop(cropId);
  const series = (await cropPrices(cropId)).map(seriesToJson).sort(byUse).slice(0, mostSeries);
  const newest = series[0]?.last ?? null;
  const publishers = new Set(series.filter(({ last }) => last === newest).map(({ publisher }) => publisher));
  return {
    market: { crop_id: crop.id, name: crop.name, newest, series },
    publishers: [...publishers].sort().join(", "),
  };
}
