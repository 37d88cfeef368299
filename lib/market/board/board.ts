import type { z } from "zod";
import { ApiError } from "../../api/errors";
import type { Provenance } from "../../api/provenance";
import { findCrop } from "../../crops/calendar";
import { fold } from "../../geo/fold";
import { readDirectory, seriesOf, type Directory } from "../directory";
import type { Market, PriceKind } from "../market";
import { dayOf } from "../newest";
import { oncePerVersion } from "../per-version";
import { newestOfAll, observedBy, priced, type PricedSeries } from "../prices";
import { readNewestDates, readYear } from "../store";
import type { BoardQuery } from "./contract";

/** A month's newest prices per unit. */
export type Month = { month: string } & Record<PriceKind, number | null>;

/** A row of the Market page. */
export type BoardRow = PricedSeries & { months: Month[] };

/** The twelve months to the newest price of series, by the series' ids. */
async function yearOf(rows: PricedSeries[]): Promise<Map<number, Month[]>> {
  const years = new Map<number, Map<string, Month>>();
  if (rows.length === 0) return new Map();
  for (const { seriesId, kind, month, price } of await readYear(
    rows.map(({ series, date }) => ({ id: series.id, newest: date })),
  )) {
    const months = years.get(seriesId) ?? new Map<string, Month>();
    months.set(month, { month, retail: null, wholesale: null, ...months.get(month), [kind]: price });
    years.set(seriesId, months);
  }
  return new Map([...years].map(([id, months]) => [id, [...months.values()]]));
}

/** Priced series with the months before. */
export async function withMonths(rows: PricedSeries[]): Promise<BoardRow[]> {
  const years = await yearOf(rows);
  return rows.map((row) => ({ ...row, months: years.get(row.series.id) ?? [] }));
}

/**
 * The rows of the Market page.
 * @throws ApiError 404 for a crop or market that is not known.
 */
export async function findBoard(
  { crop_id: cropId, market_id: marketId, country, state }: z.output<typeof BoardQuery>,
  now: number,
): Promise<{ rows: BoardRow[]; newest: string | null; provenance?: Provenance }> {
  const directory = await readDirectory();
  if (cropId !== undefined) await findCrop(cropId);
  if (marketId !== undefined && directory.ofMarket(marketId).length === 0) {
    throw new ApiError(404, "Not found", "There is no market with this id. GET /v1/market/choices lists all markets.");
  }
  const wantedState = state && fold(state);
  const marketIds = marketId === undefined ? undefined : [marketId];
  const series = seriesOf(directory, { cropId, marketIds }).filter(
    ({ market }) =>
      (marketId !== undefined || market.country === country) &&
      (wantedState === undefined || fold(market.state) === wantedState),
  );
  const rows = await withMonths(await priced(series, dayOf(now)));
  const newest = newestOfAll(rows);
  if (newest === null) return { rows, newest };
  const provenance = observedBy(
    rows.map((row) => row.series),
    { newest, now },
  );
  return { rows, newest, provenance };
}

/** Crops and markets that have prices. */
export type Choices = {
  newest: string | null;
  crops: { id: number; name: string; newest: string }[];
  markets: Market[];
};

async function findChoices({ series, markets }: Directory, today: string): Promise<Choices> {
  const dates = new Map(
    (
      await readNewestDates(
        series.map(({ id }) => id),
        today,
      )
    ).map(({ seriesId, date }) => [seriesId, date]),
  );
  const crops = new Map<number, Choices["crops"][number]>();
  for (const { id, cropId, cropName } of series) {
    const date = dates.get(id);
    const known = crops.get(cropId)?.newest ?? "";
    if (date !== undefined && date > known) crops.set(cropId, { id: cropId, name: cropName, newest: date });
  }
  const newest = [...dates.values()].reduce<string | null>((a, b) => (a === null || b > a ? b : a), null);
  return { newest, crops: [...crops.values()], markets };
}

/** Crops and markets that have prices; worked out once for each version of the prices and day. */
export function choices(now: number): Promise<Choices> {
  const today = dayOf(now);
  return oncePerVersion({ cache: "choices", key: today }, async () => findChoices(await readDirectory(), today));
}
