import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import type { DayRange } from "@/lib/earth/models/same-weeks";
import { usualOn } from "@/lib/earth/models/same-weeks";
import { ChartFrame } from "../charts/chart-frame";
import type { Farm } from "../farms/farm/farm-data";
import { Skeleton } from "../ui/skeleton";
import { Block } from "../weather/block";
import { useDayTables } from "../weather/use-day-tables";
import { useDayWords } from "../weather/use-day-words";
import type { Answer, Asked, Ndvi } from "./answers";
import type { EarlierSeries } from "./earlier-values";
import type { FieldPicture } from "./pictures";

// Charts are drawn in the browser only and come in their own file.
const NdviPlot = dynamic(() => import("./ndvi-plot"), { ssr: false, loading: () => <Skeleton className="h-56" /> });

type NdviCardProps = {
  farm: Farm;
  ndvi: Asked<Ndvi>;
  /** All of the period, modelled ones too. */
  pictures: readonly FieldPicture[];
  earlier: readonly EarlierSeries[];
  range: DayRange;
  chosen: string | null;
  onPick: (day: string) => void;
};

/** How green the field was over the period, over the same weeks of earlier years. */
export function NdviCard(props: NdviCardProps) {
  const t = useTranslations("satellite.ndvi");
  return (
    <Block title={t("title")} query={props.ndvi} skeleton={<Skeleton className="h-56" />}>
      {(answer) => <NdviFigures {...props} answer={answer} />}
    </Block>
  );
}

function NdviFigures({ farm, answer, ...props }: NdviCardProps & { answer: Answer<Ndvi> }) {
  const t = useTranslations("satellite.ndvi");
  const { body, provenance } = answer;
  const tables = useNdviTables(props);
  const modelled = provenance?.kind === "modelled";
  return (
    <ChartFrame
      title={t("title")}
      summary={modelled ? t("modelled") : t(`trend.${body.trend}`)}
      {...(provenance ? { provenance } : {})}
      {...tables}
      fileName={`ndvi-${farm.id}-${props.range.startDate}-${props.range.endDate}`}
    >
      {props.pictures.length === 0 ? <p>{t("empty")}</p> : <NdviPlot {...props} modelled={modelled} />}
    </ChartFrame>
  );
}

function useNdviTables({ pictures, earlier }: Pick<NdviCardProps, "pictures" | "earlier">) {
  const t = useTranslations("satellite.ndvi");
  const words = useDayWords();
  const columns = ["value", "usual", "min", "max", "clear", "pixels", "quality"] as const;
  const years = earlier.map(({ values }) => values);
  return useDayTables({
    columns: columns.map((column) => t(`table.${column}`)),
    days: pictures.map(({ date, value, quality, clear, scene }) => ({
      date,
      cells: [
        value,
        rounded(usualOn(years, date)),
        scene?.min ?? null,
        scene?.max ?? null,
        clear?.pixels ?? null,
        clear?.of ?? null,
        t(`quality.${quality}`),
      ],
    })),
    writeDay: words.inYearTable,
  });
}

const rounded = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 1000);
