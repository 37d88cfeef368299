import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const usualPlaces = [
  ...["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"].map((name) => `/usr/bin/${name}`),
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * What Chromium is started with: nothing that reaches out, no sandbox for root, whom it refuses, and no word about the
 * server's own certificate. Told of it by page, it would begin each connection again, and of many at once give one up.
 */
export const chromiumArgs = [
  "--ignore-certificate-errors",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** Whether the program starts at all: a Chromium without the system's libraries does not. */
async function runs(file: string): Promise<boolean> {
  return promisify(execFile)(file, ["--version", "--no-sandbox"]).then(
    () => true,
    () => false,
  );
}

/** The Chromium inside an npm package, unpacked to the temporary folder. */
async function packagedChromium(): Promise<string | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath().catch(() => null);
}

/** Where Playwright put a browser of its own (`npx playwright install chromium`). */
async function playwrightChromium(): Promise<string> {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

/** A Chromium that runs: the one named by `CHROMIUM_PATH`, the system's, the one from npm, or Playwright's; else null. */
export async function findChromium(): Promise<string | null> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return path.resolve(named);
  const installed = usualPlaces.find((place) => existsSync(place));
  if (installed && (await runs(installed))) return installed;
  for (const find of [packagedChromium, playwrightChromium]) {
    const file = await find();
    if (file && existsSync(file) && (await runs(file))) return file;
  }
  return null;
}
