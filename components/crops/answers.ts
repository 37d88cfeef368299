import type { EndpointBody } from "@/lib/api/client";

/** A crop in the list, as the API gives it. */
export type ListedCrop = EndpointBody<"GET /v1/crops">["data"][number];
/** What crops are grown for. */
export type Category = ListedCrop["category"];
/** A crop in full. */
export type CropRecord = EndpointBody<"GET /v1/crops/{id}">;
/** The calendar of a crop at a place. */
export type Calendar = EndpointBody<"GET /v1/crops/{id}/calendar">;
/** A part of the year, days as MM-DD. */
export type YearSpan = Calendar["windows"][number]["plant"];
/** Where a block of figures comes from. */
export type Origin = CropRecord["sources"]["maturity"];
