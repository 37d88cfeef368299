import { TileLayer } from "react-leaflet";
import type { TileSource } from "./map-settings";

/** Closer than this no map goes: a plot of 15 by 30 m then fills a phone's screen. */
export const closestZoom = 20;

type TilesProps = {
  source: TileSource;
  kind: "streets" | "satellite";
  /** Told that pictures load, or that they don't. */
  onLoading: (loads: boolean) => void;
};

/** A layer of pictures; where one is missing, the outlines beneath show. */
export function Tiles({ source, kind, onLoading }: TilesProps) {
  return (
    <TileLayer
      key={source.url}
      url={source.url}
      maxNativeZoom={source.maxZoom}
      maxZoom={closestZoom}
      className={kind === "satellite" ? "map-tiles map-tiles-satellite" : "map-tiles"}
      eventHandlers={{ tileload: () => onLoading(true), tileerror: () => onLoading(false) }}
    />
  );
}
