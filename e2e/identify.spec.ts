import { expect, type Page } from "@playwright/test";
import { Pool } from "pg";
import sharp from "sharp";
import { testWithAccount } from "./support/account";
import { expectAccessible, expectAccessibleInLightAndDark } from "./support/checks";
import { makeFarm } from "./support/farm";
import { main, messages } from "./support/page";

const test = testWithAccount();

/** A leaf as a phone takes it: large, lying on its side by its EXIF note, with brown spots on green. */
async function leafPhoto(): Promise<Buffer> {
  const spots = Array.from({ length: 40 }, (_, index) => {
    const [x, y] = [500 + ((index * 397) % 1500), 350 + ((index * 251) % 1100)];
    return `<circle cx="${x}" cy="${y}" r="${14 + (index % 5) * 9}" fill="#6b4a1e"/>`;
  });
  const leaf = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1800"><rect width="2400" height="1800" fill="#8a6b4a"/><path d="M200 900 C 600 100 1800 100 2250 900 C 1800 1700 600 1700 200 900" fill="#3f8f3a"/><path d="M200 900 L 2250 900" stroke="#b7d58a" stroke-width="16"/>${spots.join("")}</svg>`;
  return sharp(Buffer.from(leaf)).withMetadata({ orientation: 6 }).jpeg({ quality: 92 }).toBuffer();
}

const photoCard = (page: Page) => page.getByRole("region", { name: "Your photo", exact: true });
const history = (page: Page) => page.getByRole("region", { name: "Your photos", exact: true });
const reports = (page: Page) => page.getByRole("region", { name: "What you reported", exact: true });
const answers =
  /This may be|No sign of the diseases|does not show clearly|There is no leaf or pest|does not know this crop's diseases/;
const result = (page: Page) => page.getByRole("region", { name: answers });

async function choosePhoto(page: Page) {
  await page.goto("/pests/identify");
  const input = photoCard(page).getByLabel("Choose a photo");
  await expect(input).toBeEnabled();
  await input.setInputFiles({ name: "leaf.jpg", mimeType: "image/jpeg", buffer: await leafPhoto() });
  await expect(photoCard(page).getByRole("img", { name: "The photo to identify" })).toBeVisible();
}

/** An identification of whom a farm belongs to, as the server would have kept it. */
async function givenIdentification(farmId: number): Promise<string> {
  const pool = new Pool({ connectionString: process.env.E2E_DATABASE_URL });
  const { rows } = await pool.query<{ id: number; name: string }>(
    "select id, name from organisms where type = 'disease' order by id limit 1",
  );
  const organism = rows[0];
  if (!organism) throw new Error("no organism");
  const candidate = {
    organism_id: organism.id,
    name: organism.name,
    type: "disease",
    confidence: 0.82,
    scientific_name: "",
    description: "Spots on the leaf.",
    compare: "Look whether the spots have rings.",
    basis: "photo",
  };
  const answer = { candidates: [candidate], recommendations: "Compare it with healthy leaves beside it." };
  await pool.query(
    "insert into pest_identifications (account_id, outcome, answer) select account_id, 'named', $2 from farms where id = $1",
    [farmId, JSON.stringify(answer)],
  );
  await pool.end();
  return organism.name;
}

