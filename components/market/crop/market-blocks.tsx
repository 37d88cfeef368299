import { useTranslations } from "next-intl";
import type { Provenance } from "@/lib/api/provenance";
import { Segmented } from "../../ui/segmented";
import { Skeleton } from "../../ui/skeleton";
import { Block } from "../../weather/block";
import type { CropMarket } from "./answers";
import type { Chosen } from "./chosen-series";
import { ForecastCard } from "./forecast-card";
import { HistoryCard } from "./history-card";
import { InsightsCard } from "./insights-card";
import { kindChoices, type MarketAddress } from "./market-address";
import { SeasonCard } from "./season-card";
import { SeriesPicker } from "./series-picker";
import { usualLossPercent } from "./storage-loss";
import { StoreCard } from "./store-card";
import { useChosenOutlook, useCrop, useSeriesPrices, type ChosenOutlook } from "./use-crop-market";
import { usePlaceNames } from "./use-place-names";

type MarketBlocksProps = {
  market: CropMarket;
  provenance: Provenance | null;
  chosen: Chosen;
  address: MarketAddress;
  change: (changed: Partial<MarketAddress>) => void;
  thisMonth: string;
};

/** The blocks of the page, each in its own state: one that fails takes no other with it. */
export function MarketBlocks({ market, provenance, chosen, address, change, thisMonth }: MarketBlocksProps) {
  const t = useTranslations("marketCrop");
  const { main, compared } = chosen;
  const cropId = market.crop_id;
  const prices = useSeriesPrices([main, ...compared].map(({ id }) => id));
  const { prices: own, newest, outlook } = useChosenOutlook(main.id, address.kind);
  return (
    <div className="grid gap-4 lg:gap-5">
      <ChosenRow all={market.series} main={main} address={address} change={change} />
      <Block title={t("history.title")} query={prices} skeleton={<Skeleton className="h-80" />}>
        {(answer) => <HistoryCard {...{ cropId, chosen, answer, address, change, thisMonth }} all={market.series} />}
      </Block>
      {/* Without the series' own prices there is no outlook; the history above says why. */}
      {own.isError ? null : <Outlooks {...{ market, provenance, thisMonth }} {...{ main, newest, outlook }} />}
    </div>
  );
}

type OutlooksProps = Pick<MarketBlocksProps, "market" | "provenance" | "thisMonth"> &
  Pick<ChosenOutlook, "newest" | "outlook"> & { main: Chosen["main"] };

/** What the past tells of the months to come: season, forecast, insights, and whether storing pays. */
function Outlooks({ market, provenance, thisMonth, main, newest, outlook }: OutlooksProps) {
  const t = useTranslations("marketCrop");
  const cropId = market.crop_id;
  const crop = useCrop(cropId);
  const lossPercent = usualLossPercent(crop.data?.body.category ?? null, main.variety);
  const skeleton = <Skeleton className="h-60" />;
  // Columns of their own, so that a short card leaves no hole beside a long one.
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-5">
      <div className="grid min-w-0 gap-4 lg:gap-5">
        <Block title={t("season.title")} query={outlook} skeleton={skeleton}>
          {(answer) => <SeasonCard answer={answer} />}
        </Block>
        <Block title={t("store.title")} query={outlook} skeleton={skeleton}>
          {(answer) => <StoreCard {...{ main, cropId, answer, newest, lossPercent, thisMonth }} />}
        </Block>
      </div>
      <div className="grid min-w-0 gap-4 lg:gap-5">
        <Block title={t("forecast.title")} query={outlook} skeleton={skeleton}>
          {(answer) => <ForecastCard {...{ answer, thisMonth }} />}
        </Block>
        <InsightsCard insight={market.insight} provenance={provenance} />
      </div>
    </div>
  );
}

type ChosenRowProps = Pick<MarketBlocksProps, "address" | "change"> & {
  all: CropMarket["series"];
  main: Chosen["main"];
};

/** Whose prices the page is about, and how to choose others. */
function ChosenRow({ all, main, address, change }: ChosenRowProps) {
  const t = useTranslations("marketCrop");
  const nameOf = usePlaceNames([main]);
  const hasBoth = main.retail_months > 0 && main.wholesale_months > 0;
  return (
    <div className="flex flex-col gap-3 lg:flex-row lg:items-center lg:justify-between">
      <p className="min-w-0">
        {t("chosen.about", { place: nameOf(main.id), variety: main.variety, publisher: main.publisher })}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
        <SeriesPicker
          label={t("chosen.search")}
          placeholder={t("chosen.placeholder")}
          series={all.filter(({ id }) => id !== main.id)}
          onChoose={(id) => change({ seriesIds: [id] })}
        />
        {hasBoth ? (
          <Segmented
            label={t("chosen.kind")}
            value={address.kind}
            onChange={(kind) => change({ kind })}
            options={kindChoices.map((value) => ({ value, label: t(`kind.${value}`) }))}
            className="*:flex-auto"
          />
        ) : null}
      </div>
    </div>
  );
}
