import { expect, test, type Page } from "@playwright/test";
import { holderName, newEmail, originOf, password, signUpWith } from "./support/account";
import { expectAccessible, expectAccessibleInLightAndDark } from "./support/checks";
import { main, messages } from "./support/page";

const region = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });
const said = (page: Page, words: string | RegExp) => expect(messages(page).getByText(words).first()).toBeVisible();

async function signIn(page: Page, email: string, secret: string): Promise<number> {
  const data = { email, password: secret };
  const headers = { origin: originOf(page) };
  return (await page.request.post("/api/auth/sign-in/email", { data, headers })).status();
}

test(
  "name and password are changed, and other devices signed out",
  { tag: "@both" },
  async ({ page, browser, baseURL }) => {
    const email = newEmail();
    await signUpWith(page.request, { email });
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? "", ignoreHTTPSErrors: true });
    const data = { email, password };
    const signedIn = () => elsewhere.request.get("/console/v1/account").then((answer) => answer.status());
    await elsewhere.request.post("/api/auth/sign-in/email", { data, headers: { origin: baseURL ?? "" } });
    expect(await signedIn()).toBe(200);

    await page.goto("/settings");
    const sessions = region(page, "Where you are signed in").getByRole("listitem");
    await expect(sessions).toHaveCount(2);
    await expect(sessions.first()).toContainText("This device");
    await expect(main(page).getByLabel("Your name")).toHaveValue(holderName);
    await expectAccessibleInLightAndDark(page);

    await main(page).getByLabel("Your name").fill("Bilkisu Sani");
    await page.getByRole("button", { name: "Save name" }).click();
    await said(page, "Your name is saved.");
    const menu = page.getByRole("button", { name: "Account menu of Bilkisu Sani" });
    await expect(menu.and(page.locator(":visible"))).toBeVisible();

    const form = region(page, "Password");
    const present = form.getByLabel("Present password");
    await present.fill("not this one at all");
    await form.getByLabel("New password", { exact: true }).fill("sorghum after rain");
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(present).toHaveAccessibleDescription(/not your password/);
    expect(await signedIn()).toBe(200);
    await present.fill(password);
    await form.getByRole("button", { name: "Change password" }).click();
    await said(page, /1 other device was signed out/);
    await expect(sessions).toHaveCount(1);
    expect(await signedIn()).toBe(401);
    expect(await signIn(page, email, password)).toBe(401);
    await elsewhere.close();
  },
);

test("an account takes its data along, is marked to be deleted, and is kept", async ({ page }) => {
  const email = newEmail();
  await signUpWith(page.request, { email });
  await page.goto("/settings");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toMatch(/^gona-data-\d{4}-\d\d-\d\d\.zip$/);

  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("After 14 days", { exact: true })).toBeVisible();
  await expectAccessible(page);
  const secret = dialog.getByLabel("Your password");
  await secret.fill("not this one at all");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(secret).toHaveAccessibleDescription(/not your password/);
  await secret.fill(password);
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog).toBeHidden();

  await page.goto("/keys");
  await expect(main(page).getByText(/^Your account will be deleted on \d/)).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.getByRole("button", { name: "Keep my account" }).click();
  await said(page, /^Your account stays/);
  await expect(main(page).getByText(/will be deleted/)).toBeHidden();
});
