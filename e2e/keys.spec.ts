import { expect, test, type Page } from "@playwright/test";
import { signUpWith } from "./support/account";
import { expectAccessible, expectAccessibleInLightAndDark } from "./support/checks";
import { main, messages } from "./support/page";

const dialog = (page: Page) => page.getByRole("dialog");

/** Issues a key in the page's dialog; gives its secret, the dialog still open. */
async function issue(page: Page, name: string): Promise<string> {
  await page.getByRole("button", { name: "Issue a key" }).click();
  await dialog(page).getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Issue key" }).click();
  return dialog(page).getByTestId("secret").innerText();
}

const call = async (page: Page, key: string) =>
  (await page.request.get("/v1/weather/current?location=Kano", { headers: { "X-API-KEY": key } })).status();

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `Change ${name}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("a newcomer issues a key, sees it once, calls with it, and ends it", { tag: "@both" }, async ({ page }) => {
  await signUpWith(page.request);
  await page.goto("/keys");
  await expect(main(page).getByText("You have no API key yet.")).toBeVisible();
  await expect(page.getByRole("region", { name: "First call with curl" })).toContainText("YOUR_API_KEY");
  await expectAccessible(page);

  const secret = await issue(page, "Field sensors");
  expect(secret).toMatch(/^gona_[0-9A-Za-z]{49}$/);
  await expect(page.getByRole("region", { name: "First call with curl" })).toContainText(`X-API-KEY: ${secret}`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "I have stored it" }).click();
  await page.reload();
  const row = page.getByRole("row", { name: /Field sensors/ });
  await expect(row).toContainText(`${secret.slice(0, 12)}…${secret.slice(-4)}`);
  expect(await page.content()).not.toContain(secret);

  expect(await call(page, secret)).toBe(200);
  await page.reload();
  await expect(
    main(page)
      .getByText(/1 call, ₦10\.00/)
      .and(page.locator(":visible")),
  ).toBeVisible();
  await expectAccessible(page);

  await choose(page, "Field sensors", "Deactivate");
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Deactivate" }).click();
  await expect(messages(page).getByText("Field sensors is deactivated.", { exact: true })).toBeVisible();
  await expect(row).toContainText("Deactivated");
  expect(await call(page, secret)).toBe(401);

  await choose(page, "Field sensors", "Reactivate");
  await expect(row).toContainText("Active");
  await expect.poll(() => call(page, secret)).toBe(200);
});

test("a test key is issued for chosen scopes and addresses, and shows them", async ({ page }) => {
  await signUpWith(page.request);
  await page.goto("/keys");
  await page.getByRole("button", { name: "Issue a key" }).click();
  await dialog(page).getByLabel("Name", { exact: true }).fill("First steps");
  await dialog(page).getByRole("radio", { name: "Test" }).click();
  await dialog(page).getByRole("radio", { name: "Only chosen" }).click();
  await dialog(page).getByLabel("Allowed addresses").fill("192.0.2.77/24\nhere");
  await page.getByRole("button", { name: "Issue key" }).click();
  await expect(dialog(page).getByText("Choose at least one, or allow everything.")).toBeVisible();
  await expect(dialog(page).getByLabel("Allowed addresses")).toHaveAccessibleDescription(/“here” is neither/);
  await expectAccessibleInLightAndDark(page);
  await dialog(page).getByRole("checkbox", { name: "Weather Read" }).check();
  await dialog(page)
    .getByRole("checkbox", { name: /^Farms.*Write$/ })
    .check();
  await dialog(page).getByLabel("Allowed addresses").fill("192.0.2.77/24");
  await page.getByRole("button", { name: "Issue key" }).click();
  const secret = await dialog(page).getByTestId("secret").innerText();
  expect(secret).toMatch(/^gona_test_[0-9A-Za-z]{49}$/);
  await page.getByRole("button", { name: "I have stored it" }).click();
  const row = page.getByRole("row", { name: /First steps/ });
  for (const words of ["Test", "Read weather", "Write farms", "Only from 192.0.2.0/24"])
    await expect(row).toContainText(words);
  expect(await call(page, secret)).toBe(403);
  await expectAccessibleInLightAndDark(page);
});

test("a key is replaced, and the old one works on until it stops", async ({ page }) => {
  await signUpWith(page.request);
  await page.goto("/keys");
  const old = await issue(page, "Station");
  await page.getByRole("button", { name: "I have stored it" }).click();
  await choose(page, "Station", "Replace");
  await dialog(page).getByLabel("The old key keeps working for").selectOption("1 hour");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Issue new key" }).click();
  const secret = await dialog(page).getByTestId("secret").innerText();
  expect(secret).not.toBe(old);
  await page.getByRole("button", { name: "I have stored it" }).click();
  const rows = page.getByRole("row", { name: /Station/ });
  await expect(rows.filter({ hasText: "Retiring" })).toContainText(/Stops \d/);
  await expect(rows.filter({ hasText: "Active" })).toContainText(secret.slice(0, 12));
  expect([await call(page, old), await call(page, secret)]).toEqual([200, 200]);
});

test("leaving without having stored the key is asked about first", async ({ page }) => {
  await signUpWith(page.request);
  await page.goto("/keys");
  await issue(page, "Gate");
  await page.keyboard.press("Escape");
  await expect(dialog(page).getByText("Have you stored the key?")).toBeVisible();
  await expect(dialog(page).getByTestId("secret")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page).getByTestId("secret")).toBeHidden();
  await page.getByRole("button", { name: "Issue a key" }).click();
  await expect(dialog(page).getByTestId("secret")).toBeHidden();
});

test("a key is renamed and limited, and what is wrong stands beside its field", async ({ page }) => {
  await signUpWith(page.request);
  await page.goto("/keys");
  await issue(page, "Old name");
  await page.getByRole("button", { name: "I have stored it" }).click();
  await choose(page, "Old name", "Edit");
  await dialog(page).getByLabel("Name", { exact: true }).fill(" ");
  await dialog(page).getByLabel("Works until").fill("2020-01-01");
  await dialog(page)
    .getByLabel(/Most to spend/)
    .fill("a lot");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(dialog(page).getByLabel("Name", { exact: true })).toHaveAccessibleDescription(/Give the key a name/);
  await expect(dialog(page).getByLabel("Works until")).toHaveAccessibleDescription(/today or a later day/);
  await expect(dialog(page).getByLabel(/Most to spend/)).toHaveAccessibleDescription(/amount above zero/);
  await expectAccessible(page);
  await dialog(page).getByLabel("Name", { exact: true }).fill("New name");
  await dialog(page).getByLabel("Works until").fill("2090-06-12");
  await dialog(page)
    .getByLabel(/Most to spend/)
    .fill("1,250");
  await page.getByRole("button", { name: "Save" }).click();
  const row = page.getByRole("row", { name: /New name/ });
  await expect(row).toContainText("Until 12 June 2090");
  await expect(row).toContainText("of ₦1,250.00");
});

test("a change that could not be sent is told, and the form stays", async ({ page, context }) => {
  await signUpWith(page.request);
  await page.goto("/keys");
  await page.getByRole("button", { name: "Issue a key" }).click();
  await dialog(page).getByLabel("Name", { exact: true }).fill("Offline");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Issue key" }).click();
  await expect(dialog(page).getByText("That did not work")).toBeVisible();
  await expect(dialog(page).getByLabel("Name", { exact: true })).toHaveValue("Offline");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Issue key" }).click();
  await expect(dialog(page).getByTestId("secret")).toBeVisible();
});

test("an account neither sees nor changes another's key", async ({ page, browser, baseURL }) => {
  await signUpWith(page.request);
  const origin = { origin: baseURL ?? "" };
  const made = await page.request.post("/console/v1/keys", { data: { name: "Mine" }, headers: origin });
  const { id } = (await made.json()) as { id: number };
  const stranger = await browser.newContext({ baseURL: baseURL ?? "", ignoreHTTPSErrors: true });
  const other = await stranger.newPage();
  await signUpWith(other.request);
  const change = (key: number) =>
    other.request.patch(`/console/v1/keys/${key}`, { data: { active: false }, headers: origin });
  const [foreign, unknown] = [await change(id), await change(2_147_483_647)];
  expect([foreign.status(), await foreign.text()]).toEqual([404, await unknown.text()]);
  expect(await (await other.request.get("/console/v1/keys")).json()).toEqual({ data: [] });
  await stranger.close();
});
