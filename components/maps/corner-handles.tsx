import { divIcon, type DivIcon, type Marker as MarkerLayer } from "leaflet";
import { useMemo } from "react";
import { Marker, useMap } from "react-leaflet";
import type { Corner } from "@/lib/geo/boundary/ring";
import { cornerAt } from "./corner-map-place";
import { useMapView } from "./use-map-view";

type CornerHandlesProps = {
  corners: Corner[];
  selected: number | null;
  onSelect: (index: number | null) => void;
  onChange: (corners: Corner[]) => void;
  onPreview: (corners: Corner[] | null) => void;
};

/** With more handles than these in view they would hide the boundary: zoom in to have them. */
const mostHandles = 120;
const mostMidpoints = 40;

/** A handle on every corner, to drag and to choose, and one between two corners, to add one there. */
export function CornerHandles({ corners, selected, onSelect, onChange, onPreview }: CornerHandlesProps) {
  const view = useMapView(useMap());
  const visible = corners.flatMap((corner, index) => (view.bounds.contains(corner) ? [{ corner, index }] : []));
  const handles = visible.length > mostHandles ? visible.filter(({ index }) => index === selected) : visible;
  const withMidpoints = visible.length <= mostMidpoints && corners.length > 1;
  const actions = { corners, onSelect, onChange, onPreview };
  return (
    <>
      {withMidpoints ? handles.map(({ index }) => <Midpoint key={`mid ${index}`} index={index} {...actions} />) : null}
      {handles.map(({ corner, index }) => (
        <Handle key={index} at={corner} index={index} selected={index === selected} {...actions} />
      ))}
    </>
  );
}

type HandleProps = Omit<CornerHandlesProps, "selected"> & { index: number };

function Handle({ at, index, selected, corners, ...actions }: HandleProps & { at: Corner; selected: boolean }) {
  const icon = useMemo(
    () => handleIcon(selected ? "map-corner map-corner-chosen" : "map-corner", index + 1),
    [selected, index],
  );
  const moved = (to: Corner) => corners.map((corner, place) => (place === index ? to : corner));
  return (
    <Marker
      position={at}
      icon={icon}
      draggable
      keyboard={false}
      zIndexOffset={selected ? 1000 : 500}
      eventHandlers={{
        click: () => actions.onSelect(selected ? null : index),
        drag: (event) => actions.onPreview(moved(placeOf(event))),
        dragend: (event) => {
          actions.onPreview(null);
          actions.onSelect(index);
          actions.onChange(moved(placeOf(event)));
        },
      }}
    />
  );
}

function Midpoint({ index, corners, ...actions }: HandleProps) {
  const icon = useMemo(() => handleIcon("map-midpoint", null), []);
  const from = corners[index];
  const to = corners[(index + 1) % corners.length];
  // Two corners have one side, not two.
  if (!from || !to || (corners.length === 2 && index === 1)) return null;
  const inserted = (corner: Corner) => corners.toSpliced(index + 1, 0, corner);
  const insert = (corner: Corner) => {
    actions.onPreview(null);
    actions.onSelect(index + 1);
    actions.onChange(inserted(corner));
  };
  const middle: Corner = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return (
    <Marker
      position={middle}
      icon={icon}
      draggable
      keyboard={false}
      eventHandlers={{
        click: () => insert(cornerAt({ lat: middle[0], lng: middle[1] })),
        dragend: (event) => insert(placeOf(event)),
      }}
    />
  );
}

const placeOf = (event: { target: unknown }) => cornerAt((event.target as MarkerLayer).getLatLng());

function handleIcon(className: string, number: number | null): DivIcon {
  const dot = document.createElement("span");
  if (number !== null) dot.dataset.corner = String(number);
  return divIcon({ className, html: dot, iconSize: number === null ? [28, 28] : [36, 36] });
}
