import { expect, type Page } from "@playwright/test";
import { originOf, testWithAccount } from "./support/account";
import { expectAccessible } from "./support/checks";
import { makeFarm } from "./support/farm";

const test = testWithAccount();

/** A green picture, for tiles. */
const tile = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqGf4DwACxgGA1iIWXwAAAABJRU5ErkJggg==",
  "base64",
);

test.beforeEach(async ({ page }) => {
  await page.route(/tile\.openstreetmap\.org|tiles\.maps\.eox\.at/, (route) =>
    route.fulfill({ contentType: "image/png", body: tile }),
  );
});

// 111.2 m north, 109.8 m east: 1.2 ha.
const square = "9.050000, 7.400000\n9.051000, 7.400000\n9.051000, 7.401000\n9.050000, 7.401000";
const name = (page: Page) => page.getByLabel("Name", { exact: true });
const pasteField = (page: Page) => page.getByLabel(/Add corners by coordinates/);
const area = (page: Page) => page.getByTestId("area");
const handles = (page: Page) => page.locator(".map-corner");
const save = (page: Page) => page.getByRole("button", { name: "Save farm" });
const rows = (page: Page) => page.getByRole("list", { name: /^Corners/ }).getByRole("listitem");

async function openNew(page: Page) {
  await page.goto("/farms/new");
  await expect(page.locator(".leaflet-container")).toBeVisible();
}

async function paste(page: Page, text: string) {
  await pasteField(page).fill(text);
  await page.getByRole("button", { name: "Add corners" }).click();
}

/** Presses the map at a place counted from its middle. */
async function tapMap(page: Page, { x, y }: { x: number; y: number }) {
  const map = page.locator(".leaflet-container");
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error("no map");
  const position = { x: box.width / 2 + x, y: box.height / 2 + y };
  await map.click({ position });
}

const corners = square.split("\n").map((line) => line.split(", ").map(Number));

async function readFarm(page: Page, id: number) {
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
async function savedFarm(page: Page) {
  await expect(page).toHaveURL(/\/farms\/\d+$/, { timeout: 30_000 });
  return readFarm(page, Number(page.url().split("/").pop()));
}

test("a boundary is drawn on the map, undone, redone, and saved with its area", async ({ page }) => {
  await openNew(page);
  await name(page).fill("Drawn field");
  // Close enough for a field: the map's own buttons.
  await paste(page, "9.0505, 7.4005");
  await expect(handles(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Remove all" }).click();
  await expect(handles(page)).toHaveCount(0);
  for (const place of [
    { x: -90, y: -60 },
    { x: 90, y: -60 },
    { x: 90, y: 70 },
    { x: -90, y: 70 },
  ]) {
    await tapMap(page, place);
  }
  await expect(handles(page)).toHaveCount(4);
  await expect(rows(page)).toHaveCount(4);
  await expect(area(page)).toContainText("acres");
  await expect(area(page)).toContainText("plots");
  const drawn = await area(page).innerText();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(handles(page)).toHaveCount(3);
  await expect(area(page)).not.toHaveText(drawn);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(area(page)).toHaveText(drawn);
  await save(page).click();
  const farm = await savedFarm(page);
  expect(farm.boundary_coordinates).toHaveLength(4);
  expect(farm.size).toBeGreaterThan(0.01);
  expect(farm.coordinates).not.toBeNull();
});

test("a corner is dragged, one is added between two, and one is deleted", async ({ page }) => {
  await openNew(page);
  await paste(page, square);
  await expect(handles(page)).toHaveCount(4);
  const before = await area(page).innerText();
  const corner = handles(page).nth(2);
  // Clear of the bars at the top and the bottom.
  await corner.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const from = await corner.boundingBox();
  if (!from) throw new Error("no corner");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 - 10, from.y + from.height / 2 + 10, { steps: 3 });
  // While it is dragged the area already follows.
  await page.mouse.move(from.x + from.width / 2 - 40, from.y + from.height / 2 + 40, { steps: 5 });
  await expect(area(page)).not.toHaveText(before);
  await page.mouse.up();
  await expect(page.getByLabel("Latitude of corner 3")).not.toHaveValue("9.051000");
  await page.locator(".map-midpoint").first().click();
  await expect(handles(page)).toHaveCount(5);
  await page.getByRole("button", { name: "Delete corner 2" }).click();
  await expect(handles(page)).toHaveCount(4);
});

test("everything works by keyboard: corners typed, changed and removed in the list", async ({ page }) => {
  await openNew(page);
  await name(page).focus();
  await page.keyboard.type("Typed field");
  await pasteField(page).focus();
  await page.keyboard.insertText(`${square}\nnot a corner`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Line 5: write latitude/)).toBeVisible();
  await pasteField(page).fill(`${square}\n9.0505, 7.3995`);
  await pasteField(page).press("Tab");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole("button", { name: "Remove corner 5" }).focus();
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(4);
  await page.getByLabel("Longitude of corner 3").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("7.402");
  await page.keyboard.press("Enter");
  await expect(area(page)).toContainText("1.8");
  await save(page).focus();
  await page.keyboard.press("Enter");
  const farm = await savedFarm(page);
  expect(farm).toMatchObject({
    name: "Typed field",
    boundary_coordinates: [...corners.slice(0, 2), [9.051, 7.402], corners[3]],
  });
});

test("a boundary that crosses itself is refused with its reason and its place, and nothing is sent", async ({
  page,
}) => {
  await openNew(page);
  await name(page).fill("Bow tie");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await paste(page, "9.05, 7.4\n9.051, 7.401\n9.051, 7.4\n9.05, 7.401");
  await expect(page.getByText(/The boundary crosses itself near 9\.0505° N, 7\.4005° E/)).toBeVisible();
  await expect(page.locator(".map-fault")).toBeVisible();
  await save(page).click();
  await expect(page.getByText("This boundary can't be saved yet")).toBeVisible();
  expect(sent.filter((url) => url.includes("/v1/farms"))).toEqual([]);
});

test("a walk records only good positions, outlives a reload and becomes the boundary", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  const stand = (latitude: number, longitude: number, accuracy = 4) =>
    context.setGeolocation({ latitude, longitude, accuracy });
  await stand(9.05, 7.4, 35);
  await openNew(page);
  await page.getByRole("radio", { name: "Walk" }).click();
  await page.getByRole("button", { name: "Start walking" }).click();
  await expect(page.getByText(/Position right to 35 m only/)).toBeVisible();
  await expect(page.getByText("No corner recorded yet")).toBeVisible();
  await stand(9.05, 7.4);
  await expect(page.getByText("Position right to 4 m. Recording.")).toBeVisible();
  await expect(page.getByText("1 corner recorded")).toBeVisible();
  await stand(9.051, 7.4);
  await expect(page.getByText("2 corners recorded")).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText(/Paused with 2 corners/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Paused with 2 corners/)).toBeVisible();
  await stand(9.051, 7.401);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText("3 corners recorded")).toBeVisible();
  await stand(9.05, 7.401);
  await expect(page.getByText("4 corners recorded")).toBeVisible();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(area(page)).toContainText("1.22");
  await name(page).fill("Walked field");
  await save(page).click();
  expect((await savedFarm(page)).boundary_coordinates).toEqual(corners);
});

