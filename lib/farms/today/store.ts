import type { FarmCrop } from "../crops/farm-crop";
import type { Irrigation } from "../season/store";
import { cropsAsJson, type Scope } from "../store";

/** A farm with what its work is planned from. */
export type TodayFarm = {
  id: number;
  name: string;
  sample: boolean;
  location: string | null;
  soilType: string | null;
  point: { latitude: number; longitude: number } | null;
  crops: FarmCrop[];
  /** Of the crops that grow, oldest first. */
  irrigations: Irrigation[];
};

type Row = Omit<TodayFarm, "point" | "crops" | "irrigations"> & {
  latitude: number | null;
  longitude: number | null;
  crops: FarmCrop[] | null;
  irrigations: Irrigation[] | null;
};

/** The account's active farms with crops and irrigations in one query, the last changed first; at most `limit`. */
export async function findActiveFarms({ accountId, db }: Scope, limit: number): Promise<TodayFarm[]> {
  const rows = await db.$queryRaw<Row[]>`
    select f.id, f.name, f.sample, f.location, f.soil_type as "soilType", f.latitude, f.longitude,
      ${cropsAsJson} as crops,
      (select json_agg(json_build_object('farmCropId', i.farm_crop_id, 'date', i.date, 'depthMm', i.depth_mm)
          order by i.date)
        from irrigations i join farm_crops c on c.id = i.farm_crop_id
        where c.farm_id = f.id and c.status = 'growing') as irrigations
    from farms f
    where f.account_id = ${accountId} and f.deleted_at is null and f.status = 'active'
    order by f.updated_at desc, f.id desc limit ${limit}`;
  return rows.map(({ latitude, longitude, crops, irrigations, ...row }) => ({
    ...row,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
    crops: crops ?? [],
    irrigations: irrigations ?? [],
  }));
}
