import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { offlineUrl, signUp, testWithAccount } from "./support/account";
import { expectAccessible, expectAccessibleInLightAndDark, expectNoSidewaysScroll } from "./support/checks";
import { daysAgo, makeFarm, type NewFarm } from "./support/farm";
import { closeMessage, main } from "./support/page";

const test = testWithAccount();

const bare = { coordinates: null, boundary_coordinates: null };
const maize = { name: "Maize", area: 1, planting_date: daysAgo(20) };

/** Makes a farm with crops and samples, and opens its Soil tab. */
async function openSoil(page: Page, url: string, { crops = [maize], ...made }: NewFarm = {}) {
  const id = await makeFarm(page, url, { crops, ...made });
  await page.goto(`/farms/${id}?tab=soil`);
  return id;
}

const taken = { depth: 20, collection_date: daysAgo(30) };
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const samples = (page: Page) => card(page, "Soil samples");
const answer = (page: Page) => page.getByRole("tabpanel").getByText(/^(For maize, give|Spread) [^.]*\d/);

/** Opens the only sample of the farm, and its results. */
async function openResults(page: Page) {
  await samples(page)
    .getByRole("button", { name: /^Sample GS-/ })
    .click();
  await samples(page).getByRole("button", { name: "Enter results" }).click();
  const form = page.getByRole("form", { name: /^Results of sample GS-/ });
  await expect(form.getByLabel("pH in water")).toBeEditable();
  return form;
}

