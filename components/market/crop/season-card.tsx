import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import type { Provenance } from "@/lib/api/provenance";
import { ChartFrame } from "../../charts/chart-frame";
import { Notice } from "../../ui/notice";
import { Skeleton } from "../../ui/skeleton";
import type { Answer, Outlook } from "./answers";
import { PlainCard } from "./plain-card";
import { percentOfMean, usualSeason, type Season } from "./season-view";
import { useMonthWords } from "./use-month-words";
import { useSeasonWords } from "./use-season-words";

const SeasonPlot = dynamic(() => import("./season-plot"), { ssr: false, loading: () => <Skeleton className="h-60" /> });

/** Which months of the year are usually dear and which cheap. */
export function SeasonCard({ answer: { body, provenance } }: { answer: Answer<Outlook> }) {
  const t = useTranslations("marketCrop");
  const season = usualSeason(body.season);
  if (season === null) {
    return (
      <PlainCard title={t("season.title")}>
        <Notice title={t("season.none")}>{t("season.noneBody")}</Notice>
      </PlainCard>
    );
  }
  return <SeasonFigures outlook={body} season={season} provenance={provenance} />;
}

type SeasonFiguresProps = { outlook: Outlook; season: Season; provenance: Provenance | null };

function SeasonFigures({ outlook, season, provenance }: SeasonFiguresProps) {
  const t = useTranslations("marketCrop");
  const words = useMonthWords();
  const columns = ["month", "low", "middle", "high", "years"] as const;
  return (
    <ChartFrame
      title={t("season.title")}
      summary={<SeasonSentence season={season} />}
      {...(provenance ? { provenance: { ...provenance, kind: "modelled" } } : {})}
      table={{
        header: columns.map((column) => t(`season.table.${column}`)),
        rows: outlook.season.map(({ month, low, middle, high, years }) => [
          words.monthName(month),
          percentOfMean(low),
          percentOfMean(middle),
          percentOfMean(high),
          years,
        ]),
      }}
      fileName={`price-season-${outlook.crop_id}`}
    >
      <SeasonPlot months={outlook.season} />
      <p className="text-small text-ink-soft mt-3">
        {t("season.basis", { basis: outlook.basis, kind: t(`kindInText.${outlook.kind}`), years: season.years })}
      </p>
    </ChartFrame>
  );
}

function SeasonSentence({ season: { dear, cheap } }: { season: Season }) {
  const t = useTranslations("marketCrop.season");
  const words = useSeasonWords();
  if (dear.length > 0 && cheap.length > 0) return t("both", { dear: words.runs(dear), cheap: words.runs(cheap) });
  if (dear.length > 0) return t("dear", { months: words.runs(dear) });
  return cheap.length > 0 ? t("cheap", { months: words.runs(cheap) }) : t("flat");
}
