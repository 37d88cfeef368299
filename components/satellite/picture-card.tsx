import { useTranslations } from "next-intl";
import Link from "next/link";
import { useId, useState, type ReactNode } from "react";
import type { Farm } from "../farms/farm/farm-data";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { Notice } from "../ui/notice";
import { Segmented } from "../ui/segmented";
import { Skeleton } from "../ui/skeleton";
import { SourceBadge } from "../ui/source-badge";
import type { Asked, Ndvi, Scenes } from "./answers";
import { DateSlider } from "./date-slider";
import { NdviLegend } from "./ndvi-legend";
import { NdviPicture } from "./ndvi-picture";
import { PictureFacts } from "./picture-facts";
import type { FieldPicture } from "./pictures";
import { TrueColour } from "./true-colour";

type PictureCardProps = {
  farm: Farm;
  scenes: Asked<Scenes>;
  ndvi: Asked<Ndvi>;
  /** Pictures that were taken, oldest first. */
  pictures: readonly FieldPicture[];
  chosen: FieldPicture | null;
  months: number;
  onChoose: (date: string) => void;
};

type View = "ndvi" | "picture";

/** The field from above on a chosen day: how green it is, or as the eye sees it. */
export function PictureCard(props: PictureCardProps) {
  const { farm, scenes, ndvi, pictures, chosen, months, onChoose } = props;
  const t = useTranslations("satellite.card");
  const [view, setView] = useState<View>("ndvi");
  const id = useId();
  const provenance = (chosen?.scene ? scenes.data?.provenance : null) ?? ndvi.data?.provenance;
  const views = [
    { value: "ndvi", label: t("ndvi") },
    { value: "picture", label: t("picture") },
  ] as const;
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={t("title")} aside={provenance ? <SourceBadge provenance={provenance} /> : null} />
      {chosen === null ? (
        <NoPicture {...{ farm, scenes, ndvi, months }} />
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:gap-x-6">
          <div className="grid min-w-0 gap-3">
            <Segmented label={t("view")} value={view} onChange={setView} options={views} className="w-full sm:w-fit" />
            {view === "ndvi" ? (
              <NdviPicture {...{ farm, scenes, chosen }} />
            ) : (
              <TrueColour farm={farm} date={chosen.date} />
            )}
          </div>
          <div className="grid min-w-0 gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <DateSlider {...{ pictures, chosen, onChoose }} />
            <PictureFacts picture={chosen} />
          </div>
          {view === "ndvi" ? <NdviLegend /> : null}
        </div>
      )}
    </Card>
  );
}

type NoPictureProps = Pick<PictureCardProps, "farm" | "scenes" | "ndvi" | "months">;

/** Says why there is no picture to choose, and what to do. */
function NoPicture({ farm, scenes, ndvi, months }: NoPictureProps): ReactNode {
  const t = useTranslations("satellite.card");
  const state = useTranslations("weather.state");
  if (ndvi.fetchStatus === "paused") return <Notice title={state("offline")}>{state("offlineBlock")}</Notice>;
  const waiting = [scenes, ndvi].some((query) => query.isPending && query.fetchStatus === "fetching");
  if (waiting) {
    return (
      <div aria-busy>
        <span className="sr-only">{t("waiting")}</span>
        <Skeleton className="h-72 lg:h-96" />
      </div>
    );
  }
  if (ndvi.data?.provenance?.kind === "modelled" || scenes.isError) {
    const again = () => {
      void ndvi.refetch();
      if (farm.boundary_coordinates !== null) void scenes.refetch();
    };
    const retry = (
      <Button size="compact" pending={scenes.isFetching || ndvi.isFetching} onClick={again}>
        {state("retry")}
      </Button>
    );
    return (
      <Notice tone="warn" title={t("noService")} action={retry}>
        {t("noServiceBody")}
      </Notice>
    );
  }
  const edit = (
    <Link href={`/farms/${farm.id}/edit`} className="text-sky underline underline-offset-3">
      {t("checkBoundary")}
    </Link>
  );
  return (
    <Notice title={t("empty", { count: months })} action={edit}>
      {t(months < 12 ? "emptyLonger" : "emptyBody")}
    </Notice>
  );
}
