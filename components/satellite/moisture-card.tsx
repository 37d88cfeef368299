import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useMemo } from "react";
import type { DayRange } from "@/lib/earth/models/same-weeks";
import { ChartFrame } from "../charts/chart-frame";
import type { Farm } from "../farms/farm/farm-data";
import { Skeleton } from "../ui/skeleton";
import { useDayTables } from "../weather/use-day-tables";
import { useDayWords } from "../weather/use-day-words";
import type { Moisture } from "./answers";
import { earlierSeries } from "./earlier-values";
import { toPercent } from "./moisture-percent";
import { Part } from "./part";
import { daysOf } from "./period";
import { useEarlierMoisture, useMoisture, useRain } from "./satellite-data";

// Charts are drawn in the browser only and come in their own file.
const skeleton = () => <Skeleton className="h-56" />;
const MoisturePlot = dynamic(() => import("./moisture-plot"), { ssr: false, loading: skeleton });
const RainPlot = dynamic(() => import("./rain-plot"), { ssr: false, loading: skeleton });

type MoistureCardProps = {
  farm: Farm;
  range: DayRange;
  yesterday: string;
  chosen: string | null;
  onPick: (day: string) => void;
};

/** How wet the soil was over the period, with the rain beneath; either stays when the other can't be had. */
export function MoistureCard({ farm, range, yesterday, chosen, onPick }: MoistureCardProps) {
  const t = useTranslations("satellite.moisture");
  const moisture = useMoisture({ farmId: farm.id, range });
  const rain = useRain({ farmId: farm.id, range: { ...range, endDate: yesterday } });
  const asked = { farmId: farm.id, range, enabled: moisture.isSuccess && !moisture.isPlaceholderData };
  const earlier = earlierSeries(useEarlierMoisture(asked), ({ body }) =>
    body.moisture_data.map(({ date, value }) => ({ date, value: toPercent(value) })),
  );
  const provenance = moisture.data?.provenance ?? rain.data?.provenance;
  const rainMm = useMemo(
    () => new Map((rain.data?.body.data ?? []).map((day) => [day.date, day.precipitation])),
    [rain.data],
  );
  const tables = useMoistureTables({ range, moisture: moisture.data?.body ?? null, rainMm });
  const { depth } = moisture.data?.body ?? {};
  return (
    <ChartFrame
      title={t("title")}
      summary={depth === undefined ? null : t("summary", { depth, trend: moisture.data?.body.trend ?? "stable" })}
      {...(provenance ? { provenance } : {})}
      {...tables}
      fileName={`soil-moisture-${farm.id}-${range.startDate}-${range.endDate}`}
    >
      <div className="grid gap-3">
        <Part name={t("title")} query={moisture} className="h-56">
          {({ body, provenance: origin }) => (
            <MoisturePlot
              {...{ range, earlier, chosen, onPick }}
              points={body.moisture_data}
              modelled={origin?.kind === "modelled"}
            />
          )}
        </Part>
        <Part name={t("rain")} query={rain} className="h-32">
          {() => <RainPlot {...{ range, rainMm, chosen }} />}
        </Part>
      </div>
    </ChartFrame>
  );
}

type TablesInput = { range: DayRange; moisture: Moisture | null; rainMm: ReadonlyMap<string, number | null> };

function useMoistureTables({ range, moisture, rainMm }: TablesInput) {
  const t = useTranslations("satellite.moisture");
  const words = useDayWords();
  const byDay = new Map((moisture?.moisture_data ?? []).map((day) => [day.date, day]));
  return useDayTables({
    columns: [t("table.moisture"), t("table.rain"), t("table.origin")],
    days: daysOf(range).map((date) => {
      const day = byDay.get(date);
      return {
        date,
        cells: [day ? toPercent(day.value) : null, rainMm.get(date) ?? null, day ? t(`origin.${day.quality}`) : null],
      };
    }),
    writeDay: words.inYearTable,
  });
}
