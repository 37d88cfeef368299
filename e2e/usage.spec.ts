import { expect, test, type APIRequestContext } from "@playwright/test";
import { signUpWith } from "./support/account";
import { expectAccessibleInLightAndDark } from "./support/checks";
import { main, messages } from "./support/page";

/** Issues a key for the signed-in account; gives its secret. */
async function issueKey(request: APIRequestContext, { origin, name }: { origin: string; name: string }) {
  const answer = await request.post("/console/v1/keys", { data: { name }, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { secret: string }).secret;
}

test(
  "a holder sees what was called and what it cost, sets a budget and prints the statement",
  { tag: "@both" },
  async ({ page, baseURL }) => {
    await signUpWith(page.request);
    await page.goto("/usage");
    await expect(main(page).getByRole("link", { name: "Issue a key" })).toBeVisible();
    await expectAccessibleInLightAndDark(page);

    const secret = await issueKey(page.request, { origin: baseURL ?? "", name: "Field sensors" });
    const call = (path: string) => page.request.get(path, { headers: { "X-API-KEY": secret } });
    const answered = await call("/v1/weather/current?location=Kano");
    expect(answered.status()).toBe(200);
    expect((await call("/v1/weather/current?latitude=999&longitude=0")).status()).toBe(400);
    const logged = async () => {
      const answer = await page.request.get("/console/v1/usage/calls");
      return ((await answer.json()) as { data: unknown[] }).data.length;
    };
    await expect.poll(logged).toBe(2);

    await page.goto("/usage");
    await expect(main(page).getByText(/^₦10\.00 this month\. You have set no budget\.$/)).toBeVisible();
    const log = page.getByRole("table", { name: "Last calls" });
    await expect(log).toContainText("200 OK");
    await expect(log).toContainText("400 Invalid request");
    await expect(log).toContainText(answered.headers()["x-request-id"] ?? "");
    expect(await page.content()).not.toContain(secret);
    await main(page).getByRole("radio", { name: "Refused" }).click();
    await expect(log).not.toContainText("200 OK");

    const budget = main(page).getByLabel("Budget for each month, in naira");
    await budget.fill("a lot");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(budget).toHaveAccessibleDescription(/Enter an amount/);
    await budget.fill("2,500");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(messages(page).getByText("Your budget is now ₦2,500.00 a month.", { exact: true })).toBeVisible();
    await expect(main(page).getByText(/Your budget is ₦2,500\.00\./)).toBeVisible();
    await expect(page.getByRole("meter")).toHaveAttribute("aria-valuenow", "0");
    await expectAccessibleInLightAndDark(page);

    await page.getByRole("link", { name: "Statement" }).click();
    await expect(main(page).getByTestId("total")).toHaveText("10.0000");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download CSV" }).click();
    expect((await download).suggestedFilename()).toMatch(/^gona-statement-\d{4}-\d\d\.csv$/);
    await expectAccessibleInLightAndDark(page);
  },
);

test("what narrows the view stands in the address, and a budget that was not saved stays typed", async ({
  page,
  context,
  baseURL,
}) => {
  await signUpWith(page.request);
  const secret = await issueKey(page.request, { origin: baseURL ?? "", name: "Field sensors" });
  const headers = { "X-API-KEY": secret };
  expect((await page.request.get("/v1/weather/current?location=Kano", { headers })).status()).toBe(200);
  await page.goto("/usage");
  const endpoint = main(page).getByLabel("Endpoint", { exact: true });
  await endpoint.selectOption("GET /v1/weather/current");
  await expect(page).toHaveURL(/endpoint=GET/);
  await page.reload();
  await expect(endpoint).toHaveValue("GET /v1/weather/current");
  await main(page).getByLabel("Month", { exact: true }).selectOption({ index: 3 });
  await expect(main(page).getByText(/^No calls in /)).toBeVisible();
  await page.getByRole("button", { name: "Clear the filter" }).click();
  await expect(page).toHaveURL(/\/usage$/);

  await main(page).getByLabel("Budget for each month, in naira").fill("777");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(main(page).getByText("The budget was not saved")).toBeVisible();
  await expect(main(page).getByLabel("Budget for each month, in naira")).toHaveValue("777");
  await context.setOffline(false);
});
