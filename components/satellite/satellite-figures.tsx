import { useFormatter, useTranslations } from "next-intl";
import { useMemo, useState, type ReactNode } from "react";
import type { DayRange } from "@/lib/earth/models/same-weeks";
import { whatChanged } from "@/lib/earth/models/what-changed";
import type { Farm } from "../farms/farm/farm-data";
import { Skeleton } from "../ui/skeleton";
import { useDayWords } from "../weather/use-day-words";
import { changeText } from "./change-text";
import { earlierSeries } from "./earlier-values";
import { MoistureCard } from "./moisture-card";
import { NdviCard } from "./ndvi-card";
import { PictureCard } from "./picture-card";
import { curveOf, nearestPicture, picturesOf, readQuality, shownPicture, takenOf } from "./pictures";
import { useEarlierNdvi, useNdvi, useScenes } from "./satellite-data";

type SatelliteFiguresProps = {
  farm: Farm;
  range: DayRange;
  yesterday: string;
  months: number;
  periodChoice: ReactNode;
};

/** What changed, the pictures of the chosen day, and the figures of the whole period, with one day chosen for all. */
export function SatelliteFigures({ farm, range, yesterday, months, periodChoice }: SatelliteFiguresProps) {
  const t = useTranslations("satellite");
  const [wanted, setWanted] = useState<string | null>(null);
  const asked = { farmId: farm.id, range };
  const ndvi = useNdvi(asked);
  const scenes = useScenes({ ...asked, enabled: farm.boundary_coordinates !== null });
  const points = ndvi.data?.body.ndvi_data;
  const taken = scenes.data?.body.data;
  const pictures = useMemo(() => picturesOf(points ?? [], taken ?? []), [points, taken]);
  const shown = takenOf(pictures);
  const answers = useEarlierNdvi({ ...asked, enabled: ndvi.isSuccess && !ndvi.isPlaceholderData && shown.length > 0 });
  const earlier =
    shown.length === 0
      ? []
      : earlierSeries(answers, ({ body }) =>
          curveOf(body.ndvi_data.map((each) => ({ ...each, quality: readQuality(each.quality).quality }))),
        );
  const chosen = shownPicture(shown, wanted);
  const pick = (day: string) => setWanted(nearestPicture(shown, day)?.date ?? null);
  const words = {
    t: useTranslations("satellite.answer"),
    format: useFormatter(),
    dayMonth: useDayWords().dayMonth,
    today: range.endDate,
  };
  const answered = points !== undefined || pictures.length > 0;
  const settled = earlier.every(({ state }) => state !== "waiting");
  return (
    <div className="grid min-w-0 gap-4 lg:gap-5">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:justify-between">
        <div className="text-heading max-w-prose" role="status" data-change>
          {answered ? (
            changeText(whatChanged(pictures, settled ? earlier : []), words)
          ) : (
            <Waiting failed={ndvi.isError || ndvi.fetchStatus === "paused"} />
          )}
        </div>
        {periodChoice}
      </div>
      <PictureCard {...{ farm, scenes, ndvi, pictures: shown, chosen, months }} onChoose={setWanted} />
      <NdviCard {...{ farm, ndvi, pictures, earlier, range, chosen: chosen?.date ?? null }} onPick={pick} />
      <MoistureCard {...{ farm, range, yesterday, chosen: chosen?.date ?? null }} onPick={pick} />
      <p className="text-small text-ink-soft">{t("method")}</p>
    </div>
  );
}

function Waiting({ failed }: { failed: boolean }) {
  const t = useTranslations("satellite.answer");
  if (failed) return t("unavailable");
  return (
    <>
      <span className="sr-only">{t("waiting")}</span>
      <Skeleton className="h-6 w-72 max-w-full" />
    </>
  );
}
