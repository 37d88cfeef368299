"use client";

import dynamic from "next/dynamic";
import { MapSkeleton } from "./map-skeleton";

/** The map of an editor; Leaflet needs a window, and only pages with a map pay for it. */
export const CornerMap = dynamic(() => import("./corner-map-view").then((module) => module.CornerMapView), {
  ssr: false,
  loading: MapSkeleton,
});
