import type { z } from "zod";
import type { Provenance } from "@/lib/api/provenance";
import type { CropMarketJson, OutlookJson, SeriesJson } from "@/lib/market/crop/contract";
import type { Kind } from "@/lib/market/fields";

/** What prices there are of a crop, as the API gives it. */
export type CropMarket = z.output<typeof CropMarketJson>;
/** One of a crop's series, without its prices. */
export type ListedSeries = CropMarket["series"][number];
/** Monthly prices of several series. */
export type SeriesPrices = z.output<typeof SeriesJson>;
/** Monthly prices of one series. */
export type Series = SeriesPrices["series"][number];
/** Season, forecast and what storing brought. */
export type Outlook = z.output<typeof OutlookJson>;
/** Retail or wholesale. */
export type PriceKind = z.output<typeof Kind>;
/** What the API answers, with where it came from. */
export type Answer<Body> = { body: Body; provenance: Provenance | null };
