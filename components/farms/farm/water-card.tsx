import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { ChartFrame } from "../../charts/chart-frame";
import { Card, CardHeader } from "../../ui/card";
import { Skeleton } from "../../ui/skeleton";
import { useDayTables } from "../../weather/use-day-tables";
import { useDayWords } from "../../weather/use-day-words";
import type { CropWater, Farm, Season, SeasonCrop } from "./farm-data";
import { Irrigations } from "./irrigations";
import { seasonOrigin } from "./origin";
import { SeasonFigures } from "./season-figures";
import { useAdviceText } from "./use-advice-text";
import { WaterAdvice } from "./water-advice";
import { WaterAssumptions } from "./water-assumptions";

// Charts are drawn in the browser only and come in their own file.
const WaterPlot = dynamic(() => import("./water-plot"), { ssr: false, loading: () => <Skeleton className="h-96" /> });

type WaterCardProps = { farm: Farm; season: Season; crop: SeasonCrop };

/** The water of a growing crop: what to do, its figures, the balance day by day, what was watered. */
export function WaterCard({ farm, season, crop }: WaterCardProps) {
  const t = useTranslations("farm.water");
  const write = useAdviceText(season.today);
  const title = t("title", { crop: crop.crop.name });
  const { water } = crop;
  if (!water) {
    return (
      <Card className="min-w-0">
        <CardHeader title={title}>{write(crop)}</CardHeader>
        <SeasonFigures crop={crop} />
      </Card>
    );
  }
  return <Balance {...{ farm, season, crop, water, title }} />;
}

function Balance({ farm, season, crop, water, title }: WaterCardProps & { water: CropWater; title: string }) {
  const t = useTranslations("farm.water");
  const write = useAdviceText(season.today);
  const words = useDayWords();
  const columns = ["missing", "limit", "rain", "irrigation", "used", "kc"] as const;
  const tables = useDayTables({
    columns: columns.map((column) => t(`table.${column}`)),
    days: water.days.map((day) => ({
      date: day.date,
      cells: [day.depletion, day.readily_available, day.precipitation, day.irrigation, day.evapotranspiration, day.kc],
    })),
    writeDay: words.inYearTable,
  });
  return (
    <ChartFrame
      title={title}
      summary={write(crop)}
      {...(season.weather ? { provenance: seasonOrigin(season.weather) } : {})}
      {...tables}
      fileName={`water-${crop.farm_crop_id}-${season.today}`}
      controls={
        <div className="grid gap-4">
          <WaterAdvice crop={crop} />
          <SeasonFigures crop={crop} />
          <Irrigations farm={farm} crop={crop} today={season.today} />
        </div>
      }
    >
      <WaterPlot days={water.days} today={season.today} crop={crop.crop.name} />
      <WaterAssumptions season={season} water={water} />
    </ChartFrame>
  );
}
