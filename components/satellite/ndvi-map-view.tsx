import type { ImageOverlay as Overlay, Map } from "leaflet";
import { useEffect, useMemo, useRef } from "react";
import { ImageOverlay, Polygon } from "react-leaflet";
import { BaseMap } from "../maps/base-map";
import { boxOf, cornersOf, fitting, type MapFarm } from "../maps/map-farm";
import type { Scenes } from "./answers";

type NdviMapViewProps = {
  farm: MapFarm;
  /** What the map shows, for who cannot see it. */
  label: string;
  /** Where the picture is; null: none to show. */
  url: string | null;
  bounds: Scenes["bounds"];
  /** What the picture shows, for who cannot see it. */
  alt: string;
  /** Another number fetches the picture anew. */
  attempt: number;
  /** Told when the picture is there, or that it can't be had. */
  onFetched: (fetched: { url: string; well: boolean }) => void;
};

/** The NDVI of a field, pixel by pixel, within its boundary. */
export function NdviMapView({ farm, label, url, bounds, alt, attempt, onFetched }: NdviMapViewProps) {
  const box = useMemo(() => boxOf(farm), [farm]);
  const overlay = useRef<Overlay | null>(null);
  useEffect(() => overlay.current?.getElement()?.setAttribute("alt", alt), [alt, url, attempt]);
  const fit = box ? (map: Map) => map.fitBounds(box, fitting) : undefined;
  return (
    <BaseMap label={label} box={box} onFit={fit} className="h-full w-full">
      {url === null ? null : (
        <ImageOverlay
          key={attempt}
          ref={overlay}
          url={url}
          bounds={[
            [bounds.south, bounds.west],
            [bounds.north, bounds.east],
          ]}
          // A pixel is 10 m of ground; smoothed, it would promise more than was seen.
          className="[image-rendering:pixelated]"
          eventHandlers={{
            load: () => onFetched({ url, well: true }),
            error: () => onFetched({ url, well: false }),
          }}
        />
      )}
      <Polygon
        positions={cornersOf(farm)}
        className="map-farm"
        // Its class colours the inside too: it must not hide the picture.
        pathOptions={{ weight: 2, fillOpacity: 0 }}
        interactive={false}
      />
    </BaseMap>
  );
}
