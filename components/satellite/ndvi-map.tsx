"use client";

import dynamic from "next/dynamic";
import { MapSkeleton } from "../maps/map-skeleton";

/** The NDVI of a field on a map; Leaflet needs a window, and comes only with this tab. */
export const NdviMap = dynamic(() => import("./ndvi-map-view").then((module) => module.NdviMapView), {
  ssr: false,
  loading: MapSkeleton,
});
