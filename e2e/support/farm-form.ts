import { expect, type Page } from "@playwright/test";
import { main } from "./page";

/** A green picture, for tiles. */
const tile = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqGf4DwACxgGA1iIWXwAAAABJRU5ErkJggg==",
  "base64",
);

/** The services that pictures of maps come from. */
export const tileServices = /tile\.openstreetmap\.org|tiles\.maps\.eox\.at/;

/** Answers in the place of the services that pictures of maps come from. */
export async function giveTiles(page: Page): Promise<void> {
  await page.route(tileServices, (route) => route.fulfill({ contentType: "image/png", body: tile }));
}

/** Corners as they are typed: 111.2 m north, 109.8 m east, 1.2 ha. */
export const square = "9.050000, 7.400000\n9.051000, 7.400000\n9.051000, 7.401000\n9.050000, 7.401000";
/** The same as numbers. */
export const corners = square.split("\n").map((line) => line.split(", ").map(Number));

/** The field of the farm's name. */
export const name = (page: Page) => main(page).getByLabel("Name", { exact: true });
/** The field that corners are pasted in. */
export const pasteField = (page: Page) => main(page).getByLabel(/Add corners by coordinates/);
/** How large the boundary is. */
export const area = (page: Page) => main(page).getByTestId("area");
/** The corners on the map. */
export const handles = (page: Page) => main(page).locator(".map-corner");
/** The corners in the list. */
export const rows = (page: Page) => page.getByRole("list", { name: /^Corners/ }).getByRole("listitem");
/** The button that saves the farm. */
export const save = (page: Page) => page.getByRole("button", { name: "Save farm" });

/** Opens the form of a new farm. */
export async function openNew(page: Page): Promise<void> {
  await page.goto("/farms/new");
  await expect(main(page).locator(".leaflet-container")).toBeVisible();
}

/** Adds corners by their coordinates. */
export async function paste(page: Page, text: string): Promise<void> {
  await pasteField(page).fill(text);
  await page.getByRole("button", { name: "Add corners" }).click();
}

/** Presses the map at a place counted from its middle. */
export async function tapMap(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const map = main(page).locator(".leaflet-container");
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error("no map");
  await map.click({ position: { x: box.width / 2 + x, y: box.height / 2 + y } });
}

/** The stored farm. */
export async function readFarm(page: Page, id: number) {
  const answer = await page.request.get(`/console/v1/farms/${id}`);
  return (await answer.json()) as {
    name: string;
    size: number;
    boundary_coordinates: number[][] | null;
    coordinates: { latitude: number; longitude: number } | null;
    location: string | null;
    soil_type: string | null;
  };
}

/** Waits until the farm's own page shows, and gives the farm. */
export async function savedFarm(page: Page) {
  await expect(page).toHaveURL(/\/farms\/\d+$/, { timeout: 30_000 });
  return readFarm(page, Number(page.url().split("/").pop()));
}
