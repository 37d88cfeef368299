import { expect } from "@playwright/test";
import { originOf, testWithAccount } from "./support/account";
import { expectAccessible } from "./support/checks";
import { makeFarm } from "./support/farm";
import {
  corners,
  giveTiles,
  handles,
  name,
  openNew,
  paste,
  readFarm,
  rows,
  save,
  savedFarm,
  square,
} from "./support/farm-form";
import { main } from "./support/page";

const test = testWithAccount();

test.beforeEach(({ page }) => giveTiles(page));

test("what was typed stays when saving fails, offline too, and over a reload", async ({ page, context }) => {
  await openNew(page);
  await save(page).click();
  await expect(main(page).getByText("Give the farm a name.")).toBeVisible();
  await name(page).fill("Kept field");
  await main(page).getByLabel("Notes").fill("Beside the old well.");
  await paste(page, square);
  await context.setOffline(true);
  await save(page).click();
  await expect(main(page).getByText("Not saved: there is no connection")).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(main(page).getByText("What you typed before is still here")).toBeVisible();
  await expect(name(page)).toHaveValue("Kept field");
  await expect(main(page).getByLabel("Notes")).toHaveValue("Beside the old well.");
  await expect(rows(page)).toHaveCount(4);
  await page.route("**/console/v1/farms", (route) =>
    route.fulfill({ status: 400, json: { error: "Invalid request", message: "name: this name is taken" } }),
  );
  await save(page).click();
  await expect(main(page).getByText("name: this name is taken")).toBeVisible();
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

test("a farm that is not one's own is not there to edit", async ({ page }) => {
  await page.goto("/farms/2147483647/edit");
  await expect(main(page).getByText("This farm is not here")).toBeVisible();
});
