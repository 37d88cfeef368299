import { expect, test, type Browser, type Page } from "@playwright/test";
import { offlineUrl, signUp, signUpWith } from "./support/account";
import { expectAccessible, expectAccessibleInLightAndDark } from "./support/checks";
import { daysAgo, makeFarm } from "./support/farm";
import { main } from "./support/page";

/** Late blight of potato and tomato in the catalogue, where ids stay. The stand-ins' humid nights favour it. */
const lateBlight = { id: 5, name: /^Late blight/ };

const growing = (name: string) => ({ name, status: "growing", planting_date: daysAgo(30) });
const at = (latitude: number, longitude: number) => ({
  location: null,
  boundary_coordinates: null,
  coordinates: { latitude, longitude },
});
const farmCard = (page: Page, name: RegExp) => main(page).getByRole("region", { name });

/** Other farmers, each with an account, report late blight at a place. */
async function confirmNearby(browser: Browser, place: { latitude: number; longitude: number }): Promise<void> {
  const url = process.env.E2E_BASE_URL ?? "";
  const state = await signUp(browser, url);
  const other = await browser.newContext({ baseURL: url, ignoreHTTPSErrors: true, storageState: state });
  const data = { organism_id: lateBlight.id, seen_on: daysAgo(1), ...place };
  const answer = await other.request.post("/console/v1/pests/sightings", { data, headers: { origin: url } });
  expect(answer.status(), await answer.text()).toBe(201);
  await other.close();
}

test(
  "alerts say how grave, on what, until when, why by which rule, and that farmers nearby confirmed it",
  { tag: "@both" },
  async ({ page, browser, baseURL }) => {
    // A place of its own for each run, so that no other test's sightings are near.
    const place = { latitude: 8 + Math.random() * 3, longitude: 5 + Math.random() * 5 };
    await signUpWith(page.request);
    const farm = at(place.latitude, place.longitude);
    const id = await makeFarm(page, baseURL ?? "", {
      farm: { name: "Gidan Gona", ...farm },
      crops: [growing("Potato"), growing("Maize")],
    });
    await makeFarm(page, baseURL ?? "", { farm: { name: "No place", ...farm, coordinates: null } });
    await page.goto("/pests");
    const card = farmCard(page, /^Gidan Gona/);
    const alert = card.getByRole("listitem").filter({ has: page.getByRole("link", { name: lateBlight.name }) });
    await expect(alert).toContainText(/Moderate risk.*until .*potato/s);
    await expect(alert).toContainText("What to do first:");
    await expect(alert).not.toContainText("confirmed");

    await confirmNearby(browser, place);
    await page.reload();
    await expect(alert).toContainText("High risk");
    await expect(alert).toContainText(
      "One other farmer confirmed it within 25 km in the last 14 days; this raised the risk by one level.",
    );
    await alert.getByText("How this was worked out").click();
    await expect(alert).toContainText(/Levels: .*Published in: /s);
    await expect(alert.getByRole("link", { name: "I have seen it here" })).toHaveAttribute(
      "href",
      `/pests/identify?organism=${lateBlight.id}&farm=${id}`,
    );
    await expect(main(page).getByText(/^(High|Very high) risk: .* on .* at Gidan Gona, until/)).toBeVisible();
    await expect(farmCard(page, /^No place/)).toContainText("Gona does not know where this farm is.");
    const mark = main(page).getByRole("button", { name: /^Gidan Gona: (very )?high risk$/ });
    await mark.press("Enter");
    await expect(mark).toHaveAttribute("aria-pressed", "true");
    await expect(card).toHaveAttribute("aria-current", "true");
    await expectAccessibleInLightAndDark(page);
  },
);

