import { expect } from "@playwright/test";
import { testWithAccount } from "./support/account";
import { expectAccessible, expectAccessibleInLightAndDark } from "./support/checks";
import {
  area,
  corners,
  giveTiles,
  handles,
  name,
  openNew,
  paste,
  pasteField,
  rows,
  save,
  savedFarm,
  square,
  tapMap,
  tileServices,
} from "./support/farm-form";
import { main } from "./support/page";

const test = testWithAccount();

test.beforeEach(({ page }) => giveTiles(page));

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

test("a corner is dragged, one is added between two, and one is deleted", { tag: "@desktop" }, async ({ page }) => {
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
  await expect(main(page).getByLabel("Latitude of corner 3")).not.toHaveValue("9.051000");
  await main(page).locator(".map-midpoint").first().click();
  await expect(handles(page)).toHaveCount(5);
  await page.getByRole("button", { name: "Delete corner 2" }).click();
  await expect(handles(page)).toHaveCount(4);
});

test(
  "everything works by keyboard: corners typed, changed and removed in the list",
  { tag: "@desktop" },
  async ({ page }) => {
    await openNew(page);
    await name(page).focus();
    await page.keyboard.type("Typed field");
    await pasteField(page).focus();
    await page.keyboard.insertText(`${square}\nnot a corner`);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(main(page).getByText(/^Line 5: write latitude/)).toBeVisible();
    await pasteField(page).fill(`${square}\n9.0505, 7.3995`);
    await pasteField(page).press("Tab");
    await page.keyboard.press("Enter");
    await expect(rows(page)).toHaveCount(5);
    await page.getByRole("button", { name: "Remove corner 5" }).focus();
    await page.keyboard.press("Enter");
    await expect(rows(page)).toHaveCount(4);
    await main(page).getByLabel("Longitude of corner 3").focus();
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
  },
);

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
  await expect(main(page).getByText(/The boundary crosses itself near 9\.0505° N, 7\.4005° E/)).toBeVisible();
  await expect(main(page).locator(".map-fault")).toBeVisible();
  await save(page).click();
  await expect(main(page).getByText("This boundary can't be saved yet")).toBeVisible();
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
  await expect(main(page).getByText(/Position right to 35 m only/)).toBeVisible();
  await expect(main(page).getByText("No corner recorded yet")).toBeVisible();
  await stand(9.05, 7.4);
  await expect(main(page).getByText("Position right to 4 m. Recording.")).toBeVisible();
  await expect(main(page).getByText("1 corner recorded")).toBeVisible();
  await stand(9.051, 7.4);
  await expect(main(page).getByText("2 corners recorded")).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(main(page).getByText(/Paused with 2 corners/)).toBeVisible();
  await page.reload();
  await expect(main(page).getByText(/Paused with 2 corners/)).toBeVisible();
  await stand(9.051, 7.401);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(main(page).getByText("3 corners recorded")).toBeVisible();
  await stand(9.05, 7.401);
  await expect(main(page).getByText("4 corners recorded")).toBeVisible();
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
  await expect(main(page).getByText("Your browser does not let Gona see your location")).toBeVisible();
});

test("a pin with a size in plots is saved in hectares", async ({ page }) => {
  await openNew(page);
  await name(page).fill("Pinned field");
  await page.getByRole("radio", { name: "Pin" }).click();
  await tapMap(page, { x: 20, y: 30 });
  await expect(main(page).getByLabel("Latitude", { exact: true })).not.toHaveValue("");
  await main(page).getByLabel("Latitude", { exact: true }).fill("9.1");
  await main(page).getByLabel("Longitude", { exact: true }).fill("7.2");
  await main(page).getByLabel("Size", { exact: true }).fill("0");
  await main(page).getByLabel("Unit").selectOption("plots");
  await save(page).click();
  await expect(main(page).getByText(/Give a number above 0/)).toBeVisible();
  await main(page).getByLabel("Size", { exact: true }).fill("7");
  await save(page).click();
  const farm = await savedFarm(page);
  expect(farm).toMatchObject({ boundary_coordinates: null, coordinates: { latitude: 9.1, longitude: 7.2 } });
  expect(farm.size).toBeCloseTo(0.3252, 3);
});

test("outlines of countries and states show when no picture loads, and the map says so", async ({ page }) => {
  await page.unroute(tileServices);
  await page.route(tileServices, (route) => route.abort());
  await openNew(page);
  await expect(main(page).getByText("Map pictures don't load here. Outlines show instead.")).toBeVisible();
  await expect(main(page).locator("path.map-land").first()).toBeAttached();
  await expect(main(page).locator("path.map-border").nth(1)).toBeAttached();
  await expect(main(page).getByText("Nigeria", { exact: true })).toBeVisible();
  await expect(
    main(page)
      .getByText(/OpenStreetMap/)
      .first(),
  ).toBeVisible();
  await expect(main(page).getByText(/^View: [\d.]+[MB] ha$/)).toBeVisible();
});

test("the satellite layer comes on request, with whose it is, and a place is found by name", async ({ page }) => {
  await openNew(page);
  const [picture] = await Promise.all([
    page.waitForRequest(/tiles\.maps\.eox\.at/),
    page.getByRole("button", { name: "Satellite" }).click(),
  ]);
  expect(picture.resourceType()).toBe("image");
  await expect(main(page).getByText(/EOX IT Services GmbH/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Map", exact: true })).toHaveAttribute("aria-pressed", "true");
  const search = page.getByRole("combobox", { name: "Place" });
  await search.fill("Ibadan");
  await expect(page.getByRole("option").first()).toContainText("Ibadan");
  await search.press("Enter");
  await expect(main(page).getByText(/^View: [\d,]+ ha$/)).toBeVisible();
});

test(
  "the form has no accessibility faults and fits the screen in every way of giving the land",
  { tag: "@both" },
  async ({ page }) => {
    await openNew(page);
    await paste(page, `${square}\n9.0515, 7.4005`);
    await main(page).getByLabel("Latitude of corner 2").focus();
    await save(page).click();
    await expectAccessibleInLightAndDark(page);
    for (const way of ["Walk", "Pin"]) {
      await page.getByRole("radio", { name: way }).click();
      await expectAccessible(page);
    }
  },
);
