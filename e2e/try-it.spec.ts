import { expect, test, type Page } from "@playwright/test";
import { originOf, signUpWith } from "./support/account";
import { expectAccessibleInLightAndDark } from "./support/checks";
import { makeFarm } from "./support/farm";
import { main } from "./support/page";

const forecast = "/docs/weather/get-weather-forecast";
const answer = (page: Page) => page.getByRole("region", { name: "Answer", exact: true });
const command = (page: Page) => page.getByRole("region", { name: "The call with curl" });
const send = (page: Page) => page.getByRole("button", { name: "Send the call" }).click();

async function openForm(page: Page): Promise<void> {
  await page.goto(forecast);
  await page.getByRole("button", { name: "Open the form" }).click();
}

test(
  "an account picks its farm, calls without a key, and sees what came and what it cost",
  { tag: "@both" },
  async ({ page, baseURL }) => {
    await signUpWith(page.request);
    const id = await makeFarm(page, baseURL ?? "");
    await openForm(page);
    await page.getByRole("radio", { name: "Farm" }).click();
    await page.getByRole("combobox", { name: "farm_id" }).fill("gid");
    await page.getByRole("option", { name: /Gidan Gona/ }).click();
    await main(page).getByLabel("days", { exact: true }).fill("3");
    await expect(command(page)).toContainText(`/v1/weather/forecast?farm_id=${id}&days=3"`);
    await expect(command(page)).toContainText("X-API-KEY: $GONA_API_KEY");
    await send(page);
    await expect(answer(page)).toContainText("200 OK");
    await expect(answer(page)).toContainText(/\d ms/);
    await expect(answer(page)).toContainText("₦0.0000 (0 credits)");
    await answer(page)
      .getByText(/^Headers \(\d+\)$/)
      .click();
    await expect(answer(page)).toContainText("x-data-kind");
    await expect(page.getByRole("region", { name: "Body", exact: true })).toContainText('"name": "Gidan Gona"');
    await expectAccessibleInLightAndDark(page);

    await main(page).getByLabel("days", { exact: true }).fill("99");
    await send(page);
    await expect(answer(page)).toContainText("400 Not understood");
    await expect(main(page).getByLabel("days", { exact: true })).toHaveAccessibleDescription(/<=16/);
  },
);

test("a pasted key is kept in the page's memory alone, and a test key is answered by the sandbox", async ({
  page,
  context,
}) => {
  await signUpWith(page.request);
  await page.goto(forecast);
  const issued = await page.request.post("/console/v1/keys", {
    data: { name: "Trial", mode: "test" },
    headers: { origin: originOf(page) },
  });
  const { secret: key } = (await issued.json()) as { secret: string };
  await context.clearCookies();
  await openForm(page);
  const field = main(page).getByLabel("API key", { exact: true });
  await expect(field).toHaveAttribute("type", "password");
  await field.fill(key);
  await send(page);
  await expect(answer(page)).toContainText("200 OK");
  await expect(answer(page)).toContainText("The sandbox answered");

  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state]),
  );
  expect(kept).not.toContain(key);
  expect(JSON.stringify(await context.storageState({ indexedDB: true }))).not.toContain(key);
  await expect(command(page)).not.toContainText(key);
  await page.reload();
  await page.getByRole("button", { name: "Open the form" }).click();
  await expect(field).toHaveValue("");
});
