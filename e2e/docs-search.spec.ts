import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/checks";
import { main } from "./support/page";

test("the documentation is searched by keyboard alone", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/docs");
  const search = page.getByRole("combobox", { name: "Search the documentation" });
  // The shortcut works once the page's script has taken over.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(search).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type("forecast");
  await expect(page.getByRole("option", { name: /Forecast for a place/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/weather\/get-weather-forecast$/);
});

test("without script the search is a form, and its results a page", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    ignoreHTTPSErrors: true,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto("/docs");
  await page.getByRole("link", { name: "Search the documentation" }).click();
  await main(page).getByRole("combobox").fill("forecast");
  await main(page).getByRole("combobox").press("Enter");
  await expect(page).toHaveURL(/\/docs\/search\?q=forecast$/);
  await main(page)
    .getByRole("link", { name: /Forecast for a place/ })
    .click();
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText("Forecast");
  await context.close();
});
