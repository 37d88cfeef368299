import type { Map } from "leaflet";
import { useTranslations } from "next-intl";
import { useEffect, useState, type ReactNode } from "react";
import { MapContainer } from "react-leaflet";
import { cn } from "../ui/class-names";
import "./map.css";
import { MapButtons } from "./map-buttons";
import { fitting, nigeria, type Box } from "./map-farm";
import { Attribution, ScaleBar } from "./map-legend";
import { useMapSettings } from "./map-settings";
import { OutlineLayer } from "./outline-layer";
import { Tiles, closestZoom } from "./tile-layer";

type BaseMapProps = {
  /** What the map shows, for who cannot see it. */
  label: string;
  /** What it shows at first; Nigeria when left out. */
  box?: Box | null;
  /** Brings everything into view again. */
  onFit?: ((map: Map) => void) | undefined;
  className?: string | undefined;
  /** Leaflet layers. */
  children?: ReactNode;
};

/** The map that all maps stand on: pictures over outlines, zoom, satellite, scale, whose it is. */
export function BaseMap({ label, box, onFit, className, children }: BaseMapProps) {
  const { streets, satellite } = useMapSettings();
  const [map, setMap] = useState<Map | null>(null);
  const [fromAbove, setFromAbove] = useState(false);
  const [tilesLoad, setTilesLoad] = useState(true);
  const source = fromAbove ? satellite : streets;
  useEffect(() => {
    const container = map?.getContainer();
    container?.setAttribute("role", "application");
    container?.setAttribute("aria-label", label);
  }, [map, label]);
  useFollowSize(map);
  return (
    <div className={cn("relative isolate overflow-hidden", fromAbove && "map-on-satellite", className)}>
      <MapContainer
        ref={setMap}
        bounds={box ?? nigeria}
        boundsOptions={fitting}
        minZoom={2}
        maxZoom={closestZoom}
        zoomControl={false}
        attributionControl={false}
        className="map absolute inset-0 isolate z-0"
      >
        <OutlineLayer />
        {source ? <Tiles source={source} kind={fromAbove ? "satellite" : "streets"} onLoading={setTilesLoad} /> : null}
        {children}
      </MapContainer>
      {map ? (
        <MapButtons
          map={map}
          satellite={satellite ? fromAbove : null}
          onSatellite={(shown) => {
            setFromAbove(shown);
            setTilesLoad(true);
          }}
          onFit={onFit && (() => onFit(map))}
        />
      ) : null}
      <MapFoot map={map} tilesLoad={tilesLoad || !source} source={source?.attribution} />
    </div>
  );
}

type MapFootProps = { map: Map | null; tilesLoad: boolean; source: string | undefined };

function MapFoot({ map, tilesLoad, source }: MapFootProps) {
  const t = useTranslations("maps");
  return (
    <div className="text-ink pointer-events-none absolute inset-x-0 bottom-0 z-10 flex flex-col items-start text-[0.75rem] [&_a]:pointer-events-auto">
      <p role="status">
        {tilesLoad ? null : (
          <span className="bg-surface/90 rounded-control m-2 block px-2 py-1">{t("tilesMissing")}</span>
        )}
      </p>
      <div className="flex w-full flex-wrap items-end justify-between gap-x-3">
        <div className="bg-surface/85 rounded-tr-[6px] px-2 py-1">{map ? <ScaleBar map={map} /> : null}</div>
        <div className="bg-surface/85 ml-auto max-w-full rounded-tl-[6px] px-2 py-0.5">
          <Attribution texts={[...(source === undefined ? [] : [source]), t("outlinesOf")]} />
        </div>
      </div>
    </div>
  );
}

/** Tells the map when its place on the page has another size. */
function useFollowSize(map: Map | null): void {
  useEffect(() => {
    if (!map) return;
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
}
