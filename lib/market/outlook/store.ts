import { readDirectly } from "../../db";
import { Prisma } from "../../generated/prisma/client";
import { lastKnownDay } from "../last-day";
import type { Market, PriceKind } from "../market";
import type { MonthPrices } from "../models/composite";

/** Prices of one kind of a series. */
export type KindPrices = {
  /** Mean per unit by the number of the month, outliers left out. */
  months: MonthPrices;
  /** Months with any price, outliers among them. */
  monthCount: number;
  /** Dates (YYYY-MM-DD) of the oldest and newest price, outliers among them. */
  first: string;
  last: string;
};

/** All prices of a product in a market. */
export type CropSeries = {
  id: number;
  variety: string;
  unit: string;
  currency: string;
  publisher: string;
  market: Market;
  kinds: Partial<Record<PriceKind, KindPrices>>;
};

type Row = {
  id: number;
  variety: string;
  unit: string;
  currency: string;
  publisher: string;
  market: Market;
  kind: PriceKind;
  months: number[];
  prices: (number | null)[];
  first: string;
  last: string;
};

function kindPrices({ months, prices, first, last }: Row): KindPrices {
  const known = months.flatMap((month, index): [number, number][] => {
    const price = prices[index];
    return typeof price === "number" && price > 0 ? [[month, price]] : [];
  });
  return { months: new Map(known), monthCount: months.length, first, last };
}

/** Every series of a crop that has prices, with its monthly means, in all countries. */
export async function readCropSeries(cropId: number): Promise<CropSeries[]> {
  const last = lastKnownDay();
  const known = last === null ? Prisma.empty : Prisma.sql`and o.date <= ${last}::date`;
  const rows = await readDirectly<Row>(Prisma.sql`
    with monthly as (
      select o.series_id, o.kind, (extract(year from o.date) * 12 + extract(month from o.date) - 1)::int as month,
        avg(o.price / o.quantity) filter (where not o.outlier) as price, min(o.date) as first, max(o.date) as last
      from price_observations o join price_series s on s.id = o.series_id
      where s.crop_id = ${cropId} ${known}
      group by 1, 2, 3
    ), kinds as (
      select series_id, kind, json_agg(month order by month) as months, json_agg(price order by month) as prices,
        min(first)::text as first, max(last)::text as last
      from monthly group by 1, 2
    )
    select s.id, s.variety, s.unit, s.currency, s.publisher, k.kind::text as kind, k.months, k.prices, k.first, k.last,
      json_build_object('id', m.id, 'name', m.name, 'state', m.state, 'country', m.country, 'latitude', m.latitude,
        'longitude', m.longitude) as market
    from kinds k join price_series s on s.id = k.series_id join price_markets m on m.id = s.market_id
    order by s.id, k.kind`);
  const series = new Map<number, CropSeries>();
  for (const row of rows) {
    const { id, variety, unit, currency, publisher, market } = row;
    const known = series.get(id) ?? { id, variety, unit, currency, publisher, market, kinds: {} };
    known.kinds[row.kind] = kindPrices(row);
    series.set(id, known);
  }
  return [...series.values()];
}
