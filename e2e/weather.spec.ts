import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { recordedForecast } from "../lib/upstream/testing/bodies";
import { offlineUrl, signUp, testWithAccount } from "./support/account";
import { expectAccessibleInLightAndDark } from "./support/checks";
import { main } from "./support/page";

const recorded = recordedForecast();
const whole = (value: unknown) => new Intl.NumberFormat("en-NG", { maximumFractionDigits: 0 }).format(Number(value));

const test = testWithAccount();

const card = (page: Page, title: string) => page.getByRole("region", { name: title });
const reading = (page: Page, name: string) => card(page, "Now").locator(`[data-reading="${name}"]`);
const search = (page: Page) => page.getByRole("combobox", { name: "Place" });

/** Chooses a place as somebody at a keyboard does. */
async function choosePlace(page: Page, name: string) {
  await search(page).fill(name);
  await expect(page.getByRole("option").first()).toContainText(name);
  await search(page).press("ArrowDown");
  await search(page).press("Enter");
}

test.describe("weather page", () => {
  test("shows the source's own figures, says that they are a forecast, and gives them as a file", async ({ page }) => {
    await page.goto("/weather");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Kano");
    await expect(reading(page, "temperature")).toContainText(`${whole(recorded.current?.temperature_2m)}°C`);
    await expect(reading(page, "humidity")).toContainText(`${whole(recorded.current?.relative_humidity_2m)}%`);
    const days = card(page, "Next 7 days").locator("[data-day]");
    await expect(days).toHaveCount(7);
    const {
      temperature_2m_min: lows = [],
      temperature_2m_max: highs = [],
      precipitation_probability_max: chances = [],
    } = recorded.daily;
    for (const index of [0, 3, 6]) {
      await expect(days.nth(index)).toContainText(`${whole(lows[index])} to ${whole(highs[index])} °C`);
      await expect(days.nth(index)).toContainText(`${whole(chances[index])} %`);
    }
    await expect(card(page, "Next 7 days").getByRole("button", { name: /^Forecast/ })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      card(page, "Next 7 days").getByRole("button", { name: /CSV/ }).click(),
    ]);
    const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
    expect(lines).toHaveLength(8);
    // Dates that machines read.
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,/);
    expect(lines[1]).toContain(`,${recorded.daily.temperature_2m_max?.[0]},`);
  });

  test("has the forecast in the first HTML, before any script runs", async ({ page }) => {
    const html = await (await page.request.get("/weather?place=Jos")).text();
    expect(html).toContain(
      `${whole(recorded.daily.temperature_2m_min?.[0])} to ${whole(recorded.daily.temperature_2m_max?.[0])} °C`,
    );
  });

  test("finds a place by keyboard, keeps it in the address and remembers it", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/weather");
    await choosePlace(page, "Ibadan");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ibadan");
    await expect(page).toHaveURL(/lat=7\.\d+&lon=3\.\d+&name=Ibadan/);
    await expect(card(page, "Next 7 days").locator("[data-day]")).toHaveCount(7);
    await page.goto("/weather");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ibadan");
    await search(page).focus();
    await expect(page.getByRole("listbox", { name: "Recent places" }).getByRole("option")).toHaveText([/^Ibadan/]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toBeHidden();
  });

  test("says when it knows no such place, and where to go from an address that names none", async ({ page }) => {
    await page.goto("/weather?place=Qqqqqqqqqq");
    await expect(main(page).getByText("We don't know this place").first()).toBeVisible();
    await search(page).fill("Xxqqzzvv");
    await expect(main(page).getByText(/No place is called/)).toBeVisible();
  });

  test("shows past days of a range of one's own and refuses a range that is too long", async ({ page }) => {
    await page.goto("/weather");
    const past = card(page, "Past weather");
    await past.getByRole("radio", { name: "Dates" }).click();
    await past.getByLabel("From", { exact: true }).fill("2024-01-01");
    await past.getByLabel("To", { exact: true }).fill("2025-06-30");
    await past.getByRole("button", { name: "Show", exact: true }).click();
    await expect(past.getByText("Choose at most 366 days at a time.")).toBeVisible();
    await expect(past.getByLabel("To", { exact: true })).toHaveValue("2025-06-30");
    await past.getByLabel("To", { exact: true }).fill("2024-01-10");
    await past.getByRole("button", { name: "Show", exact: true }).click();
    await past.getByRole("radio", { name: "Table" }).click();
    await expect(past.getByRole("rowheader")).toHaveText([
      /^1\sJan\s2024$/,
      ...Array<RegExp>(8).fill(/Jan\s2024$/),
      /^10\sJan\s2024$/,
    ]);
  });

  test("keeps what was typed when the API refuses, in the API's words", async ({ page }) => {
    const message = "end_date: expected yesterday or earlier";
    await page.goto("/weather");
    await page.route("**/console/v1/weather/historical*", (route) =>
      route.fulfill({ status: 400, json: { error: "Invalid request", message } }),
    );
    const past = card(page, "Past weather");
    await past.getByRole("radio", { name: "Dates" }).click();
    await past.getByLabel("From", { exact: true }).fill("2024-01-01");
    await past.getByLabel("To", { exact: true }).fill("2024-01-10");
    await past.getByRole("button", { name: "Show", exact: true }).click();
    await expect(past.getByText(message)).toBeVisible();
    await expect(past.getByLabel("From", { exact: true })).toHaveValue("2024-01-01");
  });

  test("says what failed and shows the figures after 'Try again'", async ({ page }) => {
    await page.goto("/weather");
    let broken = true;
    await page.route("**/console/v1/weather/forecast*", (route) =>
      broken
        ? route.fulfill({ status: 503, json: { error: "Weather unavailable", message: "No weather service answers." } })
        : route.continue(),
    );
    await choosePlace(page, "Jos");
    const forecast = card(page, "Next 7 days");
    await expect(forecast.getByText("This could not be fetched right now")).toBeVisible();
    await expect(main(page).getByText("The forecast can't be shown right now.")).toBeVisible();
    broken = false;
    await forecast.getByRole("button", { name: "Try again" }).click();
    await expect(forecast.locator("[data-day]")).toHaveCount(7);
  });

  test("keeps the last figures readable without a connection", async ({ page, context }) => {
    await page.goto("/weather");
    await context.setOffline(true);
    await expect(main(page).getByText("You are offline", { exact: true })).toBeVisible();
    await expect(reading(page, "temperature")).toContainText("°C");
    await context.setOffline(false);
    await expect(main(page).getByText("You are offline", { exact: true })).toBeHidden();
  });

  test("shows the weather where the device is, and says what to do when the browser does not tell", async ({
    page,
    context,
  }) => {
    await page.goto("/weather");
    await page.getByRole("button", { name: "Use my location" }).click();
    await expect(main(page).getByText(/does not let Gona see your location/)).toBeVisible();
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 9.89654, longitude: 8.85832 });
    await page.getByRole("button", { name: "Use my location" }).click();
    await expect(page).toHaveURL(/lat=9\.897&lon=8\.858$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Near");
  });

  test("reads a chart's days by keyboard", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/weather");
    const chart = card(page, "Next 7 days").getByRole("application");
    await chart.focus();
    await page.keyboard.press("ArrowRight");
    await expect(card(page, "Next 7 days").getByRole("status")).toContainText("chance of rain");
  });

  test("has no accessibility faults and fits the screen", { tag: "@both" }, async ({ page }) => {
    await page.goto("/weather");
    await expect(card(page, "Past weather").getByRole("application")).toBeVisible();
    await search(page).fill("Kan");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectAccessibleInLightAndDark(page);
  });
});

test.describe("without any weather service", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("never passes what is usual off as a forecast", async ({ browser }) => {
    const state = await signUp(browser, offlineUrl);
    const context = await browser.newContext({ baseURL: offlineUrl, ignoreHTTPSErrors: true, storageState: state });
    const page = await context.newPage();
    await page.goto("/weather");
    await expect(main(page).getByText(/This is what is usual for .*, not a forecast/)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Modelled/ }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^(Forecast|Observed)/ })).toHaveCount(0);
    await expect(card(page, "Warnings")).not.toContainText("No warnings for");
    await context.close();
  });
});
