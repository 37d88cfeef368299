import { divIcon, type LeafletMouseEvent, type Map, type Marker as MarkerLayer } from "leaflet";
import { useEffect, useMemo, useRef, type RefObject } from "react";
import { Circle, Marker, Polygon, Polyline, useMap, useMapEvents } from "react-leaflet";
import type { Corner } from "@/lib/geo/boundary/ring";
import type { Point } from "@/lib/geo/coordinates";
import { BaseMap } from "./base-map";
import { CornerHandles } from "./corner-handles";
import { cornerAt } from "./corner-map-place";
import { pinIcon } from "./farm-marks";
import { boxAround, fitting, type Box } from "./map-farm";
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

/** The map of an editor: taps add corners or set the pin, corners are dragged. */
export function CornerMapView(props: CornerMapProps) {
  const { label, corners, pin, focus, className } = props;
  const tappedRef = useRef<string | null>(null);
  const shown = useMemo(() => corners ?? (pin ? [pin] : []), [corners, pin]);
  const box = boxAround(shown) ?? (focus && boxAround([focus.at]));
  const all = boxAround(shown);
  const fit = all ? (map: Map) => map.fitBounds(all, fitting) : undefined;
  return (
    <BaseMap label={label} box={box} onFit={fit} className={className}>
      <Taps {...props} tappedRef={tappedRef} />
      {corners ? <Boundary {...props} corners={corners} /> : <Pin pin={pin} onPin={props.onPin} />}
      {props.faults.map((fault, index) => (
        <FaultMark key={index} at={fault} />
      ))}
      <WalkTrail trail={props.trail} fix={props.fix} />
      <InView places={shown} tappedRef={tappedRef} />
      <Focus focus={focus} />
    </BaseMap>
  );
}

type TapsProps = CornerMapProps & { tappedRef: RefObject<string | null> };

function Taps({ corners, onChange, drawing, onSelect, onPin, tappedRef }: TapsProps) {
  useMapEvents({
    click: ({ latlng }: LeafletMouseEvent) => {
      const corner = cornerAt(latlng);
      tappedRef.current = String(corner);
      if (corners === null) return onPin(corner);
      if (!drawing) return;
      onSelect(null);
      onChange([...corners, corner]);
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

/** Corners that came by a list or a walk come into view; one that was tapped is there already. */
function InView({ places, tappedRef }: { places: Corner[]; tappedRef: RefObject<string | null> }) {
  const map = useMap();
  const before = useRef(places);
  useEffect(() => {
    const known = new Set(before.current.map(String));
    before.current = places;
    const added = places.filter((place) => !known.has(String(place)));
    const box = boxAround(places);
    if (!box || added.length === 0 || added.every((place) => String(place) === tappedRef.current)) return;
    const outside = added.some((place) => !map.getBounds().contains(place));
    if (outside || spanPx(map, box) < smallestSpanPx) map.fitBounds(box, { ...fitting, animate: false });
  }, [map, places, tappedRef]);
  return null;
}

/** Smaller than this on the screen, a boundary can't be worked on. */
const smallestSpanPx = 40;

function spanPx(map: Map, [southWest, northEast]: Box): number {
  return map.latLngToContainerPoint(southWest).distanceTo(map.latLngToContainerPoint(northEast));
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
