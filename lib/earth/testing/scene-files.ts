import { readFileSync } from "node:fs";
import path from "node:path";

const folder = path.join(import.meta.dirname, "fixtures");

/** The bands of the cut scene; see the note beside the files. */
export type CutBand = "B04" | "B08" | "SCL";

/** A file of the cut scene. */
export const cutFile = (band: CutBand): Uint8Array => readFileSync(path.join(folder, `${band}.tif`));
