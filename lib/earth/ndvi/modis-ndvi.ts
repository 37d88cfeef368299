import { findModisSeries } from "../sources/modis";
import type { NdviSource } from "./ndvi-series";

/** The 250 m pixel at the point, also for a farm with a boundary: most are smaller than a pixel. */
export const modisNdvi: NdviSource = {
  name: "MODIS",
  async ask({ point, range, now }) {
    const { data, provenance } = await findModisSeries(point, range, now);
    return { points: data.map(({ date, ndvi: value, quality }) => ({ date, value, quality })), provenance };
  },
};
