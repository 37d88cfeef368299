import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { Pool } from "pg";
import { holderName, offlineUrl, password, signUpWith } from "./support/account";
import { expectAccessible, expectAccessibleInLightAndDark } from "./support/checks";
import { main } from "./support/page";

type Texts = { [key: string]: Texts | undefined } | string;

/** A text of the catalogue, e.g. `shell.nav.label`. */
async function readTexts(part: string): Promise<(...keys: string[]) => string> {
  const texts = JSON.parse(await readFile(`lib/i18n/en/${part}.json`, "utf8")) as Texts;
  return (...keys) => {
    const text = keys.reduce<Texts | undefined>((at, key) => (typeof at === "object" ? at[key] : undefined), texts);
    if (typeof text !== "string") throw new Error(`lib/i18n/en/${part}.json has no text ${keys.join(".")}`);
    return text;
  };
}

const shell = await readTexts("shell");
const landing = await readTexts("landing");

/** What the page's console, its failed requests and its content security policy complained of. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

test(
  "the start page shows a live forecast with its source, is accessible, and fits the screen",
  { tag: "@both" },
  async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(landing("hero", "title"));
    await expect(main(page).getByText("Kano, the next 7 days")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Forecast/ }).first()).toBeVisible();
    await expectAccessibleInLightAndDark(page);
    expect(complaints).toEqual([]);
  },
);

test("the start page says 'modelled' when no forecast can be reached", async ({ page }) => {
  await page.goto(offlineUrl);
  await expect(page.getByRole("button", { name: /^Modelled/ }).first()).toBeVisible();
});

test("every link of the start page leads somewhere", async ({ page }) => {
  await page.goto("/");
  const addresses = await page.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const own = [...new Set(addresses)].filter((address) => address?.startsWith("/")) as string[];
  expect(own).toContain("/sign-up");
  for (const address of own) expect((await page.request.get(address)).status(), address).toBe(200);
  for (const anchor of addresses.filter((address) => address?.startsWith("#"))) {
    await expect(page.locator(anchor ?? ""), anchor ?? "").toBeAttached();
  }
});

test("the first press of Tab offers the way past the navigation", { tag: "@desktop" }, async ({ page }) => {
  await signUpWith(page.request);
  await page.goto("/keys");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: shell("skip") });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test(
  "the navigation is a rail on desktops and a tab bar on phones, and marks the open page",
  { tag: "@both" },
  async ({ page }, info) => {
    await signUpWith(page.request);
    await page.goto("/weather");
    const bar = page.getByRole("navigation", { name: shell("nav", "label") });
    await expect(bar).toHaveCount(1);
    await expect(bar.getByRole("link", { name: shell("nav", "weather") })).toHaveAttribute("aria-current", "page");
    const box = await bar.boundingBox();
    const screen = page.viewportSize();
    if (info.project.name === "phone") expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(screen?.height);
    else expect(box?.x ?? 1000).toBeLessThan(300);
    for (const link of await bar.getByRole("link").all()) {
      expect((await link.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    }
  },
);

test("the chosen appearance stays after a reload", { tag: "@desktop" }, async ({ page }) => {
  await signUpWith(page.request);
  await page.goto("/keys");
  await page.getByRole("button", { name: `Account menu of ${holderName}` }).click();
  await page.getByRole("menuitemradio", { name: shell("theme", "dark") }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/dark/);
});

test("an unknown address is told in words, with the way back", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shell("notFound", "title"));
  await page.getByRole("link", { name: shell("notFound", "home") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(landing("hero", "title"));
  await expectAccessible(page);
});

test("an account is one row, and no password lies in it readable", async ({ page }) => {
  await signUpWith(page.request);
  const pool = new Pool({ connectionString: process.env.E2E_DATABASE_URL });
  const { rows } = await pool.query("select count(*)::int as count from credentials where password = $1", [password]);
  await pool.end();
  expect(rows).toEqual([{ count: 0 }]);
});
