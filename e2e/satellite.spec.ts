import { readFile } from "node:fs/promises";
import { expect, type Browser, type Page } from "@playwright/test";
import { offlineUrl, signUp, testWithAccount } from "./support/account";
import { expectAccessible, expectAccessibleInLightAndDark } from "./support/checks";
import { makeFarm } from "./support/farm";
import { main } from "./support/page";

const test = testWithAccount();

/** Opens the Satellite tab of a new farm. */
async function openSatellite(page: Page, url: string, farm: object = {}): Promise<void> {
  const id = await makeFarm(page, url, { farm });
  await page.goto(`/farms/${id}?tab=satellite`);
}

const card = (page: Page, name: string) => page.getByRole("region", { name });
const above = (page: Page) => card(page, "The field from above");
const greenness = (page: Page) => card(page, "Greenness over time");
const moisture = (page: Page) => card(page, "Soil moisture and rain");
const slider = (page: Page) => above(page).getByRole("slider", { name: "Day of the picture" });
const overlay = (page: Page) => above(page).locator("img.leaflet-image-layer");
const markedAt = (page: Page) =>
  page
    .locator(".marked-day line, line.marked-day")
    .evaluateAll((lines) => lines.map((line) => line.getAttribute("x1")));

/** Whether the browser has drawn a picture and not just been given its address. */
const isDrawn = (picture: Element) =>
  picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;

/** A page of a server without any upstream. */
async function withOfflinePage(browser: Browser, use: (page: Page) => Promise<void>): Promise<void> {
  const state = await signUp(browser, offlineUrl);
  const context = await browser.newContext({ baseURL: offlineUrl, ignoreHTTPSErrors: true, storageState: state });
  try {
    await use(await context.newPage());
  } finally {
    await context.close();
  }
}

test.describe("satellite tab", () => {
  test("opens from the farm's tabs, says what changed, how far the picture can be trusted, and what the eye sees", async ({
    page,
    baseURL,
  }) => {
    const id = await makeFarm(page, baseURL ?? "");
    await page.goto(`/farms/${id}`);
    await page.getByRole("tab", { name: "Satellite" }).click();
    await expect(page).toHaveURL(/\?tab=satellite$/);
    await expect(main(page).locator("[data-change]")).toContainText(/green|clear picture|Clouds hid most/);
    await expect(main(page).locator("[data-change]")).not.toContainText("modelled");
    await expect(above(page)).toContainText(/(Good|Fair|Poor) picture: .*\d+ of \d+ pixels of the field are clear/);
    await expect(above(page).getByRole("button", { name: /^Observed/ })).toBeVisible();
    await expect(above(page).getByText("How green (NDVI)")).toBeVisible();
    await expect(above(page).getByRole("listitem").filter({ hasText: /^Bare/ })).toBeVisible();

    await above(page).getByRole("radio", { name: "Picture" }).click();
    const picture = above(page).getByRole("img", { name: /^Gidan Gona from above on / });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate(isDrawn)).toBe(true);
    await expect(above(page).locator("figcaption")).toContainText(
      /\d{4}, Sentinel-2.*Clouds over \d+\s% of the whole scene.*\d+\s?m/,
    );
    await expectAccessible(page);
  });

  test(
    "moves through the pictures by keyboard and button: overlay, day and every chart follow",
    { tag: "@desktop" },
    async ({ page, baseURL }) => {
      await openSatellite(page, baseURL ?? "");
      await expect.poll(() => overlay(page).evaluate(isDrawn)).toBe(true);
      const charts = page.getByRole("application").filter({ has: page.locator("svg, path") });
      await expect(charts.first()).toBeVisible();
      await expect.poll(async () => (await markedAt(page)).length).toBe(3);
      const before = { url: await overlay(page).getAttribute("src"), marks: await markedAt(page) };
      const lastDay = await slider(page).getAttribute("aria-valuetext");
      await slider(page).focus();
      await page.keyboard.press("Home");
      await expect(slider(page)).not.toHaveAttribute("aria-valuetext", lastDay ?? "");
      await expect(overlay(page)).not.toHaveAttribute("src", before.url ?? "");
      await expect.poll(() => overlay(page).evaluate(isDrawn)).toBe(true);
      const day = (await slider(page).getAttribute("aria-valuetext"))?.split(",")[0] ?? "?";
      await expect(above(page).getByRole("status").filter({ hasText: day })).toBeVisible();
      await expect(overlay(page)).toHaveAttribute("alt", new RegExp(day));
      await expect
        .poll(async () => (await markedAt(page)).filter((mark, index) => mark !== before.marks[index]).length)
        .toBe(3);
      await expect(above(page).getByRole("button", { name: "Earlier picture" })).toHaveAttribute(
        "aria-disabled",
        "true",
      );
      await above(page).getByRole("button", { name: "Later picture" }).click();
      await expect(above(page)).toContainText(/Picture 2 of \d+/);
    },
  );

  test(
    "says in a chart by keyboard what each day was, and has the same as table and file",
    {
      tag: "@desktop",
    },
    async ({ page, baseURL }) => {
      await openSatellite(page, baseURL ?? "");
      const chart = moisture(page).getByRole("application");
      await chart.focus();
      await page.keyboard.press("ArrowRight");
      await expect(moisture(page).locator("p[role=status]")).toContainText(/% water in the soil|not known/);
      for (const block of [greenness(page), moisture(page)]) {
        await expect(block.getByRole("application")).toBeVisible();
        await block.getByRole("radio", { name: "Table" }).click();
        await expect(block.getByRole("rowheader").first()).toBeVisible();
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          block.getByRole("button", { name: /CSV/ }).click(),
        ]);
        const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
        expect(lines[0]).toContain("Day,");
        expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,/);
        await block.getByRole("radio", { name: "Chart" }).click();
      }
      await greenness(page).getByRole("radio", { name: "Table" }).click();
      await expect(greenness(page).getByRole("columnheader", { name: "Clear pixels" })).toBeVisible();
    },
  );

  test("shows a longer period when asked, and the same weeks of the two years before", async ({ page, baseURL }) => {
    await openSatellite(page, baseURL ?? "");
    await expect(slider(page)).toBeVisible();
    const few = Number(await slider(page).getAttribute("max"));
    const years = new Set<string>();
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith("/earth/ndvi")) years.add(searchParams.get("end_date")?.slice(0, 4) ?? "");
    });
    await page.getByRole("radio", { name: "6 months" }).click();
    await expect.poll(async () => Number(await slider(page).getAttribute("max"))).toBeGreaterThan(few);
    await expect.poll(() => years.size).toBe(3);
    const now = Math.max(...[...years].map(Number));
    await expect(greenness(page)).toContainText(new RegExp(`${now - 1}`));
    // A hundred scenes are read for it.
    await expect(greenness(page).getByText("is on its way")).toHaveCount(0, { timeout: 40_000 });
  });
});

