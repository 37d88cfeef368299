import { expect, test, type Page } from "@playwright/test";
import { verifyWebhook } from "../lib/client";
import { startReceiver } from "../tests/support/receiver";
import { offlineUrl, signUpWith } from "./support/account";
import { expectAccessibleInLightAndDark } from "./support/checks";
import { main, messages } from "./support/page";

const dialog = (page: Page) => page.getByRole("dialog");

async function fillIn(page: Page, url: string): Promise<void> {
  await page.getByRole("button", { name: "Add a webhook" }).click();
  await dialog(page).getByLabel("Name", { exact: true }).fill("Office");
  await dialog(page).getByLabel("Address").fill(url);
  await page.getByRole("button", { name: "Add webhook" }).click();
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "Change Office" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

test(
  "a webhook is added, tried, sends again what was not taken, is paused and deleted",
  { tag: "@both" },
  async ({ page }) => {
    const receiver = await startReceiver();
    await signUpWith(page.request);
    await page.goto("/webhooks");
    await expect(main(page).getByText("No webhook yet")).toBeVisible();
    await fillIn(page, receiver.url);
    const secret = await dialog(page).getByTestId("secret").innerText();
    await expectAccessibleInLightAndDark(page);
    await page.getByRole("button", { name: "I have stored it" }).click();

    receiver.answers.push(500);
    await page.getByRole("button", { name: "Send test event to Office" }).click();
    await expect(main(page).getByText("Your server did not take the test event.")).toBeVisible();
    await page.getByRole("button", { name: "Show deliveries" }).click();
    const log = page.getByRole("list", { name: "Deliveries of Office" });
    await expect(log).toContainText("Not taken; nothing more is tried");
    await expect(log).toContainText("Answered 500");
    // The server's own dispatcher makes this one.
    await log.getByRole("button", { name: /^Send Test event/ }).click();
    await expect(messages(page).getByText("The event is on its way again.", { exact: true })).toBeVisible();
    await expect(log).toContainText(/Taken \d/);
    const [first, second] = receiver.got;
    expect(second?.body).toBe(first?.body);
    const signature = String(second?.headers["gona-signature"]);
    expect(await verifyWebhook({ body: second?.body ?? "", signature, secret })).toMatchObject({ type: "test" });
    await log.getByText("What was sent").first().click();
    await expect(log).toContainText('"type": "test"');
    await expectAccessibleInLightAndDark(page);

    await choose(page, "Pause");
    await expect(main(page).getByText("Paused", { exact: true })).toBeVisible();
    await choose(page, "Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete webhook" }).click();
    await expect(main(page).getByText("No webhook yet")).toBeVisible();
    await receiver.stop();
  },
);

test("an address inside a private network is refused with the reason, and what was typed stays", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: offlineUrl, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await signUpWith(page.request, { url: offlineUrl });
  await page.goto("/webhooks");
  await fillIn(page, "example.com");
  await expect(dialog(page).getByLabel("Address")).toHaveAccessibleDescription(/begins with https/);
  await dialog(page).getByLabel("Address").fill("https://192.168.1.4/gona");
  await page.getByRole("button", { name: "Add webhook" }).click();
  await expect(dialog(page).getByText(/webhooks are sent to public ones only/)).toBeVisible();
  await expect(dialog(page).getByLabel("Address")).toHaveValue("https://192.168.1.4/gona");
  await context.close();
});
