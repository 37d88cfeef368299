import { readDirectly } from "../../db";
import { Prisma } from "../../generated/prisma/client";
import { knownUntil } from "../last-day";
import type { PriceKind } from "../market";

/** From a day to a day, both included. */
export type Span = { from: string; to: string };

/** How far apart points are. */
export type Interval = "daily" | "weekly" | "monthly";

/** A price per unit of a day, or of a week or month by its first day. */
export type PointRow = { date: string; kind: PriceKind; price: number };

const steps = { daily: "day", weekly: "week", monthly: "month" };

/**
 * Prices of series over time, oldest first: of each series the mean of a day, week (from Monday) or month, and of
 * several series the median of these means, without outliers.
 */
export async function readPoints(
  ids: number[],
  { span, interval, median }: { span: Span; interval: Interval; median: boolean },
): Promise<PointRow[]> {
  return readDirectly<PointRow>(Prisma.sql`
    with means as (
      select o.series_id, o.kind, date_trunc(${steps[interval]}, o.date)::date as date, avg(o.price / o.quantity) as price
      from price_observations o
      where o.series_id = any(${ids}::int[]) and o.kind = any(enum_range(null::price_kind))
        and o.date between ${span.from}::date and ${knownUntil(span.to)}::date and not (${median}::boolean and o.outlier)
      group by 1, 2, 3
    )
    select date::text, kind, percentile_cont(0.5) within group (order by price) as price
    from means group by means.date, kind order by means.date`);
}

/** How many observations each series has from a day to a day. */
export async function countObservations(ids: number[], { from, to }: Span): Promise<Map<number, number>> {
  const rows = await readDirectly<{ seriesId: number; observations: number }>(Prisma.sql`
    select series_id as "seriesId", count(*)::int as observations from price_observations
    where series_id = any(${ids}::int[]) and kind = any(enum_range(null::price_kind))
      and date between ${from}::date and ${knownUntil(to)}::date
    group by series_id`);
  return new Map(rows.map(({ seriesId, observations }) => [seriesId, observations]));
}
