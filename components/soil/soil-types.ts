import type { z } from "zod";
import type { SampleListJson } from "@/lib/soil/samples/contract";
import type { SoilSheetJson } from "@/lib/soil/sheet/contract";

/** All that is known of a farm's soil. */
export type Sheet = z.output<typeof SoilSheetJson>;
/** A figure of the soil. */
export type SheetMeasure = Sheet["measures"][number];
/** What to give a crop. */
export type Plan = NonNullable<Sheet["plan"]>;
/** A product of a plan. */
export type Product = Plan["products"][number];
/** A soil sample with its way and results. */
export type Sample = z.output<typeof SampleListJson>["data"][number];
