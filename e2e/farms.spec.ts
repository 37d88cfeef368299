import { expect, test as base, type Page } from "@playwright/test";
import { signUp, type StorageState } from "./support/account";
import { expectAccessible, expectAccessibleInLightAndDark } from "./support/checks";
import { main, messages } from "./support/page";

const filler = 52;

/** Farms to find: three with a character of their own, and enough others for a second page. */
const manyFarms = [
  {
    name: "Zobe dam field",
    location: "Dutsin-Ma, Katsina",
    size: 900,
    coordinates: { latitude: 12.39, longitude: 7.48 },
  },
  { name: "Ọ̀ṣun riverside", location: "Ede, Osun", size: 4, coordinates: { latitude: 7.73, longitude: 4.43 } },
  { name: "Aba orchard", size: 0.5, status: "fallow", coordinates: { latitude: 5.1, longitude: 7.36 } },
  ...Array.from({ length: filler }, (_, index) => ({
    name: `Plot ${String(index + 1).padStart(2, "0")}`,
    size: 10 + index,
    coordinates: { latitude: 10 + (index % 8) * 0.3, longitude: 6 + Math.floor(index / 8) * 0.3 },
  })),
];
const total = manyFarms.length;

const test = base.extend<object, { state: StorageState }>({
  state: [
    async ({ browser }, use, info) => {
      const url = info.project.use.baseURL ?? "";
      const state = await signUp(browser, url);
      const context = await browser.newContext({ baseURL: url, ignoreHTTPSErrors: true, storageState: state });
      const headers = { origin: url };
      const answer = await context.request.post("/console/v1/farms/import", { data: { farms: manyFarms }, headers });
      expect(answer.status(), await answer.text()).toBe(201);
      await context.close();
      await use(state);
    },
    { scope: "worker" },
  ],
  storageState: async ({ state }, use) => use(state),
});

const list = (page: Page) => page.getByRole("region", { name: "Your farms", exact: true });
const items = (page: Page) => list(page).locator("[data-farm]");
const item = (page: Page, name: string) => items(page).filter({ has: page.getByRole("link", { name, exact: true }) });
const map = (page: Page) => page.getByRole("region", { name: "Map of your farms" });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search farms" });

