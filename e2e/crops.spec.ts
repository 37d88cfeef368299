import { expect, type Page } from "@playwright/test";
import { testWithAccount } from "./support/account";
import { expectAccessible, expectAccessibleInLightAndDark } from "./support/checks";
import { main } from "./support/page";

const test = testWithAccount();

const card = (page: Page, title: string) => page.getByRole("region", { name: title });
const cropLinks = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("link");
const maize = "/crops/1";

test(
  "the catalogue is reached from every page: on the rail, on phones in the account's menu",
  { tag: "@both" },
  async ({ page }) => {
    await page.goto("/overview");
    const phone = (page.viewportSize()?.width ?? 0) < 1024;
    if (phone) await page.getByRole("button", { name: /Amina Bello/ }).click();
    await page.getByRole(phone ? "menuitem" : "link", { name: "Crops", exact: true }).click();
    await expect(page).toHaveURL(/\/crops$/);
  },
);

test.describe("catalogue", () => {
  test("has every crop in the first HTML, before any script runs", async ({ page }) => {
    const html = await (await page.request.get("/crops")).text();
    for (const name of ["Maize", "Zea mays", "masara", "Cassava", "Sorghum", "Cocoa"]) expect(html).toContain(name);
  });

  test("finds a crop by its Hausa, Yoruba, Igbo and misspelt name, and keeps the search in the address", async ({
    page,
  }) => {
    await page.goto("/crops");
    expect(await cropLinks(page).count()).toBeGreaterThanOrEqual(40);
    const search = page.getByRole("searchbox", { name: "Search crops" });
    for (const [text, crop] of [
      ["masara", "Maize"],
      ["agbado", "Maize"],
      ["akpu", "Cassava"],
      ["casava", "Cassava"],
    ] as const) {
      await search.fill(text);
      await expect(cropLinks(page)).toHaveCount(1);
      await expect(cropLinks(page)).toContainText(crop);
    }
    await expect(page).toHaveURL(/\?search=casava$/);
    await cropLinks(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Cassava");
    await page.goBack();
    await expect(search).toHaveValue("casava");
  });

  test("narrows to a kind, and says what to do when nothing is found", async ({ page }) => {
    await page.goto("/crops");
    await page.getByRole("combobox", { name: "Kind of crop" }).selectOption("Cereals");
    await expect(cropLinks(page)).toHaveCount(7);
    await page.getByRole("searchbox", { name: "Search crops" }).fill("xyzzy");
    await expect(main(page).getByText("No crop of this kind is called “xyzzy”")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Show all crops" }).click();
    await expect(cropLinks(page).first()).toBeVisible();
    await expect(page.getByRole("searchbox", { name: "Search crops" })).toHaveValue("");
  });

  test("is accessible and fits the screen", { tag: "@both" }, async ({ page }) => {
    await page.goto("/crops");
    await expectAccessibleInLightAndDark(page);
  });
});

test.describe("a crop", () => {
  test("is planted later in Kano than in Ibadan, and says so in one sentence with its reason", async ({ page }) => {
    await page.goto(`${maize}?place=Kano`);
    const answer = main(page).getByText(/^Plant maize from/);
    await expect(answer).toContainText("Plant maize from 21 May to 30 June: the rains usually begin about 21 May here");
    await expect(card(page, "Calendar")).toContainText("CHIRPS");
    await expect(card(page, "How well it fits")).toContainText("Excellent");

    const search = page.getByRole("combobox", { name: "Place" });
    await search.fill("Ibadan");
    await expect(page.getByRole("option").first()).toContainText("Ibadan");
    await search.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ibadan");
    await expect(answer).toContainText("Plant maize from 1 April to 30 April");
    await expect(card(page, "Calendar").getByRole("img")).toHaveAccessibleName(/second rains|1 August to 30 September/);
  });

  test("has the advice in the first HTML, before any script runs", async ({ page }) => {
    const html = await (await page.request.get(`${maize}?place=Kano`)).text();
    expect(html).toContain("Plant maize from 21 May to 30 June");
  });

  test("says where its figures come from and which nobody has checked, and shows them as tables too", async ({
    page,
  }) => {
    await page.goto(`${maize}?place=Kano`);
    await expect(card(page, "What it needs")).toContainText("best 18 to 33 °C");
    await expect(card(page, "What it needs")).toContainText("FAO EcoCrop");
    await expect(card(page, "Growth stages and water")).toContainText("Drainage Paper 56");
    await expect(card(page, "How it is planted")).toContainText("Not checked");
    await expect(card(page, "Names")).toContainText("àgbàdo");
    await card(page, "Calendar").getByRole("radio", { name: "Table" }).click();
    const calendar = card(page, "Calendar").getByRole("table");
    await expect(calendar.getByRole("row", { name: /Published calendar/ })).toContainText("1 May");
    await card(page, "Growth stages and water").getByRole("radio", { name: "Table" }).click();
    const stages = card(page, "Growth stages and water").getByRole("table");
    await expect(stages.getByRole("row", { name: /Peak/ })).toContainText("1.2");
    await expectAccessible(page);
  });

  test("that does not fit the place says what limits it", async ({ page }) => {
    await page.goto("/crops/57?place=Kano");
    await expect(card(page, "How well it fits")).toContainText("Cocoa is not suited to this place");
    await expect(card(page, "How well it fits")).toContainText("Limited by too little rain");
  });

  test("stays readable when the place is not known", async ({ page }) => {
    await page.goto(`${maize}?place=Xyzzyplugh`);
    await expect(main(page).getByText("We don't know this place").first()).toBeVisible();
    await expect(card(page, "What it needs")).toContainText("best 18 to 33 °C");
    await expectAccessible(page);
  });

  test("that is not in the catalogue is a page not found", async ({ page }) => {
    for (const id of ["100000", "maize"]) {
      const answer = await page.goto(`/crops/${id}`);
      expect(answer?.status(), id).toBe(404);
    }
  });

  test("is accessible and fits the screen", { tag: "@both" }, async ({ page }) => {
    await page.goto(`${maize}?place=Ibadan`);
    await expect(card(page, "Calendar")).toBeVisible();
    await expectAccessibleInLightAndDark(page);
  });
});
