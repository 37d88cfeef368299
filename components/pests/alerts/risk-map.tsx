"use client";

import dynamic from "next/dynamic";
import { MapSkeleton } from "../../maps/map-skeleton";

/** A map of farms by risk. Leaflet needs a window, and only pages with a map pay for it. */
export const RiskMap = dynamic(() => import("./risk-map-view").then((module) => module.RiskMapView), {
  ssr: false,
  loading: MapSkeleton,
});