test.describe("a new account", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("starts with a sample in one press, sees it marked, removes it in one press, and can take that back", async ({
    browser,
    baseURL,
    page,
  }) => {
    await page.context().addCookies((await signUp(browser, baseURL ?? "")).cookies);
    await page.goto("/farms");
    await expect(main(page).getByText("You have no farms yet.")).toBeVisible();
    await expect(page.getByRole("link", { name: "New farm" })).toHaveAttribute("href", "/farms/new");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Add a sample farm" }).click();
    await page.waitForURL(/\/farms\/\d+$/);
    await page.goto("/farms");
    await expect(item(page, "Sample farm").getByText("Sample", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await item(page, "Sample farm").getByRole("button", { name: "Remove the sample" }).click();
    await expect(main(page).getByText("You have no farms yet.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(item(page, "Sample farm")).toBeVisible();
  });

  test("restores a deleted farm, and never sees another account's", async ({ browser, baseURL, page, state }) => {
    const url = baseURL ?? "";
    await page.context().addCookies((await signUp(browser, url)).cookies);
    const headers = { origin: url };
    const made = await page.request.post("/console/v1/farms", { data: { name: "Gidan Gona", size: 2 }, headers });
    const { id } = (await made.json()) as { id: number };
    expect((await page.request.delete(`/console/v1/farms/${id}`, { headers })).status()).toBe(200);
    await page.goto("/farms");
    await expect(page.getByRole("button", { name: "Add a sample farm" })).toBeVisible();
    await main(page).getByText("Recently deleted (1)").click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Restore Gidan Gona" }).click();
    await expect(messages(page).getByText("Gidan Gona is back.", { exact: true })).toBeVisible();
    await expect(items(page)).toHaveCount(1);
    await expect(main(page).getByText(/Recently deleted/)).toHaveCount(0);
    const stranger = await browser.newContext({ baseURL: url, ignoreHTTPSErrors: true, storageState: state });
    const theirs = await stranger.newPage();
    await theirs.goto("/farms?search=gidan");
    await expect(main(theirs).getByText("No farm fits “gidan”")).toBeVisible();
    await stranger.close();
  });
});

test("the list is in the first HTML, before any script runs, as the address asks for it", async ({ page }) => {
  const html = await (await page.request.get("/farms?search=zobe")).text();
  expect(html).toContain("Zobe dam field");
  expect(html).not.toContain("Plot 01");
});

test("finds farms by beginnings of words without accents, keeps the search in the address, and says when none fits", async ({
  page,
}) => {
  await page.goto("/farms");
  await expect(list(page).getByText(`Farms 1–50 of ${total}`)).toBeVisible();
  await search(page).fill("osun riv");
  await expect(items(page)).toHaveCount(1);
  await expect(item(page, "Ọ̀ṣun riverside")).toContainText("Ede, Osun");
  await expect(page).toHaveURL(/[?&]search=osun\+riv/);
  await page.reload();
  await expect(search(page)).toHaveValue("osun riv");
  await expect(items(page)).toHaveCount(1);
  await search(page).fill("qqqq");
  await expect(main(page).getByText("No farm fits “qqqq”")).toBeVisible();
  await page.getByRole("button", { name: "Show all farms" }).click();
  await expect(items(page)).toHaveCount(50);
  await expect(search(page)).toHaveValue("");
});

test("filters by status, sorts and turns pages, and the browser's back button takes each step back", async ({
  page,
}) => {
  await page.goto("/farms");
  await main(page).getByLabel("Sort by").selectOption("-size");
  await expect(items(page).first()).toContainText("Zobe dam field");
  await expect(items(page).first()).toContainText("900 ha · 2,224 acres · 19,375 plots");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(list(page).getByText(`Farms 51–${total} of ${total}`)).toBeVisible();
  await expect(items(page).last()).toContainText("Aba orchard");
  await expect(page).toHaveURL(/sort=-size&page=2/);
  await page.getByRole("radio", { name: "Resting" }).click();
  await expect(items(page)).toHaveCount(1);
  await expect(main(page).getByTestId("totals")).toHaveText(/^Resting: 1 farm, 0.5 ha/);
  await page.goBack();
  await expect(list(page).getByText(`Farms 51–${total} of ${total}`)).toBeVisible();
  await page.goBack();
  await expect(items(page).first()).toContainText("Zobe dam field");
  await page.goto("/farms?page=7");
  await expect(main(page).getByText("There are no farms on page 7")).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(items(page)).toHaveCount(total - 50);
});

test("list and map choose the same farm", { tag: "@both" }, async ({ page }) => {
  await page.goto("/farms?search=orchard");
  const mark = map(page).getByRole("button", { name: "Aba orchard, fallow" });
  await expect(mark).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Show Aba orchard on the map" }).click();
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  await expect(item(page, "Aba orchard")).toHaveAttribute("aria-current", "true");
  const card = page.getByRole("region", { name: "Chosen farm" });
  await expect(card.getByRole("link", { name: "Open this farm" })).toHaveAttribute("href", /^\/farms\/\d+$/);
  await expectAccessible(page);
  await card.getByRole("button", { name: "Choose no farm" }).click();
  await expect(item(page, "Aba orchard")).not.toHaveAttribute("aria-current", "true");
  await mark.focus();
  await page.keyboard.press("Enter");
  await expect(item(page, "Aba orchard")).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL(/farm=\d+/);
});

test("says what failed, keeps what was typed, and shows the list after 'Try again'", async ({ page }) => {
  await page.goto("/farms");
  let broken = true;
  await page.route("**/console/v1/farms?*", (route) =>
    broken
      ? route.fulfill({ status: 503, json: { error: "Unavailable", message: "The database is resting." } })
      : route.continue(),
  );
  await page.goto("/farms?page=3");
  await search(page).fill("zobe");
  await expect(main(page).getByText("This could not be fetched right now")).toBeVisible();
  await expectAccessible(page);
  broken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(item(page, "Zobe dam field")).toBeVisible();
  await expect(search(page)).toHaveValue("zobe");
});

test("the weather page offers the account's farms and shows the weather of the chosen one", async ({ page }) => {
  await page.goto("/weather");
  const place = page.getByRole("combobox", { name: "Place" });
  await place.fill("zobe dam");
  await page
    .getByRole("group", { name: "My farms" })
    .getByRole("option", { name: /Zobe dam field/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Zobe dam field");
  await expect(page).toHaveURL(/farm=\d+/);
  await expect(page.getByRole("region", { name: "Next 7 days" }).locator("[data-day]")).toHaveCount(7);
  await place.click();
  await expect(page.getByRole("group", { name: "My farms" }).getByRole("option").first()).toBeVisible();
});

test("list and map have no accessibility faults and fit the screen", { tag: "@both" }, async ({ page }) => {
  await page.goto("/farms");
  await expect(map(page).getByRole("application")).toBeVisible();
  await expect(items(page)).toHaveCount(50);
  await expectAccessibleInLightAndDark(page);
});