test.describe("identifying a photo", () => {
  test("from the phone: it shrinks, is sent, is answered, and is kept only as agreed", async ({ page }) => {
    await choosePhoto(page);
    await expect(photoCard(page).getByText(/^Made smaller to send: [\d.]+ [kM]B to \d+ kB\./)).toBeVisible();
    // The EXIF note is honoured: what lay on its side stands.
    const shape = await photoCard(page)
      .getByRole("img", { name: "The photo to identify" })
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    expect(shape).toEqual([1200, 1600]);
    await photoCard(page).getByLabel("Crop in the photo").selectOption({ label: "Tomato" });
    await photoCard(page).getByLabel("Keep a small copy of this photo").check();
    await photoCard(page).getByRole("button", { name: "Identify" }).click();
    await expect(result(page)).toBeVisible();
    await expect(result(page).getByText("What to do now")).toBeVisible();
    await expect(result(page).getByRole("heading", { level: 2 })).toBeFocused();
    const kept = history(page).getByRole("listitem").first();
    await expect(kept).toContainText("Tomato");
    await kept.getByRole("button", { name: /Tomato/ }).click();
    const copy = kept.getByRole("img", { name: /^Photo of / });
    await expect.poll(() => copy.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);

    await result(page).getByRole("button", { name: "Identify another photo" }).click();
    await expect(result(page)).toBeHidden();
    await kept.getByRole("button", { name: /^Delete the photo/ }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(messages(page).getByText("It is deleted.")).toBeVisible();
    await expect(history(page).getByText("Tomato")).toHaveCount(0);
  });

  test("a lost connection or a cancelled call takes nothing away: it goes on without choosing again", async ({
    page,
  }) => {
    await choosePhoto(page);
    const card = photoCard(page);
    await card.getByLabel("Crop in the photo").selectOption({ label: "Maize" });
    const calls = "**/console/v1/pests/identifications";
    await page.route(calls, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
    await card.getByRole("button", { name: "Identify" }).click();
    await expect(card.getByRole("alert")).toContainText("There is no connection to Gona");
    await expect(card.getByLabel("Crop in the photo").locator("option:checked")).toHaveText("Maize");
    await expect(card.getByRole("img", { name: "The photo to identify" })).toBeVisible();
    await page.unroute(calls);
    // A call that never ends can be left.
    await page.route(calls, (route) => (route.request().method() === "POST" ? undefined : route.continue()));
    await card.getByRole("button", { name: "Try again" }).click();
    await card.getByRole("button", { name: "Cancel" }).click();
    await expect(card.getByText("Cancelled. Your photo is still here.")).toBeVisible();
    await page.unroute(calls);
    await card.getByRole("button", { name: "Identify" }).click();
    await expect(result(page)).toBeVisible();
    await expect(result(page).getByText("Crop: Maize")).toBeVisible();
  });

  test("a file that is no photo is refused in words, by the page and by the server", async ({ page }) => {
    await page.goto("/pests/identify");
    const input = photoCard(page).getByLabel("Choose a photo");
    await expect(input).toBeEnabled();
    await input.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
    await expect(photoCard(page).getByRole("alert")).toContainText("This file is no photo");
    await input.setInputFiles({ name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
    await expect(photoCard(page).getByText(/can't show broken\.jpg/)).toBeVisible();
    await photoCard(page).getByRole("button", { name: "Identify" }).click();
    await expect(photoCard(page).getByRole("alert")).toContainText("The photo could not be identified");
    await expect(photoCard(page).getByRole("alert")).toContainText("JPEG, PNG or WebP");
  });
});

test("what a photo was becomes a sighting on a farm, which can be taken back", async ({ page, baseURL }) => {
  const name = await givenIdentification(await makeFarm(page, baseURL ?? "", { farm: { name: "Gonar Zariya" } }));
  await page.goto("/pests/identify");
  const item = history(page).getByRole("listitem").filter({ hasText: name }).first();
  await item
    .getByRole("button", { name: new RegExp(name) })
    .first()
    .click();
  await expect(item.getByRole("img", { name: "How sure: likely, 82 %" })).toBeVisible();
  await expect(item.getByText("Look whether the spots have rings.")).toBeVisible();
  await item.getByRole("button", { name: `Yes, it was this: ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Report ${name}` });
  await dialog.getByRole("radio", { name: "On a farm" }).click();
  await dialog.getByLabel("Farm", { exact: true }).selectOption({ label: "Gonar Zariya" });
  await dialog.getByLabel("Notes").fill("On two plants");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Report it" }).click();
  await expect(messages(page).getByText(`${name} is reported.`, { exact: false })).toBeVisible();
  await expect(item.getByText("You reported this.", { exact: false })).toBeVisible();
  const report = reports(page).getByRole("listitem").filter({ hasText: name }).first();
  await expect(report).toContainText("On Gonar Zariya");
  await expect(report).toContainText("On two plants");
  await report.getByRole("button", { name: /^Delete the report of/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(messages(page).getByText("The report is deleted.")).toBeVisible();
  await expect(report).toHaveCount(0);
});

test("an organism's page leads to a report from where the person stands", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 11.0711, longitude: 7.7201 });
  await makeFarm(page, baseURL ?? "");
  const answer = await page.request.get(`${baseURL}/console/v1/pests/organisms`);
  const { organisms } = (await answer.json()) as { organisms: { id: number; name: string }[] };
  const organism = organisms[0];
  if (!organism) throw new Error("no organism");
  await page.goto(`/pests/identify?organism=${organism.id}`);
  const dialog = page.getByRole("dialog", { name: `Report ${organism.name}` });
  await dialog.getByRole("radio", { name: "Where I am" }).click();
  await dialog.getByRole("button", { name: "Report it" }).click();
  await expect(dialog.getByText("Press Find my position first", { exact: false })).toBeVisible();
  await dialog.getByRole("button", { name: "Find my position" }).click();
  await expect(dialog.getByText("Found: 11.071, 7.720", { exact: false })).toBeVisible();
  await dialog.getByRole("button", { name: "Report it" }).click();
  await expect(dialog).toBeHidden();
  await expect(reports(page).getByRole("listitem").filter({ hasText: "At 11.071, 7.720" })).toContainText(
    organism.name,
  );
  await expect(page).toHaveURL(/\/pests\/identify$/);
});

test(
  "the Identify page is without accessibility faults and fits the screen",
  { tag: "@both" },
  async ({ page, baseURL }) => {
    const name = await givenIdentification(await makeFarm(page, baseURL ?? ""));
    await choosePhoto(page);
    await photoCard(page).getByText("How to take a good photo").click();
    await history(page)
      .getByRole("button", { name: new RegExp(name) })
      .first()
      .click();
    await expect(main(page).getByText("Was it this?").first()).toBeVisible();
    await expectAccessibleInLightAndDark(page);
  },
);