test("a walk without leave to know the position says what to do", async ({ page }) => {
  await openNew(page);
  await page.getByRole("radio", { name: "Walk" }).click();
  await page.getByRole("button", { name: "Start walking" }).click();
  await expect(page.getByText("Your browser does not let Gona see your location")).toBeVisible();
});

test("a pin with a size in plots is saved in hectares", async ({ page }) => {
  await openNew(page);
  await name(page).fill("Pinned field");
  await page.getByRole("radio", { name: "Pin" }).click();
  await tapMap(page, { x: 20, y: 30 });
  await expect(page.getByLabel("Latitude", { exact: true })).not.toHaveValue("");
  await page.getByLabel("Latitude", { exact: true }).fill("9.1");
  await page.getByLabel("Longitude", { exact: true }).fill("7.2");
  await page.getByLabel("Size", { exact: true }).fill("0");
  await page.getByLabel("Unit").selectOption("plots");
  await save(page).click();
  await expect(page.getByText(/Give a number above 0/)).toBeVisible();
  await page.getByLabel("Size", { exact: true }).fill("7");
  await save(page).click();
  const farm = await savedFarm(page);
  expect(farm).toMatchObject({ boundary_coordinates: null, coordinates: { latitude: 9.1, longitude: 7.2 } });
  expect(farm.size).toBeCloseTo(0.3252, 3);
});

test("what was typed stays when saving fails, offline too, and over a reload", async ({ page, context }) => {
  await openNew(page);
  await save(page).click();
  await expect(page.getByText("Give the farm a name.")).toBeVisible();
  await name(page).fill("Kept field");
  await page.getByLabel("Notes").fill("Beside the old well.");
  await paste(page, square);
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByText("Not saved: there is no connection")).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText("What you typed before is still here")).toBeVisible();
  await expect(name(page)).toHaveValue("Kept field");
  await expect(page.getByLabel("Notes")).toHaveValue("Beside the old well.");
  await expect(rows(page)).toHaveCount(4);
  await page.route("**/console/v1/farms", (route) =>
    route.fulfill({ status: 400, json: { error: "Invalid request", message: "name: this name is taken" } }),
  );
  await save(page).click();
  await expect(page.getByText("name: this name is taken")).toBeVisible();
  await expect(name(page)).toHaveValue("Kept field");
  await page.unroute("**/console/v1/farms");
  await save(page).click();
  expect((await savedFarm(page)).boundary_coordinates).toEqual(corners);
  await openNew(page);
  await expect(name(page)).toHaveValue("");
});