test.describe("what is missing", () => {
  test("a farm without a place is asked for one", async ({ page, baseURL }) => {
    await openSatellite(page, baseURL ?? "", { coordinates: null, boundary_coordinates: null });
    await expect(main(page).getByText("No pictures without a place")).toBeVisible();
    await expect(page.getByRole("link", { name: "Draw its boundary" })).toHaveAttribute("href", /\/edit$/);
    await expectAccessible(page);
  });

  test("a pin has figures, and no map until its boundary is drawn", async ({ page, baseURL }) => {
    const coordinates = { latitude: 11.02043, longitude: 7.66887 };
    await openSatellite(page, baseURL ?? "", { coordinates, boundary_coordinates: null });
    await expect(above(page)).toContainText("No boundary, no map of the greenness");
    await expect(greenness(page).getByRole("application")).toBeVisible();
  });

  test("a map that can't be loaded says so, and is fetched anew when asked", async ({ page, baseURL }) => {
    let failing = true;
    await page.route("**/pictures/*", (route) =>
      failing ? route.fulfill({ status: 503, body: "" }) : route.continue(),
    );
    await openSatellite(page, baseURL ?? "");
    await expect(above(page)).toContainText("This picture can’t be loaded");
    failing = false;
    await above(page).getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => overlay(page).evaluate(isDrawn)).toBe(true);
    await expect(above(page)).not.toContainText("This picture can’t be loaded");
  });

  test("offline it says so, and keeps what was loaded", async ({ page, baseURL }) => {
    await openSatellite(page, baseURL ?? "");
    await expect.poll(() => overlay(page).evaluate(isDrawn)).toBe(true);
    await page.context().setOffline(true);
    await expect(main(page).getByText(/^You are offline\. What was loaded/)).toBeVisible();
    await expect(slider(page)).toBeVisible();
    await page.context().setOffline(false);
    await expect(main(page).getByText(/^You are offline/)).toHaveCount(0);
  });

  test("a period without a clear picture offers a longer one", async ({ page, baseURL }) => {
    await page.route("**/console/v1/earth/scenes?*", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...body, data: [] } });
    });
    await page.route("**/console/v1/earth/ndvi?*", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...body, ndvi_data: [] } });
    });
    await openSatellite(page, baseURL ?? "");
    await expect(above(page)).toContainText("No clear picture in these 3 months");
    await expect(main(page).locator("[data-change]")).toContainText("No satellite picture shows this field");
  });

  test("one earlier year that fails takes nothing else with it, and can be asked for again", async ({
    page,
    baseURL,
  }) => {
    let failing = true;
    const lastYear = String(new Date().getUTCFullYear() - 1);
    await page.route("**/console/v1/earth/ndvi?*", async (route) => {
      const asked = new URL(route.request().url()).searchParams.get("end_date") ?? "";
      if (!failing || !asked.startsWith(lastYear)) return route.continue();
      return route.fulfill({ status: 503, json: { error: "Service unavailable", message: "No answer." } });
    });
    await openSatellite(page, baseURL ?? "");
    await expect(greenness(page)).toContainText(`${lastYear} can’t be fetched right now.`);
    await expect(slider(page)).toBeVisible();
    failing = false;
    await greenness(page)
      .getByRole("button", { name: `Try ${lastYear} again` })
      .click();
    await expect(greenness(page)).not.toContainText(`${lastYear} can’t be fetched`);
  });

  test("without any service NDVI is marked as modelled, and no map pretends to be a picture", async ({ browser }) => {
    await withOfflinePage(browser, async (page) => {
      await openSatellite(page, offlineUrl);
      await expect(main(page).locator("[data-change]")).toContainText("modelled: what is usual here, not your field");
      await expect(above(page)).toContainText("No satellite picture can be had right now");
      await expect(greenness(page).getByRole("button", { name: /^Modelled/ })).toBeVisible();
      await expect(moisture(page).getByRole("button", { name: /^Modelled/ })).toBeVisible();
      await expect(slider(page)).toHaveCount(0);
      await expect(page.getByRole("button", { name: /^Observed/ })).toHaveCount(0);
      await expectAccessible(page);
    });
  });
});

test("is without accessibility faults and fits the screen", { tag: "@both" }, async ({ page, baseURL }) => {
  await openSatellite(page, baseURL ?? "");
  await expect.poll(() => overlay(page).evaluate(isDrawn)).toBe(true);
  await expect(moisture(page).getByRole("application")).toBeVisible();
  await expectAccessibleInLightAndDark(page);
});