test.describe("soil of a farm", () => {
  test("says what to do in a sentence, in bags for this field, and of each figure where it comes from", async ({
    page,
    baseURL,
  }) => {
    await openSoil(page, baseURL ?? "");
    await expect(answer(page)).toBeVisible();
    await expect(answer(page)).toContainText("on its 1 ha");
    await expect(answer(page)).toContainText(/\d+ bags? of /);
    const plan = card(page, "What to apply");
    await expect(plan).toContainText("For maize on 1 ha, in bags of 50 kg.");
    await expect(plan.getByText(/kg on a hectare$/).first()).toBeVisible();
    await expect(plan).toContainText("Why this much");
    await expect(plan).toContainText(/planting/);
    await expect(plan.getByText(/lime/i).first()).toBeVisible();
    await expect(card(page, "Where these figures come from")).toContainText(/Of 17 figures/);
    const nutrients = card(page, "Nutrients");
    await nutrients.getByRole("button", { name: /Phosphorus: where it comes from/ }).click();
    await expect(page.getByRole("dialog", { name: /Phosphorus: where it comes from/ })).not.toBeEmpty();
  });

  test("shows texture and nutrients in words and as pictures, as table and as file", async ({ page, baseURL }) => {
    await openSoil(page, baseURL ?? "");
    const picture = page.getByRole("img", { name: /^Texture triangle .* This soil is a [a-z ]+: \d+ % clay/ });
    await expect(picture).toBeVisible();
    await expect(picture.locator("polygon")).toHaveCount(12);
    await expect(picture.getByText("silt loam", { exact: true })).toBeVisible();
    await card(page, "Texture").getByRole("radio", { name: "Table" }).click();
    await expect(card(page, "Texture").getByRole("rowheader", { name: "Sand" })).toBeVisible();

    const nutrients = card(page, "Nutrients");
    await expect(
      nutrients.getByRole("img", { name: /^Nitrogen: [\d.]+ %, (low|medium|high)\. Low is below 0\.15/ }),
    ).toBeVisible();
    await nutrients.getByRole("radio", { name: "Table" }).click();
    const row = nutrients.getByRole("row", { name: /^Nitrogen / });
    await expect(row).toContainText(/(Low|Medium|High)/);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      nutrients.getByRole("button", { name: /CSV/ }).click(),
    ]);
    expect(await readFile(await download.path(), "utf8")).toMatch(/\r\nNitrogen,[\d.]+,%,/);
  });

  test("works out another crop, and prints it on a sheet", async ({ page, baseURL }) => {
    const id = await openSoil(page, baseURL ?? "");
    const plan = card(page, "What to apply");
    const choice = plan.getByLabel("For which crop");
    await expect(choice).toBeEnabled();
    await expect(choice.locator("option:checked")).toHaveText("Maize");
    const other = card(page, "Crops that suit this soil").getByRole("button", { name: /^See what to give (?!maize)/ });
    const crop = ((await other.first().textContent()) ?? "").replace("See what to give ", "");
    await other.first().click();
    await expect(choice).toBeFocused();
    await expect(choice.locator("option:checked")).toHaveText(new RegExp(`^${crop}$`, "i"));
    await expect(plan.getByText(/Working it out/)).toBeHidden();
    await expect(plan).toContainText(/on 1\.94 ha, in bags of 50 kg/);
    await choice.selectOption({ label: "Maize" });
    await expect(plan).toContainText("For maize on 1 ha");
    await plan.getByRole("link", { name: "Print this sheet" }).click();
    await expect(page).toHaveURL(new RegExp(`/farms/${id}/soil/print\\?crop_id=\\d+$`));
    await expect(page.getByRole("heading", { level: 1, name: "Soil sheet of Gidan Gona" })).toBeVisible();
  });

  test("has a sheet for paper: black on white, with figures, bags, dressings, day and source", async ({
    page,
    baseURL,
  }) => {
    const id = await openSoil(page, baseURL ?? "");
    await page.emulateMedia({ colorScheme: "dark", media: "print" });
    await page.goto(`/farms/${id}/soil/print`);
    const sheet = page.getByRole("main");
    await expect(sheet.getByRole("heading", { level: 1 })).toHaveText("Soil sheet of Gidan Gona");
    await expect(sheet).toContainText(/1\.94 ha · Printed /);
    await expect(sheet.getByRole("columnheader", { name: "Bags" })).toBeVisible();
    await expect(sheet.getByRole("heading", { name: "Dressings" })).toBeVisible();
    await expect(sheet.getByRole("rowheader", { name: "Nitrogen" })).toBeVisible();
    await expect(sheet).toContainText(/Source: /);
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    const paper = page.locator(".paper");
    await expect(paper).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(paper).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await page.emulateMedia({ colorScheme: "dark", media: "screen" });
    await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
    await expectAccessible(page);
  });

  test("says what to do next where a farm has no place, no size or no crops", async ({ page, baseURL }) => {
    await openSoil(page, baseURL ?? "", { farm: bare, crops: [] });
    await expect(page.getByRole("tabpanel").getByText("This farm has no place yet")).toBeVisible();
    await expect(page.getByRole("link", { name: "Set its place" }).last()).toBeVisible();
    await expect(samples(page)).toContainText("No sample yet");
    await expectAccessible(page);
    const pin = { ...bare, coordinates: { latitude: 11.0204, longitude: 7.6687 } };
    await openSoil(page, baseURL ?? "", { farm: pin, crops: [] });
    await expect(main(page).getByText("Nothing grows on this farm yet", { exact: false })).toBeVisible();
    await expect(card(page, "What to apply")).toContainText("The farm's size is not known");
    await expect(card(page, "What to apply")).toContainText("one hectare");
  });
});

