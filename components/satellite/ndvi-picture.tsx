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
  const [fetched, setFetched] = useState<{ url: string; well: boolean } | null>(null);
  const [attempt, setAttempt] = useState(1);
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
  const again = () => {
    setFetched(null);
    setAttempt(attempt + 1);
    // The address may have been too old.
    void scenes.refetch();
  };
  const retry = (
    <Button size="compact" pending={scenes.isFetching} onClick={again}>
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
              attempt={attempt}
              onFetched={setFetched}
            />
          </div>
          <p role="status" className="text-small text-ink-soft empty:hidden">
            {url === null ? t("noOverlay") : fetched?.url === url ? null : t("fetching")}
          </p>
          {fetched?.url === url && !fetched.well ? (
            <Notice tone="warn" title={t("broken")} action={retry}>
              {t("brokenBody")}
            </Notice>
          ) : null}
        </>
      )}
    </Part>
  );
}
