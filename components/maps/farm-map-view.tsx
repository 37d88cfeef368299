import type { Map } from "leaflet";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef } from "react";
import { useMap } from "react-leaflet";
import { BaseMap } from "./base-map";
import { groupByCell } from "./farm-groups";
import { FarmGroup, FarmPin, FarmShape } from "./farm-marks";
import { boxOf, boxOfAll, fitting, middleOf, type Box, type MapFarm } from "./map-farm";
import { useMapView, type MapView } from "./use-map-view";

/** What a map of farms is given. */
export type FarmMapProps = {
  farms: readonly MapFarm[];
  /** What the map is of, e.g. 'Your farms'. Pages put a list with the same content beside it. */
  label: string;
  selectedId?: number | null | undefined;
  /** Told when a farm is pressed; without it the farms are only shown. */
  onSelect?: ((id: number) => void) | undefined;
  /** Gives the map its height and corners. */
  className?: string | undefined;
};

/** More farms than this in view are shown in groups. */
const mostMarks = 150;
const mostNames = 25;
const cellPx = 72;
/** A boundary smaller than this is a pin. */
const smallestShapePx = 10;

/** A map of farms, by boundary or pin. */
export function FarmMapView({ farms, label, selectedId, onSelect, className }: FarmMapProps) {
  const box = useMemo(() => boxOfAll(farms), [farms]);
  const fit = box ? (map: Map) => map.fitBounds(box, fitting) : undefined;
  return (
    <BaseMap label={label} box={box} onFit={fit} className={className}>
      <FarmLayer {...{ farms, selectedId, onSelect }} />
      <Focus farms={farms} box={box} selectedId={selectedId} />
    </BaseMap>
  );
}

type Placed = { farm: MapFarm; box: Box };

function FarmLayer({ farms, selectedId, onSelect }: Pick<FarmMapProps, "farms" | "selectedId" | "onSelect">) {
  const map = useMap();
  const view = useMapView(map);
  const placed = useMemo(() => farms.flatMap((farm) => toPlaced(farm)), [farms]);
  const inView = useMemo(() => placed.filter(({ box }) => view.bounds.pad(0.1).intersects(box)), [placed, view]);
  if (inView.length > mostMarks) return <Groups {...{ map, view, inView, selectedId, onSelect }} />;
  const named = inView.length <= mostNames;
  return inView.map((each) => (
    <FarmMark
      key={each.farm.id}
      {...{ map, view, each, onSelect }}
      selected={each.farm.id === selectedId}
      named={named}
    />
  ));
}

function toPlaced(farm: MapFarm): Placed[] {
  const box = boxOf(farm);
  return box ? [{ farm, box }] : [];
}

type MarkProps = {
  map: Map;
  view: MapView;
  each: Placed;
  selected: boolean;
  named: boolean;
  onSelect: FarmMapProps["onSelect"];
};

function FarmMark({ map, view, each: { farm, box }, selected, named, onSelect }: MarkProps) {
  const shared = { farm, selected, named: named || selected, onSelect };
  if (farm.boundary_coordinates && sizePx(map, { box, zoom: view.zoom }) >= smallestShapePx) {
    return <FarmShape {...shared} />;
  }
  return <FarmPin {...shared} at={middleOf(box)} />;
}

function sizePx(map: Map, { box: [southWest, northEast], zoom }: { box: Box; zoom: number }): number {
  const from = map.project(southWest, zoom);
  const to = map.project(northEast, zoom);
  return Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
}

type GroupsProps = Pick<FarmMapProps, "selectedId" | "onSelect"> & { map: Map; view: MapView; inView: Placed[] };

function Groups({ map, view, inView, selectedId, onSelect }: GroupsProps) {
  const t = useTranslations("maps.farm");
  const onScreen = inView.map((item) => {
    const { x, y } = map.project(middleOf(item.box), view.zoom);
    return { item, x, y };
  });
  return groupByCell(onScreen, cellPx).map((cell) => {
    const [first] = cell;
    if (!first) return null;
    const members = cell.map(({ item }) => item);
    const chosen = members.find(({ farm }) => farm.id === selectedId);
    if (cell.length === 1) {
      const { item } = first;
      return (
        <FarmMark
          key={item.farm.id}
          {...{ map, view, each: item, onSelect }}
          selected={item === chosen}
          named={false}
        />
      );
    }
    const box = boxOfAll(members.map(({ farm }) => farm)) ?? first.item.box;
    return (
      <FarmGroup
        key={`${t("group", { count: cell.length })} ${first.item.farm.id}`}
        count={cell.length}
        at={middleOf(box)}
        onOpen={() => map.fitBounds(box, fitting)}
      />
    );
  });
}

type FocusProps = { farms: readonly MapFarm[]; box: Box | null; selectedId: number | null | undefined };

/** Keeps in view what matters: all farms when they are others than before, and the chosen one. */
function Focus({ farms, box, selectedId }: FocusProps) {
  const map = useMap();
  const shown = useRef(farms);
  useEffect(() => {
    if (shown.current === farms || sameFarms(shown.current, farms)) return;
    shown.current = farms;
    if (box) map.fitBounds(box, { ...fitting, animate: false });
  }, [map, farms, box]);
  const selected = farms.find(({ id }) => id === selectedId);
  const selectedBox = useMemo(() => (selected ? boxOf(selected) : null), [selected]);
  useEffect(() => {
    if (selectedBox && !map.getBounds().contains(selectedBox)) map.panTo(middleOf(selectedBox), { animate: false });
  }, [map, selectedBox]);
  return null;
}

function sameFarms(before: readonly MapFarm[], after: readonly MapFarm[]): boolean {
  return before.length === after.length && before.every((farm, index) => farm.id === after[index]?.id);
}
