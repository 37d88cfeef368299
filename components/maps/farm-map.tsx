"use client";

import dynamic from "next/dynamic";
import { cn } from "../ui/class-names";
import type { FarmMapProps } from "./farm-map-view";
import { MapSkeleton } from "./map-skeleton";

// Leaflet needs a window, and only pages with a map pay for it.
const View = dynamic(() => import("./farm-map-view").then((module) => module.FarmMapView), {
  ssr: false,
  loading: MapSkeleton,
});

/** A map of farms by boundary or pin, read only; the chosen one is shared with a list beside it. */
export function FarmMap({ className, ...props }: FarmMapProps) {
  return (
    <div className={cn("rounded-card border-line h-80 overflow-hidden border", className)}>
      <View {...props} className="h-full w-full" />
    </div>
  );
}
