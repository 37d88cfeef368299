import type { Map } from "leaflet";
import { useEffect, useMemo } from "react";
import { useMap } from "react-leaflet";
import { BaseMap } from "../../maps/base-map";
import { boxAround, type Box } from "../../maps/map-farm";
import "./market-map.css";
import { MarketMark } from "./market-mark";
import type { MarketPoint } from "./market-points";

/** What the map of markets is given. */
export type MarketMapProps = {
  points: readonly MarketPoint[];
  label: string;
  /** What a point says to who can't see it. */
  labelOf: (point: MarketPoint) => string;
  selectedId: number | null;
  onSelect: (marketId: number) => void;
};

/** Markets do not get closer than this, so that a single one is seen with its surroundings. */
const closest = {
  paddingTopLeft: [20, 20] as [x: number, y: number],
  paddingBottomRight: [20, 44] as [x: number, y: number],
  maxZoom: 8,
};

/** Markets by how their prices compare. */
export function MarketMapView({ points, label, labelOf, selectedId, onSelect }: MarketMapProps) {
  const box = useMemo(() => boxAround(points.map(({ at }) => at)), [points]);
  const fit = box ? (map: Map) => map.fitBounds(box, closest) : undefined;
  return (
    <BaseMap label={label} box={box} onFit={fit} className="h-full w-full">
      {points.map((point) => (
        <MarketMark
          key={point.shown.row.market.id}
          point={point}
          label={labelOf(point)}
          selected={point.shown.row.market.id === selectedId}
          onSelect={onSelect}
        />
      ))}
      <Fit box={box} />
    </BaseMap>
  );
}

/** Brings the markets into view when they are others than before. */
function Fit({ box }: { box: Box | null }) {
  const map = useMap();
  const corners = box?.flat().join(" ") ?? "";
  useEffect(() => {
    const [south, west, north, east] = corners.split(" ").map(Number);
    if (south === undefined || west === undefined || north === undefined || east === undefined) return;
    map.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      { ...closest, animate: false },
    );
  }, [map, corners]);
  return null;
}
