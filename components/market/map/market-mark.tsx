import { divIcon } from "leaflet";
import { useMemo, useState } from "react";
import { Marker } from "react-leaflet";
import { useAsButton } from "../../maps/farm-marks";
import { stepOfPoint, type MarketPoint } from "./market-points";
import { stepClass, stepSigns } from "./step-look";

type MarketMarkProps = { point: MarketPoint; label: string; selected: boolean; onSelect: (marketId: number) => void };

/** A market on the map, coloured and signed by how its price compares. */
export function MarketMark({ point, label, selected, onSelect }: MarketMarkProps) {
  const [element, setElement] = useState<Element | null>(null);
  const { id } = point.shown.row.market;
  const press = useMemo(() => () => onSelect(id), [id, onSelect]);
  useAsButton(element, { label, pressed: selected, onPress: press });
  const step = stepOfPoint(point);
  const icon = useMemo(() => {
    const mark = document.createElement("span");
    mark.className = stepClass(step);
    mark.textContent = stepSigns[step];
    return divIcon({ className: "market-point", html: mark, iconSize: [44, 44] });
  }, [step]);
  return (
    <Marker
      position={point.at}
      icon={icon}
      zIndexOffset={selected ? 1000 : step === "none" ? -500 : 0}
      eventHandlers={{
        click: press,
        add: (event) => setElement((event.target as { getElement(): Element | undefined }).getElement() ?? null),
      }}
    />
  );
}
