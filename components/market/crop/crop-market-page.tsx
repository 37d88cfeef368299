"use client";

import { ArrowLeft, Sprout } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { PageHeader } from "../../shell/page-header";
import { PageLink } from "../../shell/page-link";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { Block } from "../../weather/block";
import { useNow } from "../../weather/use-now";
import type { CropMarket } from "./answers";
import { chosenSeries, type Chosen } from "./chosen-series";
import { CropMarketAnswer } from "./crop-market-answer";
import { CropMarketSkeleton } from "./crop-market-skeleton";
import type { KindChoice } from "./market-address";
import { MarketBlocks } from "./market-blocks";
import { useCropMarket } from "./use-crop-market";
import { useMarketAddress } from "./use-market-address";

type CropMarketPageProps = { cropId: number; serverNow: number };

/** A crop's prices: what it cost, when it is dear, what to expect, and whether storing pays. */
export function CropMarketPage({ cropId, serverNow }: CropMarketPageProps) {
  const t = useTranslations("marketCrop");
  const thisMonth = new Date(useNow(serverNow)).toISOString().slice(0, 7);
  const { address, change } = useMarketAddress();
  const market = useCropMarket(cropId);
  const body = market.data?.body;
  const chosen = body ? chosenSeries(body.series, address.seriesIds) : null;
  return (
    <>
      <PageHeader
        title={body ? t("titleOf", { crop: body.name }) : t("title")}
        answer={<HeaderAnswer {...{ body, chosen, failed: market.isError, kind: address.kind, thisMonth }} />}
      />
      <nav aria-label={t("title")} className="-mt-3 mb-3 flex flex-wrap gap-x-6">
        <PageLink href="/market">
          <ArrowLeft aria-hidden className="size-4.5" />
          {t("back")}
        </PageLink>
        <PageLink href={`/crops/${cropId}`}>
          <Sprout aria-hidden className="size-4.5" />
          {t("grow")}
        </PageLink>
      </nav>
      <Block title={t("history.title")} query={market} skeleton={<CropMarketSkeleton />}>
        {({ body: found, provenance }) =>
          chosen ? (
            <MarketBlocks {...{ market: found, provenance, chosen, address, change, thisMonth }} />
          ) : (
            <NoPrices crop={found.name} />
          )
        }
      </Block>
    </>
  );
}

type HeaderAnswerProps = {
  body: CropMarket | undefined;
  chosen: Chosen | null;
  failed: boolean;
  kind: KindChoice;
  thisMonth: string;
};

function HeaderAnswer({ body, chosen, failed, kind, thisMonth }: HeaderAnswerProps) {
  const t = useTranslations("marketCrop.answer");
  if (!body) return t(failed ? "failed" : "waiting");
  if (!chosen) return t("none", { crop: body.name.toLowerCase() });
  const { main } = chosen;
  return <CropMarketAnswer crop={body.name} main={main} kind={kind} thisMonth={thisMonth} />;
}

function NoPrices({ crop }: { crop: string }) {
  const t = useTranslations("marketCrop.state");
  const action = (
    <Button asChild>
      <Link href="/market">{t("toMarket")}</Link>
    </Button>
  );
  return (
    <Notice title={t("none", { crop: crop.toLowerCase() })} action={action}>
      {t("noneBody")}
    </Notice>
  );
}
