import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "./lib/testing/chromium";

const executablePath = await findChromium();

// Started by `npm run e2e`, which runs the servers that these variables name.
export default defineConfig({
  testDir: "e2e",
  outputDir: process.env.E2E_RESULTS ?? "e2e/results",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: process.env.E2E_REPORT ?? "e2e/results/report.json" }]],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    ignoreHTTPSErrors: true,
    locale: "en-NG",
    timezoneId: "Africa/Lagos",
    // A trace of every test would take a quarter of the time: `npm run e2e -- <file> --trace on` makes one.
    screenshot: "only-on-failure",
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
  // A test runs on a phone, unless its tag says otherwise.
  projects: [
    {
      name: "phone",
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", grep: /@(both|desktop)/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
