import { divIcon, type DivIcon, type Path, type Polygon as PolygonLayer } from "leaflet";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { Marker, Polygon, Tooltip } from "react-leaflet";
import { cornersOf, type MapFarm } from "./map-farm";

type FarmMarkProps = {
  farm: MapFarm;
  selected: boolean;
  /** Whether its name stands on the map. */
  named: boolean;
  onSelect: ((id: number) => void) | undefined;
};

const dashes = { active: undefined, fallow: "8 5", archived: "2 5" };

/** Makes an element of the map a button that says whether it is the chosen one. */
export function useAsButton(
  element: Element | null,
  { label, pressed, onPress }: { label: string; pressed: boolean; onPress: (() => void) | null },
) {
  useEffect(() => {
    if (!element) return;
    element.setAttribute("aria-label", label);
    if (!onPress) {
      element.setAttribute("role", "img");
      element.removeAttribute("tabindex");
      return;
    }
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
    element.setAttribute("aria-pressed", String(pressed));
    const onKeyDown = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      event.stopPropagation();
      onPress();
    };
    element.addEventListener("keydown", onKeyDown);
    return () => element.removeEventListener("keydown", onKeyDown);
  }, [element, label, pressed, onPress]);
}

function useLabelOf({ name, status }: MapFarm): string {
  const t = useTranslations("maps.farm");
  return t("label", { name, status: status ?? "active" });
}

function usePress(id: number, onSelect: FarmMarkProps["onSelect"]): (() => void) | null {
  return useMemo(() => (onSelect ? () => onSelect(id) : null), [id, onSelect]);
}

/** A farm by its boundary. */
export function FarmShape({ farm, selected, named, onSelect }: FarmMarkProps) {
  const [element, setElement] = useState<Element | null>(null);
  const path = useRef<PolygonLayer | null>(null);
  const press = usePress(farm.id, onSelect);
  useAsButton(element, { label: useLabelOf(farm), pressed: selected, onPress: press });
  useEffect(() => {
    if (selected) path.current?.bringToFront();
  }, [selected]);
  return (
    <Polygon
      ref={path}
      positions={cornersOf(farm)}
      className="map-farm"
      pathOptions={{
        weight: selected ? 3 : 2,
        fillOpacity: selected ? 0.2 : 0.12,
        dashArray: dashes[farm.status ?? "active"],
      }}
      eventHandlers={{
        click: () => press?.(),
        add: (event) => setElement((event.target as Path).getElement() ?? null),
      }}
    >
      {named ? (
        <Tooltip permanent direction="center" className="map-label" interactive={false}>
          {farm.name}
        </Tooltip>
      ) : null}
    </Polygon>
  );
}

/** A farm as a pin: it has no boundary, or one too small to see from here. */
export function FarmPin({ farm, at, selected, named, onSelect }: FarmMarkProps & { at: [number, number] }) {
  const [element, setElement] = useState<Element | null>(null);
  const press = usePress(farm.id, onSelect);
  useAsButton(element, { label: useLabelOf(farm), pressed: selected, onPress: press });
  const icon = useMemo(() => pinIcon(named ? farm.name : null), [farm.name, named]);
  return (
    <Marker
      position={at}
      icon={icon}
      zIndexOffset={selected ? 1000 : 0}
      eventHandlers={{
        click: () => press?.(),
        add: (event) => setElement((event.target as { getElement(): Element | undefined }).getElement() ?? null),
      }}
    />
  );
}

/** A pin of 44 px to press, with a dot in its middle. */
export function pinIcon(name: string | null): DivIcon {
  const content = document.createElement("span");
  content.className = "contents";
  const dot = document.createElement("span");
  dot.className = "map-pin-dot";
  content.append(dot);
  if (name !== null) {
    const text = document.createElement("span");
    text.className = "map-pin-name";
    text.textContent = name;
    content.append(text);
  }
  return divIcon({ className: "map-pin", html: content, iconSize: [44, 44] });
}

type FarmGroupProps = { count: number; at: [number, number]; onOpen: () => void };

/** Many farms close together. */
export function FarmGroup({ count, at, onOpen }: FarmGroupProps) {
  const t = useTranslations("maps.farm");
  const [element, setElement] = useState<Element | null>(null);
  const open = useRef(onOpen);
  useEffect(() => {
    open.current = onOpen;
  }, [onOpen]);
  const press = useMemo(() => () => open.current(), []);
  useAsButton(element, { label: t("group", { count }), pressed: false, onPress: press });
  const icon = useMemo(() => {
    const content = document.createElement("span");
    content.textContent = String(count);
    return divIcon({ className: "map-group", html: content, iconSize: [44, 44] });
  }, [count]);
  return (
    <Marker
      position={at}
      icon={icon}
      eventHandlers={{
        click: press,
        add: (event) => setElement((event.target as { getElement(): Element | undefined }).getElement() ?? null),
      }}
    />
  );
}
