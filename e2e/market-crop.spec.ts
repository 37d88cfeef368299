import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { testWithAccount } from "./support/account";
import { expectAccessible, expectAccessibleInLightAndDark } from "./support/checks";
import { main } from "./support/page";

const test = testWithAccount();

const maize = 1;
const cocoa = 57;
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const store = (page: Page) => card(page, "Sell now or store");
const history = (page: Page) => card(page, "Prices over time");
const price = (page: Page) => store(page).getByLabel(/^Price today/);

type Listed = { id: number; variety: string; publisher: string; market: { name: string } };

/** Id of the series of white maize in Dawanau by the World Food Programme: wholesale since 2003, to January 2023. */
async function dawanau({ request }: Page): Promise<number> {
  const answer = await request.get(`/console/v1/market/crops/${maize}`);
  const { series } = (await answer.json()) as { series: Listed[] };
  const found = series.find(({ variety, market }) => variety === "White grain" && market.name === "Dawanau");
  return found?.id ?? 0;
}

async function openDawanau(page: Page, query = ""): Promise<void> {
  await page.goto(`/market/crops/${maize}?series=${await dawanau(page)}${query}`);
}

test.describe("a crop's market page", () => {
  test("answers in a sentence, in the first HTML, with the price's own month and its age", async ({ page }) => {
    const html = await (await page.request.get(`/market/crops/${maize}?series=${await dawanau(page)}`)).text();
    expect(html).toMatch(
      /Maize \(white grain\) cost ₦200 a kg \(wholesale\) in Dawanau in January 2023, \d+ years ago/,
    );
    expect(html).toContain("Ask today’s price before you decide.");
    expect(html).toMatch(/Dear: [A-Z][a-z]+ to [A-Z][a-z]+\. Cheap: /);
  });

  test("shows the history of several markets, by range and in one month's money, as table and as file", async ({
    page,
  }) => {
    await openDawanau(page);
    await expect(history(page).getByRole("application")).toBeVisible();
    await history(page).getByRole("combobox", { name: "Compare with another market" }).fill("lagos white");
    await page.getByRole("option", { name: /^Lagos, Lagos/ }).click();
    await expect(history(page).getByRole("list", { name: "Markets shown" })).toContainText("2 Lagos, Lagos");
    await history(page).getByRole("radio", { name: "1 year" }).click();
    await history(page).getByRole("radio", { name: "Without inflation" }).click();
    await expect(history(page)).toContainText(/In the money of [A-Z][a-z]+ \d{4}\. World Bank/);
    await expect(page).toHaveURL(/series=\d+,\d+&range=1&money=real/);

    await page.reload();
    await history(page).getByRole("radio", { name: "Table" }).click();
    const rows = history(page).getByRole("table").getByRole("row");
    // Twelve months back from the newest price, whatever today is.
    await expect(rows).toHaveCount(13);
    await expect(rows.nth(1)).toContainText("Jan 2023");
    const download = page.waitForEvent("download");
    await history(page).getByRole("button", { name: "Download Prices over time as CSV" }).click();
    const text = await readFile(await (await download).path(), "utf8");
    expect(text).toContain("2022-02,");
    await history(page).getByRole("button", { name: "Remove Lagos, Lagos" }).click();
    await expect(history(page).getByRole("list", { name: "Markets shown" })).toHaveCount(0);
  });

  test("says of the forecast that it counts from the newest price and which months have passed", async ({ page }) => {
    await openDawanau(page);
    const forecast = card(page, "What the price may become");
    await expect(forecast).toContainText("From January 2023 on: February 2023 ₦");
    await expect(forecast).toContainText("The newest price is of January 2023");
    await expect(forecast).toContainText("not today’s price");
    await expect(forecast.getByRole("application")).toHaveAccessibleName(/forecast/);
  });
});

test.describe("sell now or store", () => {
  test("takes no old price for today's, then weighs the price that is given, and keeps it in the tab", async ({
    page,
  }) => {
    await openDawanau(page);
    await expect(price(page)).toHaveValue("");
    await expect(store(page)).toContainText("Last known wholesale price: ₦19,970 in January 2023");
    await expect(store(page)).toContainText("No advice");
    await price(page).fill("60,000");
    const result = store(page).getByRole("status");
    await expect(result).toContainText("Expected gain per bag of 100 kg");
    await expect(result).toContainText(/Of \d+ cases in \d+ years/);
    // Without loss and cost, nothing is gained at today's price; each month of cost adds to it.
    await store(page).getByLabel("Lost in store, % a month").fill("0");
    await expect(result).toContainText("₦60,000");
    await store(page).getByLabel("Cost of storing, ₦ a month").fill("500");
    await expect(result).toContainText("₦61,500");
    await page.reload();
    await expect(price(page)).toHaveValue("60,000");
    await expect(result).toContainText("₦61,500");
  });

  test("says which field is wrong, and gives no advice on it", async ({ page }) => {
    await openDawanau(page);
    await price(page).fill("many");
    await expect(store(page).getByRole("alert")).toContainText("Write an amount above 0");
    await expect(store(page)).toContainText("Correct the fields above first.");
    await expectAccessible(page);
  });
});

test("a crop's market page is reached from the crop, and is accessible", { tag: "@both" }, async ({ page }) => {
  await page.goto(`/crops/${maize}?place=Kano`);
  await main(page).getByRole("link", { name: "Prices and forecast" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Maize: prices");
  await expect(history(page).getByRole("application")).toBeVisible();
  await expect(card(page, "What the price may become").getByRole("application")).toBeVisible();
  await expectAccessibleInLightAndDark(page);
});

test("a crop without prices says where there are some, and one that is not known is a page not found", async ({
  page,
}) => {
  await page.goto(`/market/crops/${cocoa}`);
  await expect(main(page).getByText("No prices of cocoa are known", { exact: true })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Go to the Market page" })).toHaveAttribute("href", "/market");
  await expectAccessible(page);
  for (const id of ["100000", "maize"]) {
    await page.goto(`/market/crops/${id}`);
    await expect(page.getByRole("heading", { name: "There is no page at this address" })).toBeVisible();
  }
});