test("alerts are narrowed to a crop, and the address keeps it", async ({ page, baseURL }) => {
  await signUpWith(page.request);
  const make = (name: string, crop: string, latitude: number) =>
    makeFarm(page, baseURL ?? "", { farm: { name, ...at(latitude, 8.5) }, crops: [growing(crop)] });
  const id = await make("Potato farm", "Potato", 9.41);
  await make("Sesame farm", "Sesame", 12.2);
  await page.goto("/pests");
  await expect(farmCard(page, /^Sesame farm/)).toBeVisible();
  const crop = main(page).getByRole("combobox", { name: "Crop" });
  await crop.selectOption("Potato");
  await expect(page).toHaveURL(/\/pests\?crop=\d+$/);
  await expect(farmCard(page, /^Sesame farm/)).toBeHidden();
  await expect(farmCard(page, /^Potato farm/).getByRole("link", { name: lateBlight.name })).toBeVisible();
  await page.reload();
  await expect(crop.getByRole("option", { selected: true })).toHaveText("Potato");
  await expect(farmCard(page, /^Sesame farm/)).toBeHidden();

  // The farm's own page says the same of it.
  await page.goto(`/farms/${id}?tab=pests`);
  await expect(main(page).getByText(/risk: .* on potato, until/)).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Identify from a photo" })).toHaveAttribute(
    "href",
    `/pests/identify?farm=${id}`,
  );
  await expectAccessibleInLightAndDark(page);
});

test("without weather nothing passes for quiet; a failed call says what to do", async ({ page }) => {
  await signUpWith(page.request, { url: offlineUrl });
  await page.goto(`${offlineUrl}/pests`);
  await expect(main(page).getByText(/^Add a farm/)).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Identify from a photo" })).toBeVisible();
  await makeFarm(page, offlineUrl, { farm: at(9.3, 8.5), crops: [growing("Potato")] });
  await page.goto(`${offlineUrl}/pests`);
  await expect(main(page).getByText(/^No weather can be had for your farms right now/)).toBeVisible();
  await expect(farmCard(page, /^Gidan Gona/)).toContainText("not checked");
  await expect(main(page)).not.toContainText("No alert.");
  await expectAccessible(page);
  await page.route("**/v1/pests/board*", (route) => route.abort());
  const crop = main(page).getByRole("combobox", { name: "Crop" });
  await crop.selectOption("Potato");
  await expect(main(page).getByText("Gona could not be reached")).toBeVisible();
  await page.unroute("**/v1/pests/board*");
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(farmCard(page, /^Gidan Gona/)).toBeVisible();
  await expect(crop.getByRole("option", { selected: true })).toHaveText("Potato");
});

test(
  "an organism is found by what is seen, and its page says what to do in the order to try",
  { tag: "@both" },
  async ({ page }) => {
    await signUpWith(page.request);
    await page.goto("/pests/catalogue");
    await expect(
      main(page).getByText(/^(8[1-9]|9\d|\d{3}) pests and diseases, the most harmful first\.$/),
    ).toBeVisible();
    await main(page).getByRole("combobox", { name: "Crop" }).selectOption("Maize");
    await main(page).getByRole("combobox", { name: "Where on the plant" }).selectOption("Leaf");
    await main(page).getByRole("combobox", { name: "What you see" }).selectOption("Holes or torn edges");
    await expect(page).toHaveURL(/crop=1&part=leaf&sign=holes$/);
    const found = main(page).getByRole("listitem");
    await expect(found.filter({ hasText: "Fall armyworm" })).toBeVisible();
    await expect(found.filter({ hasText: "Late blight" })).toHaveCount(0);
    await expectAccessibleInLightAndDark(page);
    await page.emulateMedia({ colorScheme: "light" });

    await found.getByRole("link", { name: /^Fall armyworm/ }).click();
    await expect(page).toHaveURL(/\/pests\/1$/);
    const steps = main(page).getByRole("region", { name: "What to do" }).getByRole("heading", { level: 3 });
    await expect(steps).toHaveText(["Growing practice", "Resistant varieties", "Natural enemies", "Chemicals, last"]);
    await expect(main(page).getByRole("region", { name: "Weather rules" })).toContainText("Published in:");
    await expect(main(page).getByRole("link", { name: "Report that you saw it" })).toHaveAttribute(
      "href",
      "/pests/identify?organism=1",
    );
    await expectAccessibleInLightAndDark(page);
    await page.goBack();
    await expect(main(page).getByRole("combobox", { name: "What you see" })).toHaveValue("holes");

    await main(page).getByRole("searchbox", { name: "Search by name" }).fill("zzzzqq");
    await expect(main(page).getByText("Nothing fits this search")).toBeVisible();
    await main(page).getByRole("button", { name: "Show all" }).click();
    await main(page).getByRole("searchbox", { name: "Search by name" }).fill("strga");
    await expect(found.filter({ hasText: "Striga" }).first()).toBeVisible();
  },
);
