"use client";

import dynamic from "next/dynamic";
import { MapSkeleton } from "../../maps/map-skeleton";

/** A map of markets by price. Leaflet needs a window, and only pages with a map pay for it. */
export const MarketMap = dynamic(() => import("./market-map-view").then((module) => module.MarketMapView), {
  ssr: false,
  loading: MapSkeleton,
});
