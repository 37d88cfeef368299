import { divIcon, type LeafletMouseEvent, type Map, type Marker as MarkerLayer } from "leaflet";
import { useEffect, useMemo, useRef } from "react";
import { Circle, Marker, Polygon, Polyline, useMap, useMapEvents } from "react-leaflet";
import type { Corner } from "@/lib/geo/boundary/ring";
import type { Point } from "@/lib/geo/coordinates";
import { BaseMap } from "./base-map";
import { CornerHandles } from "./corner-handles";
import { cornerAt } from "./corner-map-place";
import { pinIcon } from "./farm-marks";
import { boxAround } from "./map-farm";
import type { Fix } from "./walk";

/** A place to bring into view; every new object does it once. */
export type MapFocus = { at: Corner; zoom: number };

/** What the map of an editor is given. */
export type CornerMapProps = {
  label: string;
  /** Corners of the boundary; a pin instead when null. */
  corners: Corner[] | null;
  /** While a corner is dragged: the corners as they would be. */
  onPreview: (corners: Corner[] | null) => void;
  onChange: (corners: Corner[]) => void;
  /** Whether a tap adds a corner. */
  drawing: boolean;
  selected: number | null;
  onSelect: (index: number | null) => void;
  /** Where something is wrong. */
  faults: Point[];
  pin: Corner | null;
  onPin: (pin: Corner) => void;
  focus: MapFocus | null;
  /** Points of a walk, and where the device is. */
  trail: Corner[];
  fix: Fix | null;
  className?: string | undefined;
};

const fitting = { padding: [40, 40] as [number, number], maxZoom: 18 };

/** The map of an editor: taps add corners or set the pin, corners are dragged. */
export function CornerMapView(props: CornerMapProps) {
  const { label, corners, pin, focus, className } = props;
  const shown = useMemo(() => corners ?? (pin ? [pin] : []), [corners, pin]);
  const box = boxAround(shown) ?? (focus && boxAround([focus.at]));
  const all = boxAround(shown);
  const fit = all ? (map: Map) => map.fitBounds(all, fitting) : undefined;
  return (
    <BaseMap label={label} box={box} onFit={fit} className={className}>
      <Taps {...props} />
      {corners ? <Boundary {...props} corners={corners} /> : <Pin pin={pin} onPin={props.onPin} />}
      {props.faults.map((fault, index) => (
        <FaultMark key={index} at={fault} />
      ))}
      <WalkTrail trail={props.trail} fix={props.fix} />
      <InView places={shown} />
      <Focus focus={focus} />
    </BaseMap>
  );
}

function Taps({ corners, onChange, drawing, onSelect, onPin }: CornerMapProps) {
  useMapEvents({
    click: ({ latlng }: LeafletMouseEvent) => {
      if (corners === null) return onPin(cornerAt(latlng));
      if (!drawing) return;
      onSelect(null);
      onChange([...corners, cornerAt(latlng)]);
    },
  });
  return null;
}

function Boundary(props: CornerMapProps & { corners: Corner[] }) {
  const { corners } = props;
  const options = { weight: 3, fillOpacity: corners.length > 2 ? 0.12 : 0 };
  return (
    <>
      {corners.length > 1 ? (
        <Polygon positions={corners} interactive={false} className="map-farm" pathOptions={options} />
      ) : null}
      <CornerHandles {...props} />
    </>
  );
}

function Pin({ pin, onPin }: { pin: Corner | null; onPin: (pin: Corner) => void }) {
  const icon = useMemo(() => pinIcon(null), []);
  if (!pin) return null;
  const dragend = (event: { target: unknown }) => onPin(cornerAt((event.target as MarkerLayer).getLatLng()));
  return <Marker position={pin} icon={icon} draggable keyboard={false} eventHandlers={{ dragend }} />;
}

function FaultMark({ at: { latitude, longitude } }: { at: Point }) {
  const icon = useMemo(() => {
    const mark = document.createElement("span");
    mark.textContent = "!";
    return divIcon({ className: "map-fault", html: mark, iconSize: [28, 28] });
  }, []);
  return (
    <Marker position={[latitude, longitude]} icon={icon} interactive={false} keyboard={false} zIndexOffset={-500} />
  );
}

function WalkTrail({ trail, fix }: { trail: Corner[]; fix: Fix | null }) {
  return (
    <>
      {trail.length > 1 ? (
        <Polyline
          positions={trail}
          interactive={false}
          className="map-trail"
          pathOptions={{ weight: 4, fill: false }}
        />
      ) : null}
      {fix ? (
        <Circle
          center={fix.at}
          radius={fix.accuracyM}
          interactive={false}
          className="map-fix"
          pathOptions={{ weight: 2 }}
        />
      ) : null}
      {fix ? <FollowFix at={fix.at} /> : null}
    </>
  );
}

function FollowFix({ at }: { at: Corner }) {
  const map = useMap();
  useEffect(() => {
    if (map.getZoom() < 15) map.setView(at, 18, { animate: false });
    else if (!map.getBounds().contains(at)) map.panTo(at, { animate: false });
  }, [map, at]);
  return null;
}

/** What was added outside of the view, by a list, comes into it. */
function InView({ places }: { places: Corner[] }) {
  const map = useMap();
  const before = useRef(places);
  useEffect(() => {
    const known = new Set(before.current);
    before.current = places;
    const added = places.filter((place) => !known.has(place));
    const box = boxAround(places);
    if (box && added.some((place) => !map.getBounds().contains(place)))
      map.fitBounds(box, { ...fitting, animate: false });
  }, [map, places]);
  return null;
}

function Focus({ focus }: { focus: MapFocus | null }) {
  const map = useMap();
  const done = useRef<MapFocus | null>(null);
  useEffect(() => {
    if (!focus || done.current === focus) return;
    done.current = focus;
    map.setView(focus.at, focus.zoom, { animate: false });
  }, [map, focus]);
  return null;
}
