import { expect, test, type Page } from "@playwright/test";
import { startServer, type TestServer } from "../lib/testing/server";
import { newEmail, password, signUpWith } from "./support/account";
import { expectAccessible } from "./support/checks";
import { main } from "./support/page";

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await main(page).getByLabel(label, { exact: true }).fill(value);
}

test(
  "signing up refuses the e-mail as password beside the field, keeps what was typed, then goes on",
  { tag: "@both" },
  async ({ page }) => {
    const email = newEmail();
    await page.goto("/sign-up?next=/keys");
    await expect(main(page).getByText("At least 10 characters")).toBeVisible();
    await fill(page, { "Your name": "Halima Bello", "E-mail": email, Password: email });
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(main(page).getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      /does not contain your e-mail/,
    );
    await expect(main(page).getByLabel("Password", { exact: true })).toBeFocused();
    await expect(main(page).getByLabel("E-mail", { exact: true })).toHaveValue(email);
    await expectAccessible(page);
    await fill(page, { Password: password });
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("heading", { name: "API keys" })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/keys");
  },
);

test("signing up with a known e-mail says so beside the field", async ({ page, context }) => {
  const email = newEmail();
  await signUpWith(page.request, { email });
  await context.clearCookies();
  await page.goto("/sign-up");
  await fill(page, { "Your name": "Halima Bello", "E-mail": email, Password: password });
  await main(page).getByLabel("Password", { exact: true }).press("Enter");
  await expect(main(page).getByLabel("E-mail", { exact: true })).toHaveAccessibleDescription(/already an account/);
});

test("a wrong password is told without saying which part is wrong, the e-mail stays, and no next page is another site's", async ({
  page,
  context,
  baseURL,
}) => {
  const email = newEmail();
  await signUpWith(page.request, { email });
  await context.clearCookies();
  await page.goto("/sign-in?next=//evil.example/keys");
  await fill(page, { "E-mail": email, Password: "not this one" });
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(main(page).getByText("The e-mail or the password is not right")).toBeVisible();
  await expect(main(page).getByLabel("E-mail", { exact: true })).toHaveValue(email);
  await expectAccessible(page);
  await fill(page, { Password: password });
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/overview");
  expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? "").origin);
});

test("a password can be shown and hidden", async ({ page }) => {
  await page.goto("/sign-in");
  await fill(page, { Password: password });
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(main(page).getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(main(page).getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
});

test("signing out ends the session at once, also for who kept the cookie", async ({ page, context }) => {
  await signUpWith(page.request);
  const kept = await context.cookies();
  await page.goto("/keys");
  await page
    .getByRole("button", { name: /Account menu/ })
    .and(page.locator(":visible"))
    .click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await context.addCookies(kept);
  await page.goto("/keys");
  expect(new URL(page.url()).pathname).toBe("/sign-in");
  expect((await page.request.get("/console/v1/keys")).status()).toBe(401);
});

test.describe("on a development machine without a mail server", () => {
  let server: TestServer;
  test.beforeAll(async () => {
    server = await startServer();
  });
  test.afterAll(async () => {
    await server.stop();
  });

  test("a forgotten password is reset through the link in the log, over plain HTTP on loopback", async ({ page }) => {
    const email = newEmail();
    const made = await page.request.post(`${server.httpsUrl}/api/auth/sign-up/email`, {
      data: { name: "Ada", email, password },
    });
    expect(made.status()).toBe(200);
    await page.context().clearCookies();

    await page.goto(`${server.httpUrl}/forgot-password`);
    await expectAccessible(page);
    await fill(page, { "E-mail": email });
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(main(page).getByText("Look at your e-mail")).toBeVisible();
    await expectAccessible(page);
    const find = () => /http:\/\/localhost:\d+\/reset-password\?token=\w+/.exec(server.logs())?.[0] ?? "";
    await expect.poll(find).not.toBe("");
    const link = find();

    await page.goto(link);
    await fill(page, { "New password": "sorghum and yams" });
    await page.getByRole("button", { name: "Save password" }).click();
    await expect(main(page).getByText("Your password is changed")).toBeVisible();
    await fill(page, { "E-mail": email, Password: "sorghum and yams" });
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL("**/overview");

    await page.goto(link);
    await fill(page, { "New password": "millet and beans" });
    await page.getByRole("button", { name: "Save password" }).click();
    await expect(main(page).getByText("This link does not work any more")).toBeVisible();
    await expectAccessible(page);
  });
});
