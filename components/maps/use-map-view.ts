import type { LatLngBounds, Map } from "leaflet";
import { useEffect, useState } from "react";

/** What a map shows now. */
export type MapView = { zoom: number; bounds: LatLngBounds };

const viewOf = (map: Map): MapView => ({ zoom: map.getZoom(), bounds: map.getBounds() });

/** What the map shows, kept up to date after every move. */
export function useMapView(map: Map): MapView {
  const [view, setView] = useState(() => viewOf(map));
  useEffect(() => {
    const update = () => setView(viewOf(map));
    map.on("moveend zoomend resize", update);
    return () => {
      map.off("moveend zoomend resize", update);
    };
  }, [map]);
  return view;
}