test("editing sends only what was changed", async ({ page }) => {
  await page.goto("/farms/new");
  const id = await makeFarm(page, originOf(page), {
    farm: { name: "Old name", location: "Zaria", boundary_coordinates: corners },
  });
  await page.goto(`/farms/${id}/edit`);
  await expect(name(page)).toHaveValue("Old name");
  await expect(handles(page)).toHaveCount(4);
  await name(page).fill("New name");
  const [sent] = await Promise.all([page.waitForRequest((request) => request.method() === "PUT"), save(page).click()]);
  expect(sent.postDataJSON()).toEqual({ name: "New name" });
  expect(sent.headers()["if-match"]).toBeTruthy();
  expect(await savedFarm(page)).toMatchObject({ name: "New name", location: "Zaria", boundary_coordinates: corners });
});

test("two who edit at once: what differs is shown, and either can be kept", async ({ page }) => {
  await page.goto("/farms/new");
  const id = await makeFarm(page, originOf(page), {
    farm: { name: "Shared field", location: "Zaria", boundary_coordinates: corners },
  });
  const other = (body: Record<string, unknown>) =>
    page.request.put(`/console/v1/farms/${id}`, { data: body, headers: { origin: originOf(page) } });
  await page.goto(`/farms/${id}/edit`);
  await name(page).fill("My name");
  await expect(handles(page)).toHaveCount(4);
  expect((await other({ name: "Their name", soil_type: "loam" })).status()).toBe(200);
  await save(page).click();
  const conflict = page.getByRole("group", { name: "Somebody changed this farm meanwhile" });
  await expect(conflict).toContainText("Yours: My name");
  await expect(conflict).toContainText("Saved now: Their name");
  await expect(conflict).toContainText("They also changed, and it stays: Soil type.");
  await expect(name(page)).toHaveValue("My name");
  await expectAccessible(page);
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  expect(await savedFarm(page)).toMatchObject({ name: "My name", soil_type: "loam", location: "Zaria" });

  await page.goto(`/farms/${id}/edit`);
  await name(page).fill("Mine again");
  expect((await other({ name: "Theirs again" })).status()).toBe(200);
  await save(page).click();
  await conflict.getByRole("button", { name: "Take theirs" }).click();
  await expect(name(page)).toHaveValue("Theirs again");
  await expect(conflict).toBeHidden();
  expect((await readFarm(page, id)).name).toBe("Theirs again");
});

test("outlines of countries and states show when no picture loads, and the map says so", async ({ page }) => {
  await page.unroute(/tile\.openstreetmap\.org|tiles\.maps\.eox\.at/);
  await page.route(/tile\.openstreetmap\.org|tiles\.maps\.eox\.at/, (route) => route.abort());
  await openNew(page);
  await expect(page.getByText("Map pictures don't load here. Outlines show instead.")).toBeVisible();
  await expect(page.locator("path.map-land").first()).toBeAttached();
  await expect(page.locator("path.map-border").nth(1)).toBeAttached();
  await expect(page.getByText("Nigeria", { exact: true })).toBeVisible();
  await expect(page.getByText(/OpenStreetMap/).first()).toBeVisible();
  await expect(page.getByText(/^View: [\d.]+[MB] ha$/)).toBeVisible();
});

test("the satellite layer comes on request, with whose it is", async ({ page }) => {
  await openNew(page);
  const [picture] = await Promise.all([
    page.waitForRequest(/tiles\.maps\.eox\.at/),
    page.getByRole("button", { name: "Satellite" }).click(),
  ]);
  expect(picture.resourceType()).toBe("image");
  await expect(page.getByText(/EOX IT Services GmbH/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Map", exact: true })).toHaveAttribute("aria-pressed", "true");
});

test("a place found by name comes onto the map", async ({ page }) => {
  await openNew(page);
  const search = page.getByRole("combobox", { name: "Place" });
  await search.fill("Ibadan");
  await expect(page.getByRole("option").first()).toContainText("Ibadan");
  await search.press("Enter");
  await expect(page.getByText(/^View: [\d,]+ ha$/)).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("the pages have no accessibility faults and fit the screen in every way of giving the land", async ({
      page,
    }) => {
      await openNew(page);
      await expectAccessible(page);
      await paste(page, `${square}\n9.0515, 7.4005`);
      await page.getByLabel("Latitude of corner 2").focus();
      await save(page).click();
      await expectAccessible(page);
      await page.getByRole("radio", { name: "Walk" }).click();
      await expectAccessible(page);
      await page.getByRole("radio", { name: "Pin" }).click();
      await expectAccessible(page);
    });
  });
}

test("a farm that is not one's own is not there to edit", async ({ page }) => {
  await page.goto("/farms/2147483647/edit");
  await expect(page.getByText("This farm is not here")).toBeVisible();
});

test("farms on the map are reached and chosen by keyboard", async ({ page }) => {
  await page.goto("/farms/new");
  await makeFarm(page, originOf(page), { farm: { name: "Reached by keys", boundary_coordinates: corners } });
  await page.goto("/farms");
  const mark = page.getByRole("application").getByRole("button", { name: /^Reached by keys/ });
  await expect(mark).toHaveAttribute("aria-pressed", "false");
  await mark.focus();
  await page.keyboard.press("Enter");
  await expect(mark).toHaveAttribute("aria-pressed", "true");
});
