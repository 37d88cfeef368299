import { createHash } from "node:crypto";
import { readPlaces } from "../../geo/store";
import { monthsAround, outliers } from "../models/outliers";
import { readPriceFile } from "./price-file";
import { stateNamer } from "./states";
import {
  lastImport,
  readNeighbours,
  readProducts,
  recordImport,
  turnFlags,
  whileNoOtherImports,
  writePrices,
  type PriceTransaction,
  type Written,
} from "./store";
import { takePrices, type Skipped } from "./take";

/** What became of a file's rows: together they are all of them. */
export type ImportReport = {
  publisher: string;
  rows: number;
  taken: number;
  alreadyThere: number;
  changed: number;
  skipped: Skipped[];
};

/** What tells a file's content from any other. */
export const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Flags anew what the written prices may have made an outlier, or an ordinary price. */
async function flagAround(transaction: PriceTransaction, { series, from, to }: Written): Promise<void> {
  if (from === null || to === null) return;
  const near = await readNeighbours(transaction, { series, from, to, monthsAround });
  const flags = outliers(near);
  const turned = near.filter(({ judged, outlier }, index) => judged && outlier !== flags[index]);
  if (turned.length > 0) await turnFlags(transaction, turned);
}

/**
 * Takes a publisher's file of prices in, whole or not at all; what is there already stays as it is. `source` is the
 * file's name or address; `now` in ms.
 * @throws PriceFileError when anything in the file is badly written.
 */
export async function importPrices(file: { bytes: Uint8Array; source: string }, now: number): Promise<ImportReport> {
  const read = readPriceFile(file.bytes, now);
  const [products, places] = await Promise.all([readProducts(read.publisher), readPlaces()]);
  const nameState = stateNamer(places.filter(({ kind }) => kind === "state"));
  const batch = takePrices(read, { products, nameState });
  const { publisher, rows, observations, skipped } = batch;
  const digest = digestOf(file.bytes);
  const { taken, changed } = await whileNoOtherImports(async (transaction) => {
    const written = await writePrices(transaction, batch);
    await flagAround(transaction, written);
    const last = await lastImport(file.source, transaction);
    // A file that brings nothing new needs no new version, so that nothing is computed anew.
    if (written.taken + written.changed > 0 || last?.digest !== digest) {
      const of = { publisher, source: file.source, digest, importedAt: new Date(now) };
      const kept = written.taken + written.changed;
      await recordImport(transaction, { ...of, taken: kept, skipped: rows - observations.length });
    }
    return written;
  });
  return { publisher, rows, taken, changed, alreadyThere: observations.length - taken - changed, skipped };
}

/** The report in words, a line for the file and one for each reason why rows were left out. */
export function inWords({ publisher, rows, taken, alreadyThere, changed, skipped }: ImportReport): string {
  const counts = `${taken} taken, ${alreadyThere} already there, ${changed} changed`;
  const left = skipped.reduce((sum, reason) => sum + reason.rows, 0);
  const lines = skipped.map(({ reason, rows: count, labels, more }) => {
    return `  ${count} ${reason}: ${labels.join("; ")}${more ? "; ..." : ""}`;
  });
  return [`${rows} rows of ${publisher}: ${counts}, ${left} skipped.`, ...lines].join("\n");
}
