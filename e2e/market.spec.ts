import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { signUpWith } from "./support/account";
import { expectAccessible, expectAccessibleInLightAndDark } from "./support/checks";
import { daysAgo, makeFarm } from "./support/farm";
import { main } from "./support/page";

const card = (page: Page, name: string) => main(page).getByRole("region", { name });
const filter = (page: Page, name: string) => main(page).getByRole("combobox", { name, exact: true });

/** WFP's wholesale prices of white maize at Dawanau, Kano, end in January 2023, which stays so in the shipped file. */
const kanoMaize = "/market?crop=1&state=Kano&variety=White+grain";

test.describe("the table", { tag: "@desktop" }, () => {
  test("is narrowed, ordered and measured as chosen, and the address keeps it", async ({ page }) => {
    await signUpWith(page.request);
    expect(await (await page.request.get(kanoMaize)).text(), "the first HTML has the prices").toContain("Dawanau");
    await page.goto(kanoMaize);
    const row = card(page, "Prices").getByRole("row", { name: /Dawanau/ });
    await expect(row).toContainText("₦198 per kg");
    await expect(row).toContainText(/January 2023\s*over \d years old/);
    await expect(row).toContainText("down 8.9 % on December 2022");
    await expect(row.getByRole("img")).toHaveAccessibleName(/12 months to January 2023: from ₦/);
    await expect(row.getByRole("link", { name: "Dawanau" })).toHaveAttribute(
      "href",
      /^\/market\/crops\/1\?series=\d+$/,
    );

    await filter(page, "Price per").selectOption({ label: "Bag of 100 kg" });
    await expect(row).toContainText(/₦19,[78]\d\d per bag of 100 kg/);
    await filter(page, "Price per").selectOption("mudu");
    await expect(row).toContainText(/about ₦29\d\s*₦2\d\d to ₦3\d\d per mudu/);
    await expect(card(page, "Prices")).toContainText("A mudu holds about 1.5 kg");

    await filter(page, "State").selectOption("All states");
    const price = card(page, "Prices").getByRole("columnheader", { name: "Price" });
    await price.getByRole("button").click();
    await expect(price).toHaveAttribute("aria-sort", "descending");
    await price.getByRole("button").click();
    await expect(price).toHaveAttribute("aria-sort", "ascending");
    await page.reload();
    await expect(price).toHaveAttribute("aria-sort", "ascending");
    await expect(filter(page, "Price per")).toHaveValue("mudu");
    const figures = await card(page, "Prices")
      .getByRole("row")
      .getByText(/^about ₦/)
      .allTextContents();
    const prices = figures.map((text) => Number(text.replaceAll(/\D/g, "")));
    expect(prices.length).toBeGreaterThan(10);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test("is downloaded with every price, its own date, unit and publisher", async ({ page }) => {
    await signUpWith(page.request);
    await page.goto(`${kanoMaize}&kind=wholesale`);
    const download = page.waitForEvent("download");
    await card(page, "Prices").getByRole("button", { name: "Download these prices as CSV" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("prices-maize.csv");
    const [header, ...lines] = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
    expect(header).toMatch(/^\uFEFFCrop,Variety,Market,State,Country/);
    expect(lines.find((line) => line.includes("Dawanau"))).toMatch(/wholesale,[\d.]+,kg,.*NGN,2023-01-\d\d,.*WFP/);
    await expectAccessible(page);
  });
});

test("on a phone prices are cards, and the map compares each only with prices of its own month", async ({ page }) => {
  await signUpWith(page.request);
  await page.goto("/market?crop=1&variety=White+grain");
  await expect(
    main(page).getByText(/^Maize \(white grain\) was ₦.* per kg in 16 markets in January 2023/),
  ).toBeVisible();
  const cards = card(page, "Prices").getByRole("listitem");
  await filter(page, "Order").selectOption("Cheapest first");
  await expect(page).toHaveURL(/sort=price/);
  await expect(cards.first()).toContainText(/over \d years old/);
  await expectAccessibleInLightAndDark(page);

  await main(page).getByRole("radio", { name: "Map" }).click();
  const map = card(page, "Where it is cheap, where it is dear");
  await expect(map).toContainText("37 state averages have no place on the map");
  const mark = map.getByRole("button", { name: /^Dawanau: ₦198 per kg in January 2023, / });
  await expect(mark).toHaveText(/^(−−|−|=|\+|\+\+)$/);
  await mark.press("Enter");
  await expect(map.getByRole("region", { name: "Dawanau" })).toContainText(
    /\d+ % (above|below) the median of \d+ markets in January 2023/,
  );
  await expectAccessibleInLightAndDark(page);
});

test("says where nothing is known and what could not be loaded, and keeps what was chosen", async ({ page }) => {
  await signUpWith(page.request);
  await page.goto("/market?crop=6&state=Kano&kind=wholesale");
  await expect(main(page).getByText("No wholesale prices of wheat in Kano")).toBeVisible();
  await page.goto("/market?crop=57&state=Kano");
  await expect(main(page).getByText("No prices of cocoa in Kano")).toBeVisible();
  await page.route("**/v1/market/board?*", (route) => route.abort());
  await filter(page, "State").selectOption("Borno");
  await expect(main(page).getByText("Gona could not be reached")).toBeVisible();
  await expect(filter(page, "State")).toHaveValue("Borno");
  await page.unroute("**/v1/market/board?*");
  await main(page).getByRole("button", { name: "Try again" }).click();
  await main(page).getByRole("button", { name: "All crops of this place" }).click();
  await expect(main(page).getByText(/^\d+ crops have prices in Borno, the newest from/)).toBeVisible();
  await expect(page).toHaveURL(/crop=all&state=Borno/);
});

test("prices of the farmer's own crops stand on the overview and the farm's page, and open the market", async ({
  page,
  baseURL,
}) => {
  await signUpWith(page.request);
  const id = await makeFarm(page, baseURL ?? "", {
    farm: {
      name: "Gidan Gona",
      location: null,
      boundary_coordinates: null,
      coordinates: { latitude: 11.85, longitude: 13.1 },
    },
    crops: ["Sorghum", "Sesame"].map((name) => ({ name, status: "growing", planting_date: daysAgo(30) })),
  });
  await page.goto("/overview");
  const own = card(page, "Prices of your crops");
  await expect(own.getByRole("listitem")).toContainText(
    /₦[\d,]+ per kg.* km from Gidan Gona|km from Gidan Gona.*₦[\d,]+ per kg/s,
  );
  await expect(own).toContainText(
    /(January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d/,
  );
  await expect(own).toContainText("No prices are known of sesame.");
  await expect(own.getByRole("link", { name: "Sorghum" })).toHaveAttribute("href", /^\/market\/crops\/2\?series=\d+$/);
  await page.goto(`/farms/${id}`);
  await expect(own).toContainText(/\d+ km away/);
  await expectAccessible(page);
  await own.getByRole("link", { name: "All prices" }).click();
  await expect(filter(page, "Crop")).toHaveValue("2");
});
