import { expect, test, type Page } from "@playwright/test";
import { offlineUrl, signUpWith } from "./support/account";
import { expectAccessible, expectAccessibleInLightAndDark } from "./support/checks";
import { daysAgo, makeFarm } from "./support/farm";
import { main } from "./support/page";

/** Hardly any rain falls there in any month, so that a crop that nobody waters lacks it. */
const agadez = { latitude: 16.97, longitude: 7.99 };

type Work = { name: string; farm?: object; crops?: object[] };

/** A farm without a place unless told. */
const addFarm = (page: Page, url: string, { name, farm = {}, crops = [] }: Work) =>
  makeFarm(page, url, { farm: { name, location: null, boundary_coordinates: null, ...farm }, crops });

const week = (page: Page) => page.getByRole("region", { name: "This week" });
const card = (page: Page, name: string) =>
  page.getByRole("region", { name: "Your farms today" }).getByRole("region", { name });

test("an account without farms begins with the first one, and lands on the overview after signing in", async ({
  page,
}) => {
  await signUpWith(page.request);
  await page.goto("/sign-in");
  await page.waitForURL("**/overview");
  const first = main(page).getByText("Add a farm, and Gona says each day what to do there.");
  await expect(first).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add a sample farm" }).click();
  await page.waitForURL(/\/farms\/\d+$/);
  await page.goto("/overview");
  await expect(card(page, "Sample farm").getByText("Sample", { exact: true })).toBeVisible();
});

test(
  "says first what is due today, then the week, each farm's weather and warnings, and all on one map",
  { tag: "@both" },
  async ({ page, baseURL }) => {
    const url = baseURL ?? "";
    await signUpWith(page.request);
    const id = await addFarm(page, url, {
      name: "Gidan Gona",
      farm: { coordinates: { latitude: 11.02, longitude: 7.66 } },
      crops: [
        { name: "Cowpea", status: "growing", expected_harvest_date: daysAgo(0) },
        { name: "Onion", status: "planned", planting_date: daysAgo(-3) },
      ],
    });
    await addFarm(page, url, { name: "Nowhere yet" });
    await page.goto("/overview");
    await expect(
      main(page).getByText("Harvest the cowpea at Gidan Gona today. One more thing is due this week."),
    ).toBeVisible();
    await expect(week(page).getByRole("link", { name: "Harvest the cowpea at Gidan Gona" })).toHaveAttribute(
      "href",
      `/farms/${id}`,
    );
    await expect(week(page).getByRole("link", { name: "Plant the onion at Gidan Gona" })).toBeVisible();
    await expect(card(page, "Gidan Gona").getByRole("button", { name: /^Forecast/ })).toBeVisible();
    await expect(card(page, "Gidan Gona")).toContainText(/\d+ to \d+ °C/);
    await expect(card(page, "Nowhere yet")).toContainText("No weather without a place on the map.");
    const mark = page.getByRole("region", { name: "Map of your farms" }).getByRole("button", { name: "Gidan Gona" });
    await page.getByRole("button", { name: "Show Gidan Gona on the map" }).click();
    await expect(mark).toHaveAttribute("aria-pressed", "true");
    await expect(card(page, "Gidan Gona")).toHaveAttribute("aria-current", "true");
    await expectAccessibleInLightAndDark(page);
  },
);

test("says in words that nothing is due", async ({ page, baseURL }) => {
  const url = baseURL ?? "";
  await signUpWith(page.request);
  await addFarm(page, url, { name: "Quiet" });
  await page.goto("/overview");
  await expect(main(page).getByText("Nothing is due this week.")).toBeVisible();
  await expect(week(page)).toContainText("No watering, planting or harvest is due");
});

test("tells open irrigation as a guess when no weather service can be reached", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: offlineUrl, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await signUpWith(page.request, { url: offlineUrl });
  await addFarm(page, offlineUrl, {
    name: "Dry land",
    farm: { coordinates: agadez },
    crops: [{ name: "Tomato", status: "growing", planting_date: daysAgo(40), expected_harvest_date: daysAgo(-60) }],
  });
  await page.goto("/overview");
  await expect(
    main(page).getByText(/^Water the tomato at Dry land today\. .*no weather service could be reached/),
  ).toBeVisible();
  await expect(week(page).getByRole("link", { name: /Water the tomato at Dry land/ })).toContainText(
    /About \d+ mm, that is \d+ litres on each square metre/,
  );
  await expect(card(page, "Dry land").getByRole("button", { name: /^Modelled/ })).toBeVisible();
  await expect(card(page, "Dry land")).toContainText("Warnings can't be checked right now");
  await expectAccessible(page);
  await context.close();
});
