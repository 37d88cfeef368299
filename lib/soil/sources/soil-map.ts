import { z } from "zod";
import type { Point } from "../../geo/coordinates";
import type { ResolvedPlace } from "../../places/contract";
import { cached } from "../../upstream/cache";
import { UpstreamError } from "../../upstream/errors";
import { cellKey, snapped } from "../../weather/sources/cell";
import { soilFields, type PhosphorusMethod } from "../soil";

/** What a map says of a point, 0 to 20 cm; figures that it does not have are left out. */
export const MappedFigures = z.strictObject({
  figures: z.partialRecord(z.enum(soilFields), z.number()),
  bulkDensityGCm3: z.number().nullable(),
});

/** What a map says of a point. */
export type MappedFigures = z.infer<typeof MappedFigures>;

/** The same, and when it was read (milliseconds since 1970). */
export type MappedAnswer = { mapped: MappedFigures; fetchedAt: number };

/** A map of soils. */
export type SoilMap = {
  /** ASCII, since it travels in a header. */
  name: string;
  /** In words for people. */
  sentence: string;
  phosphorusMethod: PhosphorusMethod;
  /** Null: it does not cover the place, or is turned off. @throws UpstreamError when it cannot tell. */
  ask: (place: ResolvedPlace, now: number) => Promise<MappedAnswer> | null;
};

/** 280 m at the equator: about the grid of SoilGrids. Fields of one neighbourhood share an answer. */
const cellDegrees = 0.0025;
const daySeconds = 86_400;
/** Soils and their maps change over years. */
const freshSeconds = 60 * daySeconds;
const staleSeconds = 99 * daySeconds;
/** Water, towns and rock stay so, but a map may be mended. */
const emptyFreshSeconds = 7 * daySeconds;

/** The middle of a point's cell. */
const soilCellOf = ({ latitude, longitude }: Point): Point => ({
  latitude: snapped(latitude, cellDegrees),
  longitude: snapped(longitude, cellDegrees),
});

type Question = {
  /** Name of the kept answers. */
  source: string;
  place: Point;
  now: number;
  fetch: (cell: Point) => Promise<MappedFigures>;
};

/** What a map says of a point's cell, kept for months. @throws UpstreamError "no-data" where it is empty. */
export async function keptFigures({ source, place, now, fetch }: Question): Promise<MappedAnswer> {
  const cell = soilCellOf(place);
  const kept = await cached({
    source,
    key: cellKey(cell),
    schema: MappedFigures,
    freshSeconds: (mapped) => (isEmpty(mapped) ? emptyFreshSeconds : freshSeconds),
    staleSeconds,
    fetch: () => fetch(cell),
    now,
  });
  if (isEmpty(kept.value)) throw new UpstreamError({ source, reason: "no-data", detail: "the map is empty here" });
  return { mapped: kept.value, fetchedAt: kept.fetchedAt };
}

const core = ["ph", "organicMatterPct", "cecCmolKg", "clayPct", "siltPct", "sandPct"] as const;

/** Without these a soil cannot be told. */
export const isEmpty = ({ figures }: MappedFigures): boolean => core.some((field) => figures[field] === undefined);
