import type { z } from "zod";
import type { BoardRowJson, ChoicesJson, MarketJson } from "@/lib/market/board/contract";
import type { OwnPricesJson } from "@/lib/market/own/contract";

/** A product in a market. */
export type BoardRow = z.output<typeof BoardRowJson>;
/** Where a price is observed. */
export type Market = z.output<typeof MarketJson>;
/** Crops and markets that have prices. */
export type Choices = z.output<typeof ChoicesJson>;
/** Prices of the farmer's own crops. */
export type OwnPrices = z.output<typeof OwnPricesJson>;
/** Retail or wholesale. */
export type Kind = "retail" | "wholesale";
/** The newest price of a kind. */
export type Newest = NonNullable<BoardRow["retail"]>;
