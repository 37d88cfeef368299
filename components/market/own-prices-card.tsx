import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useId } from "react";
import { apiQuery } from "@/lib/api/client";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { SourceBadge } from "../ui/source-badge";
import type { OwnPrices } from "./answers";
import { ownInput } from "./market-state";
import { PriceFigure } from "./price-figure";
import { PriceDoubts, PriceMonth } from "./price-marks";
import { seriesHref } from "./price-table";
import { Trend } from "./trend";
import { isStateAverage, lowerFirst, usePriceWords, type PriceWords } from "./use-price-words";

type OwnPricesCardProps = {
  /** Of one farm; null for all. */
  farmId: number | null;
  /** YYYY-MM-DD */
  today: string;
};

/** What the farmer's own crops cost in the nearest markets. Nothing while none of them has a price. */
export function OwnPricesCard({ farmId, today }: OwnPricesCardProps) {
  const words = usePriceWords(today);
  const { t } = words;
  const id = useId();
  const query = useQuery(apiQuery("GET /v1/market/own", ownInput(farmId)));
  if (!query.data && query.isError) {
    return (
      <Card aria-labelledby={id} className="min-w-0">
        <CardHeader id={id} title={t("own.title")} />
        <p className="mb-3">{t("own.failed")}</p>
        <Button size="compact" pending={query.isFetching} onClick={() => void query.refetch()}>
          {t("own.retry")}
        </Button>
      </Card>
    );
  }
  if (!query.data || query.data.body.crops.length === 0) return null;
  const { body: own, provenance } = query.data;
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={t("own.title")} aside={provenance ? <SourceBadge provenance={provenance} /> : null} />
      <ul className="divide-line divide-y">
        {own.crops.map((crop) => (
          <OwnCrop key={crop.crop_id} crop={crop} ofOneFarm={farmId !== null} words={words} />
        ))}
      </ul>
      <Without crops={own.without} words={words} />
      <p className="mt-3">
        <Link href="/market" className="text-sky -my-2 inline-block py-2 underline underline-offset-3">
          {t("own.all")}
        </Link>
      </p>
    </Card>
  );
}

type OwnCropProps = { crop: OwnPrices["crops"][number]; ofOneFarm: boolean; words: PriceWords };

function OwnCrop({ crop, ofOneFarm, words }: OwnCropProps) {
  const { t, money } = words;
  const { row } = crop;
  const newest = row.retail ?? row.wholesale;
  if (newest === null) return null;
  return (
    <li className="py-3.5 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-medium">
            <Link
              href={seriesHref(row)}
              className="hover:text-leaf -my-2 inline-block py-2 wrap-anywhere underline underline-offset-3"
            >
              {crop.name}
            </Link>
            <span className="text-ink-soft font-normal">, {lowerFirst(row.variety)}</span>
          </p>
          <p className="text-ink-soft">{placeText({ crop, ofOneFarm, words })}</p>
        </div>
        <div className="shrink-0 text-right">
          <PriceFigure shown={{ row, newest }} per="kg" words={words} />
          {row.retail === null || row.wholesale === null ? (
            <span className="text-small text-ink-soft block">
              {t(row.retail === null ? "kindWord.wholesale" : "kindWord.retail")}
            </span>
          ) : (
            <span className="text-small text-ink-soft block">
              {t("own.both", { price: money(row.wholesale.price, row.currency) })}
            </span>
          )}
        </div>
      </div>
      <p className="mt-1.5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <PriceMonth newest={newest} words={words} />
        <Trend newest={newest} words={words} />
        <PriceDoubts newest={newest} words={words} />
      </p>
    </li>
  );
}

function placeText({ crop: { row, farm, distance_km: km }, ofOneFarm, words }: OwnCropProps): string {
  const { t, format } = words;
  const { market } = row;
  if (isStateAverage(market)) return t("own.average", { state: market.state });
  if (km === null) return t("own.near", { market: market.name, state: market.state });
  const distance = format.number(km, { maximumFractionDigits: 0 });
  return t(ofOneFarm ? "own.far" : "own.farFrom", { market: market.name, state: market.state, km: distance, farm });
}

function Without({ crops, words: { t, format } }: { crops: OwnPrices["without"]; words: PriceWords }) {
  if (crops.length === 0) return null;
  const names = format.list(
    crops.map(({ name }) => lowerFirst(name)),
    { type: "disjunction" },
  );
  return <p className="text-small text-ink-soft mt-3">{t("own.without", { crops: names })}</p>;
}
