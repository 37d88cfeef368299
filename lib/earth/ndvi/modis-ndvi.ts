import { middleOf } from "../field";
import { findModisSeries } from "../sources/modis";
import type { NdviSource } from "./ndvi-series";

/** The 250 m pixel in the middle of the field: most fields are smaller than a pixel. */
export const modisNdvi: NdviSource = {
  name: "MODIS",
  async ask({ field, range, now }) {
    const { data, provenance } = await findModisSeries(middleOf(field), range, now);
    const points = data.map(({ date, ndvi: value, quality }) => ({ date, value, quality }));
    return { points, provenance, complete: true };
  },
};
