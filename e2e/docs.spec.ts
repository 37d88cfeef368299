import { expect, test } from "@playwright/test";
import { expectAccessibleInLightAndDark, expectNoSidewaysScroll } from "./support/checks";
import { main } from "./support/page";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an endpoint's page is whole: its tables, each language's code and the way to other pages", async ({ page }) => {
    await page.goto("/docs/weather/get-weather-forecast");
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Forecast for a place, day by day");
    await expect(main(page).getByRole("row", { name: /days whole number, 1 to 16, default 7/ })).toBeVisible();
    await expect(
      main(page).getByRole("row", { name: /daily\[\]\.temperature_max number, -100 to 70, °C/ }),
    ).toBeVisible();

    const code = (language: string) => main(page).getByRole("group", { name: `Example: ${language}` });
    await expect(code("curl")).toContainText("/v1/weather/forecast?location=Kano&days=3");
    await expect(code("JSON")).toContainText('"temperature_max"');
    await main(page).getByText("Python", { exact: true }).click();
    await expect(code("Python")).toContainText("urllib.request");
    await expect(code("curl")).toBeHidden();
    await expectNoSidewaysScroll(page);

    await page.locator("summary").filter({ hasText: "Contents" }).click();
    await page.getByRole("navigation", { name: "Documentation" }).getByRole("link", { name: "Errors" }).click();
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Errors");
  });
});

test(
  "an endpoint's page is accessible, and a language once chosen stays chosen",
  { tag: "@both" },
  async ({ page }) => {
    await page.goto("/docs/farms/put-farms-id");
    await expect(main(page).getByRole("button", { name: "Copy the curl code" })).toBeVisible();
    await expectAccessibleInLightAndDark(page);
    await main(page).getByText("TypeScript", { exact: true }).first().click();
    await main(page).getByRole("link", { name: /^Next/ }).click();
    await expect(main(page).getByRole("group", { name: "Example: TypeScript" })).toContainText("gona.delete");
  },
);
