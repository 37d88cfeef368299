import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { offlineUrl, signUp, testWithAccount } from "./support/account";
import { expectAccessible, expectAccessibleInLightAndDark } from "./support/checks";
import { daysAgo, makeFarm, type NewFarm } from "./support/farm";
import { main, messages } from "./support/page";

const test = testWithAccount();

const maize = { name: "Maize", variety: "SAMMAZ 15", area: 1, planting_date: daysAgo(45) };

async function openFarm(page: Page, url: string, options: NewFarm & { tab?: string } = {}): Promise<number> {
  const id = await makeFarm(page, url, options);
  await page.goto(options.tab ? `/farms/${id}?tab=${options.tab}` : `/farms/${id}`);
  return id;
}

const cropCard = (page: Page, name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });

async function chooseAction(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

test.describe("farm page", () => {
  test("answers what the farm needs, and shows where it is and how far its crops are", async ({ page, baseURL }) => {
    const crops = [maize, { name: "Cowpea", planting_date: daysAgo(-12) }];
    await openFarm(page, baseURL ?? "", { farm: { soil_type: "Sandy loam" }, crops });
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Gidan Gona");
    await expect(
      main(page)
        .locator("header")
        .getByText(/^Your maize /),
    ).toBeVisible();
    const season = page.getByRole("figure", { name: "Season of Maize" });
    await expect(season).toContainText(/Day 4\d of \d+/);
    await expect(season.getByRole("listitem").first()).toContainText("Young plants");
    await expect(page.getByRole("figure", { name: "Season of Cowpea" })).toContainText("Planting in 12 days");
    await expect(main(page).getByText("1.94 ha")).toBeVisible();
    await expect(main(page).getByText("Boundary with 6 corners")).toBeVisible();
  });

  test("has its answer in the first HTML, before any script runs", async ({ page, baseURL }) => {
    const id = await makeFarm(page, baseURL ?? "", { crops: [maize] });
    const html = await (await page.request.get(`/farms/${id}`)).text();
    expect(html).toContain("Your maize ");
  });

  test(
    "keeps the chosen tab in the address and moves between tabs by keyboard",
    { tag: "@desktop" },
    async ({ page, baseURL }) => {
      const id = await openFarm(page, baseURL ?? "", { crops: [maize] });
      await page.getByRole("tab", { name: "Overview" }).focus();
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("tab", { name: "Crops" })).toHaveAttribute("aria-selected", "true");
      await expect(page).toHaveURL(new RegExp(`/farms/${id}\\?tab=crops$`));
      await page.reload();
      await expect(cropCard(page, "Maize")).toBeVisible();
    },
  );

  test("says what is missing where a farm has no crops, no place, or is not there", async ({ page, baseURL }) => {
    const bare = { coordinates: null, boundary_coordinates: null };
    await openFarm(page, baseURL ?? "", { farm: bare });
    await expect(main(page).getByText("What grows on this farm?")).toBeVisible();
    await expect(main(page).getByText("This farm has no place yet")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("tab", { name: "Weather & water" }).click();
    await expect(main(page).getByText("No weather without a place")).toBeVisible();
    await page.goto("/farms/2147483647");
    await expect(main(page).getByText("This farm is not here")).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("crops of a farm", () => {
  test(
    "adds a crop of the catalogue by its Hausa name, and says beside the field what is wrong",
    { tag: "@both" },
    async ({ page, baseURL }) => {
      await openFarm(page, baseURL ?? "", { tab: "crops" });
      await page.getByRole("button", { name: "Add a crop" }).click();
      const dialog = page.getByRole("dialog");
      const name = dialog.getByRole("combobox", { name: "Crop" });
      await name.fill("Masara");
      await expect(dialog.getByRole("option", { name: /^Maize/ })).toBeVisible();
      await expectAccessible(page);
      await name.press("ArrowDown");
      await name.press("Enter");
      await expect(name).toHaveValue("Maize");
      await dialog.getByLabel("Area, ha").fill("5");
      await dialog.getByLabel("Planting date").fill(daysAgo(30));
      await dialog.getByRole("button", { name: "Add crop" }).click();
      await expect(dialog.getByText(/more than the farm's 1.94 ha/)).toBeVisible();
      await expect(dialog.getByLabel("Area, ha")).toHaveValue("5");
      await dialog.getByLabel("Area, ha").fill("1.5");
      await dialog.getByRole("button", { name: "Add crop" }).click();
      await expect(messages(page).getByText("Maize is added.", { exact: true })).toBeVisible();
      await expect(cropCard(page, "Maize")).toContainText("1.5 ha");
      await expect(cropCard(page, "Maize").getByRole("figure")).toContainText("Day 31");
      await expect(cropCard(page, "Maize")).toContainText(/Your maize /);
    },
  );

  test("takes a crop that the catalogue lacks, and says that it has no water figures", async ({ page, baseURL }) => {
    await openFarm(page, baseURL ?? "", { tab: "crops" });
    await page.getByRole("button", { name: "Add a crop" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: "Crop" }).fill("Qwzx of ours");
    await dialog.getByLabel("Planting date").fill(daysAgo(10));
    await dialog.getByRole("button", { name: "Add crop" }).click();
    await expect(cropCard(page, "Qwzx of ours")).toContainText("Gona has no water figures for qwzx of ours");
  });

  test("keeps what was typed when there is no connection, and saves it afterwards", async ({ page, baseURL }) => {
    await openFarm(page, baseURL ?? "", { tab: "crops" });
    await page.getByRole("button", { name: "Add a crop" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: "Crop" }).fill("Sesame");
    await dialog.getByLabel("Variety").fill("E-8");
    await page.context().setOffline(true);
    await dialog.getByRole("button", { name: "Add crop" }).click();
    await expect(dialog.getByText("What you typed is still here.")).toBeVisible();
    await expect(dialog.getByLabel("Variety")).toHaveValue("E-8");
    await page.context().setOffline(false);
    await dialog.getByRole("button", { name: "Add crop" }).click();
    await expect(cropCard(page, "Sesame")).toContainText("E-8");
  });

  test("never overwrites unseen what somebody else changed meanwhile", async ({ page, baseURL }) => {
    const url = baseURL ?? "";
    const id = await openFarm(page, url, { crops: [maize], tab: "crops" });
    await chooseAction(page, "Maize", "Edit");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Variety").fill("SAMMAZ 52");
    const other = await page.request.put(`${url}/console/v1/farms/${id}`, {
      data: { name: "Changed by another" },
      headers: { origin: url },
    });
    expect(other.status()).toBe(200);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("This farm was changed meanwhile")).toBeVisible();
    await expect(dialog.getByText(/Stored now: Maize, SAMMAZ 15/)).toBeVisible();
    await expect(dialog.getByLabel("Variety")).toHaveValue("SAMMAZ 52");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(cropCard(page, "Maize")).toContainText("SAMMAZ 52");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Changed by another");
  });

  test("marks a crop as harvested, with a way back, and removes one after asking", async ({ page, baseURL }) => {
    await openFarm(page, baseURL ?? "", { crops: [maize], tab: "crops" });
    await chooseAction(page, "Maize", "Mark as harvested");
    await expect(messages(page).getByText("Maize is harvested.", { exact: true })).toBeVisible();
    await expect(cropCard(page, "Maize")).toContainText("Harvested");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(cropCard(page, "Maize")).toContainText("Growing");
    await chooseAction(page, "Maize", "Remove");
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    await expect(cropCard(page, "Maize")).toBeVisible();
    await chooseAction(page, "Maize", "Remove");
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove crop" }).click();
    await expect(main(page).getByText("No crops yet")).toBeVisible();
  });
});

test.describe("water of a crop", () => {
  const water = (page: Page) => page.getByRole("region", { name: "Water for Maize" });

  test(
    "shows the balance day by day as chart, table and file, and how it is worked out",
    { tag: "@desktop" },
    async ({ page, baseURL }) => {
      await openFarm(page, baseURL ?? "", { crops: [maize], tab: "water" });
      await expect(water(page)).toContainText("Water missing now");
      await expect(water(page)).toContainText("Warmth since planting (GDD)");
      const chart = water(page).getByRole("application");
      await chart.focus();
      await page.keyboard.press("ArrowRight");
      await expect(water(page).locator("p[role=status]")).toContainText(/mm missing of \d+ mm/);
      await expect(page.getByRole("region", { name: "Evapotranspiration (ET0)" })).toContainText("in the last 7 days");
      await water(page).getByText("How this is worked out").click();
      await expect(water(page)).toContainText("FAO Irrigation and Drainage Paper 56");
      await expect(water(page)).toContainText("sandy loam is assumed");
      await water(page).getByRole("radio", { name: "Table" }).click();
      await expect(water(page).getByRole("rowheader").first()).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        water(page).getByRole("button", { name: /CSV/ }).click(),
      ]);
      const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
      expect(lines[1]).toMatch(new RegExp(`^${daysAgo(45)},`));
    },
  );

  test("counts what was watered, and takes it back", async ({ page, baseURL }) => {
    await openFarm(page, baseURL ?? "", { crops: [maize], tab: "water" });
    await water(page).getByRole("button", { name: "I watered it" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText(/millimetres between/)).toBeVisible();
    await dialog.getByLabel("Water given, mm").fill("20");
    await dialog.getByRole("radio", { name: "Drip" }).click();
    await expect(dialog.getByText("About 18 mm of it stay in the root zone.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(water(page).getByText(/: 18 mm$/)).toBeVisible();
    await water(page)
      .getByRole("button", { name: /^Take back the watering/ })
      .click();
    await expect(water(page).getByText(/: 18 mm$/)).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(water(page).getByText(/: 18 mm$/)).toBeVisible();
  });
});

test.describe("a farm's end", () => {
  test("is archived and made active again, and deleted and back after Undo with its crops", async ({
    page,
    baseURL,
  }) => {
    const id = await openFarm(page, baseURL ?? "", { farm: { name: "Old field" }, crops: [maize] });
    await page.getByRole("button", { name: /^More for/ }).click();
    await page.getByRole("menuitem", { name: "Archive" }).click();
    await expect(main(page).getByText("This farm is archived.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(main(page).getByText("Active", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: /^More for/ }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(page).toHaveURL(/\/farms$/);
    const deleted = messages(page).getByRole("listitem").filter({ hasText: "Old field is deleted." });
    await expect(deleted).toBeVisible();
    expect((await page.request.get(`/console/v1/farms/${id}`)).status()).toBe(404);
    await deleted.getByRole("button", { name: "Undo" }).click();
    await expect(page).toHaveURL(new RegExp(`/farms/${id}$`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Old field");
    await expect(page.getByRole("figure", { name: "Season of Maize" })).toBeVisible();
  });
});

test("every tab is without accessibility faults and fits the screen", { tag: "@both" }, async ({ page, baseURL }) => {
  await openFarm(page, baseURL ?? "", { crops: [maize, { ...maize, status: "harvested" }] });
  for (const tab of ["Overview", "Crops", "Weather & water"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(
      main(page)
        .getByText(/Your maize /)
        .last(),
    ).toBeVisible();
    await expectAccessibleInLightAndDark(page);
  }
});

test.describe("without any weather service", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("says that its advice is by what is usual, and never passes that off as observed", async ({ browser }) => {
    const state = await signUp(browser, offlineUrl);
    const context = await browser.newContext({ baseURL: offlineUrl, ignoreHTTPSErrors: true, storageState: state });
    const page = await context.newPage();
    await openFarm(page, offlineUrl, { crops: [maize], tab: "water" });
    await expect(main(page).getByText(/That is reckoned from usual weather, not this year/)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Modelled/ }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^(Forecast|Observed)/ })).toHaveCount(0);
    await context.close();
  });
});
