import type { Map } from "leaflet";
import { useFormatter, useTranslations } from "next-intl";
import { Fragment } from "react";
import { linkedText } from "./linked-text";
import { boxAreaHa, scaleBarOf } from "./scale";
import { useMapView } from "./use-map-view";

const barPx = 120;

/** How long a stretch of the map is, and how large all that it shows. */
export function ScaleBar({ map }: { map: Map }) {
  const t = useTranslations("maps.scale");
  const format = useFormatter();
  const { bounds } = useMapView(map);
  const { x: width, y: height } = map.getSize();
  if (width === 0) return null;
  const middle = height / 2;
  const metresPerPx =
    map.distance(
      map.containerPointToLatLng([width / 2 - 50, middle]),
      map.containerPointToLatLng([width / 2 + 50, middle]),
    ) / 100;
  const { lengthM, widthPx } = scaleBarOf({ metresPerPx, maxPx: barPx });
  const areaHa = boxAreaHa({
    south: bounds.getSouth(),
    north: bounds.getNorth(),
    west: bounds.getWest(),
    east: bounds.getEast(),
  });
  const area = format.number(areaHa, { maximumSignificantDigits: 3, ...(areaHa >= 1e6 && { notation: "compact" }) });
  return (
    <div className="flex items-end gap-2">
      <span
        className="border-ink block shrink-0 border-x-2 border-b-2 text-center leading-4 whitespace-nowrap"
        style={{ width: widthPx }}
      >
        {lengthM >= 1000 ? t("kilometres", { length: lengthM / 1000 }) : t("metres", { length: lengthM })}
      </span>
      <span>{t("view", { area })}</span>
    </div>
  );
}

/** Whose the map is. */
export function Attribution({ texts }: { texts: string[] }) {
  return (
    <p className="max-w-full text-right text-[0.6875rem] leading-4">
      {texts.map((text, index) => (
        <Fragment key={text}>
          {index > 0 ? " · " : null}
          {linkedText(text).map((part) =>
            part.href === null ? (
              <Fragment key={part.text}>{part.text}</Fragment>
            ) : (
              <a key={part.text} href={part.href} target="_blank" rel="noreferrer" className="underline">
                {part.text}
              </a>
            ),
          )}
        </Fragment>
      ))}
    </p>
  );
}
