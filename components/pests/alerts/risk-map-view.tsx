import { divIcon, type Map } from "leaflet";
import { useEffect, useMemo, useState } from "react";
import { Marker, Tooltip, useMap } from "react-leaflet";
import { BaseMap } from "../../maps/base-map";
import { useAsButton } from "../../maps/farm-marks";
import { boxAround, type Box } from "../../maps/map-farm";
import type { BoardFarm } from "../answers";
import { riskClass, riskShapes, riskSigns, type RiskState } from "../risk-look";
import "../risk.css";
import { stateOf } from "./board-text";

/** What the map of risks is given. */
export type RiskMapProps = {
  farms: readonly BoardFarm[];
  label: string;
  /** What a mark says to who can't see it. */
  labelOf: (farm: BoardFarm) => string;
  selectedId: number | null;
  onSelect: (farmId: number) => void;
};

/** Farms do not get closer than this, so that a single one is seen with its surroundings. */
const closest = {
  paddingTopLeft: [40, 56] as [x: number, y: number],
  paddingBottomRight: [60, 64] as [x: number, y: number],
  maxZoom: 10,
};
/** More names than this would cover each other. */
const mostNames = 12;

type Placed = { farm: BoardFarm; at: [latitude: number, longitude: number] };

/** Farms by their highest risk. */
export function RiskMapView({ farms, label, labelOf, selectedId, onSelect }: RiskMapProps) {
  const placed = useMemo(
    () =>
      farms.flatMap((farm): Placed[] =>
        farm.latitude === null || farm.longitude === null ? [] : [{ farm, at: [farm.latitude, farm.longitude] }],
      ),
    [farms],
  );
  const box = useMemo(() => boxAround(placed.map(({ at }) => at)), [placed]);
  const fit = box ? (map: Map) => map.fitBounds(box, closest) : undefined;
  return (
    <BaseMap label={label} box={box} onFit={fit} className="h-full w-full">
      {placed.map((each) => (
        <RiskFarm
          key={each.farm.id}
          {...each}
          label={labelOf(each.farm)}
          selected={each.farm.id === selectedId}
          named={placed.length <= mostNames || each.farm.id === selectedId}
          onSelect={onSelect}
        />
      ))}
      <Focus box={box} at={placed.find(({ farm }) => farm.id === selectedId)?.at ?? null} />
    </BaseMap>
  );
}

type RiskFarmProps = Placed & { label: string; selected: boolean; named: boolean; onSelect: (farmId: number) => void };

function RiskFarm({ farm, at, label, selected, named, onSelect }: RiskFarmProps) {
  const [element, setElement] = useState<Element | null>(null);
  const press = useMemo(() => () => onSelect(farm.id), [farm.id, onSelect]);
  useAsButton(element, { label, pressed: selected, onPress: press });
  const state = stateOf(farm);
  const icon = useMemo(() => divIcon({ className: "risk-point", html: drawMark(state), iconSize: [44, 44] }), [state]);
  return (
    <Marker
      position={at}
      icon={icon}
      zIndexOffset={selected ? 1000 : 0}
      eventHandlers={{
        click: press,
        add: (event) => setElement((event.target as { getElement(): Element | undefined }).getElement() ?? null),
      }}
    >
      {named ? (
        <Tooltip permanent direction="bottom" offset={[0, -6]} className="map-label" interactive={false}>
          {farm.name}
        </Tooltip>
      ) : null}
    </Marker>
  );
}

const svg = "http://www.w3.org/2000/svg";

/** The mark of a state as Leaflet takes it. */
function drawMark(state: RiskState): HTMLElement {
  const frame = document.createElement("span");
  frame.className = "contents";
  const mark = document.createElementNS(svg, "svg");
  mark.setAttribute("viewBox", "0 0 24 24");
  mark.setAttribute("class", riskClass(state));
  for (const [outline, className] of [
    [riskShapes[state], ""],
    [riskSigns[state], "risk-sign"],
  ] as const) {
    if (outline === undefined) continue;
    const path = document.createElementNS(svg, "path");
    path.setAttribute("d", outline);
    path.setAttribute("class", className);
    mark.append(path);
  }
  frame.append(mark);
  return frame;
}

/** Keeps in view what matters: all farms when they are others than before, and the chosen one. */
function Focus({ box, at }: { box: Box | null; at: [number, number] | null }) {
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
  useEffect(() => {
    if (at && !map.getBounds().contains(at)) map.panTo(at, { animate: false });
  }, [map, at]);
  return null;
}
