import { Biohazard, Bug, Dna, Sprout, Worm, type LucideIcon } from "lucide-react";
import type { OrganismType } from "@/lib/pests/organism";

/** A picture for each type; its word stands beside it. */
export const organismIcons: Record<OrganismType, LucideIcon> = {
  pest: Bug,
  disease: Biohazard,
  weed: Sprout,
  virus: Dna,
  nematode: Worm,
};
