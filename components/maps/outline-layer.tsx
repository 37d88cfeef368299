import { useQuery } from "@tanstack/react-query";
import type { MultiLineString, MultiPolygon } from "geojson";
import { divIcon } from "leaflet";
import { useMemo } from "react";
import { GeoJSON, Marker, Pane, useMap } from "react-leaflet";
import { nigeria } from "./map-farm";
import { outlineQuery, type Outline } from "./outlines";
import { useMapView, type MapView } from "./use-map-view";

const statesFromZoom = 4;
const lgasFromZoom = 8;
const stateNamesFromZoom = 6;
const mostNames = 60;

/** Countries, Nigerian states and local government areas, beneath the pictures: they show where no picture loads. */
export function OutlineLayer() {
  const view = useMapView(useMap());
  const inNigeria = view.bounds.intersects(nigeria);
  const countries = useQuery(outlineQuery("countries")).data;
  const states = useQuery({ ...outlineQuery("states"), enabled: inNigeria && view.zoom >= statesFromZoom }).data;
  const lgas = useQuery({ ...outlineQuery("lgas"), enabled: inNigeria && view.zoom >= lgasFromZoom }).data;
  const names = view.zoom > lgasFromZoom ? lgas : view.zoom >= stateNamesFromZoom ? states : countries;
  return (
    <>
      {/* Each in a pane of its own: they arrive in any order, and finer ones lie above coarser ones. */}
      <Pane name="outline-countries" style={{ zIndex: 140 }}>
        {countries ? <Land outline={countries.land} /> : null}
      </Pane>
      <Pane name="outline-states" style={{ zIndex: 145 }}>
        {states ? <Land outline={states.land} /> : null}
      </Pane>
      <Pane name="outline-lines" style={{ zIndex: 150 }}>
        {countries ? <Lines outline={countries.lines} weight={1} /> : null}
        {lgas && view.zoom >= lgasFromZoom ? <Lines outline={lgas.lines} weight={1} quiet /> : null}
        {states ? <Lines outline={states.lines} weight={1.5} /> : null}
      </Pane>
      <Pane name="outline-names" style={{ zIndex: 160 }}>
        {names ? <Names outline={names} view={view} /> : null}
      </Pane>
    </>
  );
}

function Land({ outline }: { outline: MultiPolygon }) {
  return (
    <GeoJSON data={outline} interactive={false} style={{ className: "map-land", stroke: false, fillOpacity: 1 }} />
  );
}

function Lines({ outline, weight, quiet = false }: { outline: MultiLineString; weight: number; quiet?: boolean }) {
  const style = { className: quiet ? "map-border-quiet" : "map-border", weight, fill: false };
  return <GeoJSON data={outline} interactive={false} style={style} />;
}

function Names({ outline, view }: { outline: Outline; view: MapView }) {
  const shown = outline.names.filter(({ at: [longitude, latitude] }) => view.bounds.contains([latitude, longitude]));
  return shown
    .slice(0, mostNames)
    .map(({ name, at: [longitude, latitude] }) => (
      <AreaName key={`${name} ${latitude}`} {...{ name, latitude, longitude }} />
    ));
}

function AreaName({ name, latitude, longitude }: { name: string; latitude: number; longitude: number }) {
  const icon = useMemo(() => {
    const text = document.createElement("span");
    text.textContent = name;
    return divIcon({ className: "map-name", html: text, iconSize: [0, 0] });
  }, [name]);
  return (
    <Marker position={[latitude, longitude]} icon={icon} interactive={false} keyboard={false} pane="outline-names" />
  );
}