test.describe("a soil sample", () => {
  test("is sent with a code to copy, and goes its way to its results", async ({ page, baseURL }) => {
    await openSoil(page, baseURL ?? "");
    await samples(page).getByRole("button", { name: "Send a soil sample" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Taken on").fill(daysAgo(10));
    await dialog.getByLabel("Notes").fill("NPK was given in June.");
    await dialog.getByRole("button", { name: "Send sample" }).click();
    await expect(dialog).toBeHidden();
    await expect(samples(page)).toContainText(/GS-[0-9A-Z]{4}-[0-9A-Z]{4}/);
    await expect(samples(page).getByRole("button", { name: "Copy the code" })).toBeVisible();
    await expect(samples(page).getByRole("button", { name: /^Sample GS-.*Submitted/ })).toBeVisible();
    await expect(samples(page)).toContainText("NPK was given in June.");
    await samples(page).getByRole("button", { name: "It is at the laboratory" }).click();
    await closeMessage(page);
    await samples(page).getByRole("button", { name: "It is being analysed" }).click();
    const way = samples(page).getByRole("list", { name: "So far" });
    await expect(way.getByRole("listitem").nth(2)).toContainText(/Being analysed \d+ [A-Z]/);
    await expect(way.getByRole("listitem").last()).toContainText("Completed still to come");
  });

  test("loses nothing that is typed: not by a fault, not offline, not by closing", async ({ page, baseURL }) => {
    await openSoil(page, baseURL ?? "");
    await samples(page).getByRole("button", { name: "Send a soil sample" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Depth, cm").fill("900");
    await dialog.getByRole("radio", { name: "Elsewhere" }).click();
    await dialog.getByLabel("Latitude").fill("11.02");
    await dialog.getByLabel("Notes").fill("From the low end.");
    await dialog.getByRole("button", { name: "Send sample" }).click();
    await expect(dialog.getByText("Write centimetres between 1 and 200.")).toBeVisible();
    await expect(dialog.getByText(/Write degrees between -180 and 180/)).toBeVisible();
    await expect(dialog.getByLabel("Depth, cm")).toHaveValue("900");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await samples(page).getByRole("button", { name: "Send a soil sample" }).click();
    await expect(dialog.getByLabel("Notes")).toHaveValue("From the low end.");
    await dialog.getByLabel("Depth, cm").fill("20");
    await dialog.getByLabel("Longitude").fill("7,66");
    await page.context().setOffline(true);
    await dialog.getByRole("button", { name: "Send sample" }).click();
    await expect(dialog.getByText("What you typed is still here.", { exact: false })).toBeVisible();
    await page.context().setOffline(false);
    await dialog.getByRole("button", { name: "Send sample" }).click();
    await expect(samples(page)).toContainText("11.0200, 7.6600");
  });

  test("drives the figures of the page once its results are typed in", async ({ page, baseURL }) => {
    await openSoil(page, baseURL ?? "", { samples: [taken] });
    const form = await openResults(page);
    await form.getByLabel("pH in water").fill("14");
    await form.getByLabel("Clay %").fill("20");
    await form.getByRole("button", { name: "Save results" }).click();
    await expect(form.getByText("Write a number from 2 to 12.")).toBeVisible();
    await expect(form.getByText(/Clay, sand and silt have to be together/)).toBeVisible();
    await expect(form.getByLabel("pH in water")).toHaveValue("14");
    await expectAccessible(page);
    await form.getByLabel("pH in water").fill("5,4");
    await form.getByLabel("Sand %").fill("50");
    await form.getByLabel("Silt %").fill("30");
    await form.getByLabel("Laboratory").fill("Soil laboratory, Zaria");
    await form.getByRole("button", { name: "Save results" }).click();
    await expect(form).toBeHidden();
    await expect(samples(page).getByRole("button", { name: /^Sample GS-.*Completed/ })).toContainText(
      "The figures on this page are this sample's",
    );
    await expect(card(page, "Nutrients").getByRole("img", { name: /^pH: 5\.4/ })).toBeVisible();
    await expect(
      page.getByRole("img", { name: /This soil is a loam: 20 % clay, 30 % silt and 50 % sand/ }),
    ).toBeVisible();
    await expect(main(page).getByText(/These are figures of your own field, from a laboratory/)).toBeVisible();
    await expect(card(page, "Where these figures come from")).toContainText("4 are measured by a laboratory");
  });

  test("takes its results from a CSV file, and a faulty file takes nothing away", async ({ page, baseURL }) => {
    await openSoil(page, baseURL ?? "", { samples: [taken] });
    const form = await openResults(page);
    await form.getByLabel("Zinc mg/kg").fill("1.7");
    const file = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
    const input = form.getByLabel("Take them from a CSV file");
    await input.setInputFiles(file("wrong.csv", "ph,nitrogen\nsour,0.08\n"));
    await expect(form.getByText("This file could not be read")).toBeVisible();
    await expect(form.getByText(/Line 2, ph: "sour" is not a number/)).toBeVisible();
    await expect(form.getByLabel("Zinc mg/kg")).toHaveValue("1.7");
    await input.setInputFiles(file("results.csv", `ph,nitrogen,potassium,analysis_date\n6.4,0.24,90,${daysAgo(5)}\n`));
    await expect(form.getByText("3 figures read from results.csv.", { exact: false })).toBeVisible();
    await expect(form.getByLabel("Total nitrogen %")).toHaveValue("0.24");
    await expect(form.getByLabel("Zinc mg/kg")).toHaveValue("1.7");
    await form.getByRole("button", { name: "Save results" }).click();
    await expect(form).toBeHidden();
    await expect(card(page, "Nutrients").getByRole("img", { name: /^Nitrogen: 0\.24 %, high/ })).toBeVisible();
    await expect(samples(page).getByRole("rowheader", { name: "Zinc" })).toBeVisible();
  });

  test("keeps what was typed of its results through a reload", async ({ page, baseURL }) => {
    await openSoil(page, baseURL ?? "", { samples: [taken] });
    const form = await openResults(page);
    await form.getByLabel("Boron mg/kg").fill("0.4");
    await page.reload();
    const again = await openResults(page);
    await expect(again.getByLabel("Boron mg/kg")).toHaveValue("0.4");
    await expect(again.getByText("What you typed before is back.")).toBeVisible();
  });

  test("is rejected only with a reason", async ({ page, baseURL }) => {
    await openSoil(page, baseURL ?? "", { samples: [taken] });
    await samples(page)
      .getByRole("button", { name: /^Sample GS-/ })
      .click();
    await samples(page).getByRole("button", { name: "It was rejected" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Reject sample" }).click();
    await expect(dialog.getByText(/Write why/)).toBeVisible();
    await dialog.getByLabel("Reason").fill("The bag was torn.");
    await dialog.getByRole("button", { name: "Reject sample" }).click();
    await expect(dialog).toBeHidden();
    await expect(samples(page).getByRole("list", { name: "So far" })).toContainText("The bag was torn.");
    await expect(samples(page).getByRole("button", { name: "Enter results" })).toHaveCount(0);
  });
});

test(
  "the Soil tab is without accessibility faults and fits the screen",
  { tag: "@both" },
  async ({ page, baseURL }) => {
    await openSoil(page, baseURL ?? "", { samples: [taken] });
    await expect(answer(page)).toBeVisible();
    await openResults(page);
    await card(page, "What to apply").getByText("How this is worked out").click();
    await expectAccessibleInLightAndDark(page);
    await card(page, "Nutrients").getByRole("radio", { name: "Table" }).click();
    await expectNoSidewaysScroll(page);
  },
);

test.describe("with every service off", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("says that the figures are the region's, and takes a sample all the same", async ({ browser }) => {
    const state = await signUp(browser, offlineUrl);
    const context = await browser.newContext({ baseURL: offlineUrl, ignoreHTTPSErrors: true, storageState: state });
    const page = await context.newPage();
    await openSoil(page, offlineUrl, { samples: [taken] });
    await expect(main(page).getByText(/That is by the usual soil of the region, not by your field/)).toBeVisible();
    await expect(card(page, "Where these figures come from").getByRole("button", { name: /^Modelled/ })).toBeVisible();
    await expect(card(page, "Nutrients").getByRole("button", { name: /^(Map|Laboratory)/ })).toHaveCount(0);
    const form = await openResults(page);
    await form.getByLabel("pH in water").fill("6.1");
    await form.getByRole("button", { name: "Save results" }).click();
    await expect(card(page, "Nutrients").getByRole("button", { name: /^Laboratory/ })).toHaveCount(1);
    await context.close();
  });
});
