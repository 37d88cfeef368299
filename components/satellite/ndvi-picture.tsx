import { useTranslations } from "next-intl";
import Link from "next/link";
import { useState } from "react";
import type { Farm } from "../farms/farm/farm-data";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { useDayWords } from "../weather/use-day-words";
import type { Asked, Scenes } from "./answers";
import { NdviMap } from "./ndvi-map";
import { Part } from "./part";
import { onOwnOrigin, type FieldPicture } from "./pictures";

type NdviPictureProps = {
  farm: Farm;
  scenes: Asked<Scenes>;
  chosen: FieldPicture;
};

/** The NDVI of the chosen day on the map, clipped to the boundary. */
export function NdviPicture({ farm, scenes, chosen }: NdviPictureProps) {
  const t = useTranslations("satellite.map");
  const { full } = useDayWords();
  const [broken, setBroken] = useState<string | null>(null);
  if (farm.boundary_coordinates === null) {
    const draw = (
      <Button asChild>
        <Link href={`/farms/${farm.id}/edit`}>{t("draw")}</Link>
      </Button>
    );
    return (
      <Notice title={t("noBoundary")} action={draw}>
        {t("noBoundaryBody")}
      </Notice>
    );
  }
  const url = chosen.scene ? onOwnOrigin(chosen.scene.overlay_url) : null;
  const shownDay = { name: farm.name, day: full(chosen.date) };
  const retry = (
    <Button size="compact" pending={scenes.isFetching} onClick={() => void scenes.refetch()}>
      {t("retry")}
    </Button>
  );
  return (
    <Part name={t("name")} query={scenes} className="h-72 lg:h-96">
      {({ body }) => (
        <>
          <div className="rounded-card border-line h-72 overflow-hidden border lg:h-96">
            <NdviMap
              farm={farm}
              label={t("label", { name: farm.name })}
              url={url}
              bounds={body.bounds}
              alt={t("alt", shownDay)}
              onLoaded={(loaded) => setBroken(loaded ? null : url)}
            />
          </div>
          {url === null ? <p className="text-small text-ink-soft">{t("noOverlay")}</p> : null}
          {url !== null && broken === url ? (
            <Notice tone="warn" title={t("broken")} action={retry}>
              {t("brokenBody")}
            </Notice>
          ) : null}
        </>
      )}
    </Part>
  );
}
