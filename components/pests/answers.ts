import type { z } from "zod";
import type { BoardJson } from "@/lib/pests/board/contract";
import type { CatalogueJson, OrganismPageJson } from "@/lib/pests/catalogue/contract";

/** Alerts of one's own farms. */
export type Board = z.output<typeof BoardJson>;
/** A farm and its alerts. */
export type BoardFarm = Board["farms"][number];
/** An alert. */
export type BoardAlert = BoardFarm["alerts"][number];
/** An organism in the catalogue's list. */
export type ListedOrganism = z.output<typeof CatalogueJson>["organisms"][number];
/** A crop by its id and name. */
export type Crop = Board["crops"][number];
/** An organism with all that is known of it. */
export type OrganismPageData = z.output<typeof OrganismPageJson>;
