import { z } from "zod";
import { now } from "../clock";
import { config } from "../config";
import { log } from "../log";
import { upstream } from "../upstream/client";
import { isUpstreamError } from "../upstream/errors";
import { PriceFileError } from "./import/fault";
import { digestOf, importPrices } from "./import/import-prices";
import { mostFileBytes } from "./import/price-file";
import { lastImport, whileNobodyRefreshes } from "./import/store";

const source = "Market prices";
const firstMs = 180_000;
const dayMs = 86_400_000;
/** The publisher's clock may be behind ours. */
const clocksDifferMs = 3_600_000;
const eachMs = 600_000;
const Bytes = z.instanceof(Uint8Array);

/** The file at an address; null when it has not changed since it was last taken in. */
async function changedFile(address: string): Promise<Uint8Array | null> {
  const { origin, pathname, searchParams } = new URL(address);
  const last = await lastImport(address);
  // A slow line takes minutes for the ten megabytes of a country.
  const publisher = upstream({ source, baseUrl: () => origin, concurrency: 1, patience: 30 });
  const bytes = await publisher.get<Uint8Array | null>({
    path: pathname,
    query: Object.fromEntries(searchParams),
    format: "bytes",
    maxBytes: mostFileBytes,
    read: (body) => Bytes.parse(body),
    unchanged: last
      ? { since: new Date(last.importedAt.getTime() - clocksDifferMs).toUTCString(), value: () => null }
      : undefined,
  });
  return bytes && digestOf(bytes) !== last?.digest ? bytes : null;
}

async function refreshFrom(address: string): Promise<void> {
  const { origin, pathname } = new URL(address);
  // What follows may be a key.
  const from = `${origin}${pathname}`;
  try {
    const bytes = await changedFile(address);
    if (!bytes) return;
    const { taken, changed, rows } = await importPrices({ bytes, source: address }, now());
    log().info({ source, from, rows, taken, changed }, "market prices refreshed");
  } catch (error) {
    // The client has logged why the publisher gave nothing. A bad file changes nothing; tomorrow may bring a good one.
    if (isUpstreamError(error)) return;
    const detail = error instanceof PriceFileError ? error.message : String(error);
    log().warn({ source, from, detail }, "market prices not refreshed");
  }
}

/** Resolves when the server stops. */
const stopping = (ending: AbortSignal | undefined) =>
  new Promise<void>((resolve) => ending?.addEventListener("abort", () => resolve(), { once: true }));

/**
 * Fetches the publishers' files that have changed and takes them in, unless another process is at it. `ending` lets go
 * of a publisher that is slow, so that the server's stop need not wait for it.
 */
export async function refreshPrices(ending?: AbortSignal): Promise<void> {
  const addresses = config().PRICES_URLS;
  if (addresses.length === 0) return;
  const stopped = stopping(ending);
  await whileNobodyRefreshes(async () => {
    for (const address of addresses) {
      if (ending?.aborted !== true) await Promise.race([refreshFrom(address), stopped]);
    }
  }, addresses.length * eachMs);
}

/** Refreshes prices some minutes after the start and then once a day; gives what ends that. */
export function refreshPricesDaily(): () => void {
  const ending = new AbortController();
  const refresh = () =>
    void refreshPrices(ending.signal).catch((error: unknown) =>
      log().warn({ source, detail: String(error) }, "market prices not refreshed"),
    );
  const first = setTimeout(refresh, firstMs).unref();
  const daily = setInterval(refresh, dayMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(daily);
    ending.abort();
  };
}
