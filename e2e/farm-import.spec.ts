import { readFile } from "node:fs/promises";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import type { StoredFarm } from "../lib/geo/formats/farm-feature";
import { shapefileZip } from "../lib/geo/formats/testing/shapefile-bytes";
import { signUpWith } from "./support/account";
import { expectAccessible } from "./support/checks";
import { main } from "./support/page";

type Corner = [latitude: number, longitude: number];

/** The account's farms, all that an export holds. */
async function farmsOf(page: Page): Promise<StoredFarm[]> {
  const answer = await page.request.get("/console/v1/farms/export");
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: StoredFarm[] }).data;
}

async function give(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  const buffer = Buffer.from(content);
  await main(page).getByLabel("File with farms").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
}

/** 300 m by 200 m near Abuja, 5.9 ha, counterclockwise. */
const field: Corner[] = [
  [9.05, 7.4],
  [9.05, 7.4027],
  [9.0518, 7.4027],
  [9.0518, 7.4],
];
const closed = [...field, ...field.slice(0, 1)].map(([latitude, longitude]) => [longitude, latitude]);
const polygon = { type: "Polygon", coordinates: [closed] };
const feature = (name: string, geometry: unknown) => ({ type: "Feature", properties: { name }, geometry });
const collection = (...features: unknown[]) => JSON.stringify({ type: "FeatureCollection", features });
const wkt = `POLYGON((${closed.map((position) => position.join(" ")).join(", ")}))`;
const kml = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>Gwagwalada</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${closed.map((position) => position.join(",")).join(" ")}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></Document></kml>`;
const walk = [...field, [9.0501, 7.4]].map(([latitude, longitude]) => `<trkpt lat="${latitude}" lon="${longitude}"/>`);
const gpx = `<?xml version="1.0"?><gpx version="1.1" creator="phone" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Gwagwalada</name><trkseg>${walk.join("")}</trkseg></trk></gpx>`;

const files: { format: string; name: string; content: string | Uint8Array }[] = [
  { format: "GeoJSON", name: "farms.geojson", content: collection(feature("Gwagwalada", polygon)) },
  { format: "KML", name: "farms.kml", content: kml },
  { format: "KMZ", name: "farms.kmz", content: zipSync({ "doc.kml": strToU8(kml) }) },
  { format: "GPX", name: "walk.gpx", content: gpx },
  { format: "WKT", name: "farms.wkt", content: wkt },
  {
    format: "Shapefile",
    name: "farms.zip",
    content: shapefileZip({ rows: [{ name: "Gwagwalada", corners: field.toReversed() }] }),
  },
  { format: "CSV", name: "farms.csv", content: `name,boundary_wkt\nGwagwalada,"${wkt}"\n` },
];

test("farms come in from every format, and only when the farmer says so", async ({ page }) => {
  await signUpWith(page.request);
  await page.goto("/farms/import");
  for (const [index, { format, name, content }] of files.entries()) {
    await test.step(format, async () => {
      await give(page, name, content);
      await expect(main(page).getByText(`1 farm in this ${format} file can be saved.`)).toBeVisible();
      await expect(main(page).getByText(/5\.9\d? ha · 14\.\d acres · 12\d plots/)).toBeVisible();
      await page.getByRole("textbox", { name: "Name" }).fill(`North field, ${format}`);
      expect(await farmsOf(page)).toHaveLength(index);
      await page.getByRole("button", { name: "Save 1 farm" }).click();
      await expect(main(page).getByText("1 farm is saved")).toBeVisible();
      const farms = await farmsOf(page);
      expect(farms).toHaveLength(index + 1);
      const farm = farms.find((each) => each.name === `North field, ${format}`);
      expect(farm).toMatchObject({ status: "active" });
      expect(farm?.size).toBeCloseTo(5.92, 1);
      expect(farm?.boundary_coordinates?.length).toBeGreaterThanOrEqual(4);
      expect(farm?.coordinates?.latitude).toBeCloseTo(9.0509, 3);
      await page.getByRole("button", { name: "Import another file" }).click();
    });
  }
});

test(
  "a bad boundary is refused with its reason, beside good ones that are chosen one by one",
  { tag: "@both" },
  async ({ page }) => {
    const [a, b, c, d] = closed;
    await signUpWith(page.request);
    await page.goto("/farms/import");
    await expectAccessible(page);
    const content = collection(
      feature("Good", polygon),
      feature("Bow tie", { type: "Polygon", coordinates: [[a, c, b, d, a]] }),
      feature("Gate", { type: "Point", coordinates: [7.401, 9.06] }),
      feature("Swapped", { type: "Point", coordinates: [9.06, 107.401] }),
    );
    await give(page, "farms.geojson", content);
    await expect(
      main(page).getByText("2 farms in this GeoJSON file can be saved; 2 can't be, and say why."),
    ).toBeVisible();
    const bowTie = page.getByRole("listitem").filter({ hasText: "Bow tie" });
    await expect(bowTie).toContainText("Can't be saved");
    await expect(bowTie).toContainText("The boundary crosses itself near 9.0509° N, 7.4014° E");
    await expect(bowTie.getByRole("checkbox")).toBeDisabled();
    await expect(main(page).getByText("Latitude and longitude look swapped")).toBeVisible();
    await expect(page.getByRole("region", { name: "Farms in this file" }).first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("checkbox", { name: "Save Gate" }).uncheck();
    await page.getByRole("button", { name: "Save 1 farm" }).click();
    await expect(main(page).getByText("1 farm is saved")).toBeVisible();
    await expectAccessible(page);
    expect((await farmsOf(page)).map(({ name }) => name)).toEqual(["Good"]);
  },
);

test("a file that can't be read says why, and the next one can be chosen at once", async ({ page }) => {
  await signUpWith(page.request);
  await page.goto("/farms/import");
  await give(page, "letter.geojson", "Dear Sir, I farm maize.");
  await expect(page.getByRole("alert").filter({ hasText: "letter.geojson can't be read" })).toContainText(
    "Choose GeoJSON, KML, KMZ, GPX, WKT, a zipped Shapefile",
  );
  await expectAccessible(page);
  // What it is, its content decides, not its name.
  await give(page, "letter.txt", kml);
  await expect(main(page).getByText("1 farm in this KML file can be saved.")).toBeVisible();
  await expect(main(page).getByText("can't be read")).toBeHidden();
});

test("nothing is lost when saving fails, and no farm is saved without a name", async ({ page, context }) => {
  await signUpWith(page.request);
  await page.goto("/farms/import");
  await give(page, "farms.geojson", collection(feature("One", polygon), feature("Two", polygon)));
  const names = page.getByRole("textbox", { name: "Name" });
  await names.first().fill(" ");
  await page.getByRole("button", { name: "Save 2 farms" }).click();
  await expect(names.first()).toBeFocused();
  await expect(names.first()).toHaveAccessibleDescription(/Give the farm a name/);
  await names.first().fill("Lower field");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save 2 farms" }).click();
  await expect(main(page).getByText("Nothing was saved", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(names.first()).toHaveValue("Lower field");
  await page.getByRole("button", { name: "Save 2 farms" }).click();
  await expect(main(page).getByText("2 farms are saved")).toBeVisible();
  expect((await farmsOf(page)).map(({ name }) => name)).toEqual(["Lower field", "Two"]);
});

const kept = {
  name: 'Amina\'s "lower" field & co.',
  status: "fallow",
  size: 5.5,
  location: "=Gwagwalada, FCT",
  coordinates: { latitude: 9.0507, longitude: 7.4012 },
  soil_type: "Sandy loam",
  description: "Near the stream.\nFloods in September; <b>not</b> for yam.",
  boundary_coordinates: field.toReversed(),
  crops: [
    {
      name: "Maize",
      variety: "SAMMAZ 15",
      area: 2.25,
      status: "growing",
      planting_date: "2026-06-12",
      expected_harvest_date: "2026-10-01",
    },
    {
      name: "Grandmother's okra",
      variety: null,
      area: null,
      status: "planned",
      planting_date: null,
      expected_harvest_date: null,
    },
  ],
};
const others = [
  { name: "A pin", status: "active", coordinates: { latitude: -9.05, longitude: 7.4 }, size: 1 },
  { name: "Somewhere", status: "archived" },
];

/** Of a farm what an import brings back. */
const dataOf = ({ id: _id, created_at: _created, updated_at: _updated, crops, ...farm }: StoredFarm) => ({
  ...farm,
  crops: (crops as (StoredFarm["crops"][number] & { id: number })[])
    .map(({ id: _crop, ...crop }) => crop)
    .sort((a, b) => a.name.localeCompare(b.name)),
});

async function signedUpPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await signUpWith(page.request);
  return page;
}

test("an export as GeoJSON, KML or CSV imports as the same farms with all their data", async ({
  page,
  browser,
  baseURL,
}) => {
  await signUpWith(page.request);
  const made = await page.request.post("/console/v1/farms/import", {
    data: { farms: [kept, ...others] },
    headers: { origin: baseURL ?? "" },
  });
  expect(made.status()).toBe(201);
  const before = await farmsOf(page);
  expect(before[0]).toMatchObject({ name: kept.name, boundary_coordinates: kept.boundary_coordinates });
  await page.goto("/farms");
  const other = await signedUpPage(browser, baseURL);
  await other.goto("/farms/import");
  for (const item of ["GeoJSON, for GIS programs", "KML, for Google Earth", "CSV, for spreadsheets"]) {
    await test.step(item, async () => {
      await page.getByRole("button", { name: "Export" }).click();
      const download = page.waitForEvent("download");
      await page.getByRole("menuitem", { name: item }).click();
      const file = await readFile(await (await download).path());
      const already = new Set((await farmsOf(other)).map(({ id }) => id));
      await give(other, "backup", file);
      await other.getByRole("button", { name: "Save 3 farms" }).click();
      await expect(main(other).getByText("3 farms are saved")).toBeVisible();
      const added = (await farmsOf(other)).filter(({ id }) => !already.has(id));
      expect(added.map(dataOf)).toEqual(before.map(dataOf));
      await other.getByRole("button", { name: "Import another file" }).click();
    });
  }
  await other.context().close();
});
