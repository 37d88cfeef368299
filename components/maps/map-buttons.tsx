import type { Map } from "leaflet";
import { Map as MapIcon, Maximize, Minus, Plus, Satellite } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cn } from "../ui/class-names";

type MapButtonsProps = {
  map: Map;
  /** Whether the satellite layer shows; null when there is none. */
  satellite: boolean | null;
  onSatellite: (shown: boolean) => void;
  /** Brings everything of the map into view; left out when there is nothing. */
  onFit?: (() => void) | undefined;
};

/** Zoom in and out, all in view, and the satellite layer. */
export function MapButtons({ map, satellite, onSatellite, onFit }: MapButtonsProps) {
  const t = useTranslations("maps.button");
  return (
    <>
      <div className="absolute top-3 right-3 z-10 flex flex-col gap-2">
        <div className="rounded-control border-line bg-surface shadow-float flex flex-col overflow-hidden border">
          <MapButton label={t("zoomIn")} onPress={() => map.zoomIn()}>
            <Plus aria-hidden />
          </MapButton>
          <MapButton label={t("zoomOut")} onPress={() => map.zoomOut()} className="border-line border-t">
            <Minus aria-hidden />
          </MapButton>
          {onFit ? (
            <MapButton label={t("fit")} onPress={onFit} className="border-line border-t">
              <Maximize aria-hidden />
            </MapButton>
          ) : null}
        </div>
      </div>
      {satellite === null ? null : (
        <button
          type="button"
          aria-pressed={satellite}
          onClick={() => onSatellite(!satellite)}
          className="rounded-control border-line bg-surface shadow-float text-small hover:bg-sunken absolute top-3 left-3 z-10 flex h-11 items-center gap-2 border px-3 font-medium pointer-fine:h-9 [&_svg]:size-4.5"
        >
          {satellite ? <MapIcon aria-hidden /> : <Satellite aria-hidden />}
          {satellite ? t("streets") : t("satellite")}
        </button>
      )}
    </>
  );
}

type MapButtonProps = { label: string; onPress: () => void; className?: string; children: ReactNode };

function MapButton({ label, onPress, className, children }: MapButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={cn(
        "hover:bg-sunken flex size-11 items-center justify-center -outline-offset-2 pointer-fine:size-9 [&_svg]:size-4.5",
        className,
      )}
    >
      {children}
    </button>
  );
}
