import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertUser } from "../../accounts/store";
import { completeConfig } from "../../config";
import { closeDb, db } from "../../db";
import { addFarmCrop } from "../../farms/crops/crops";
import { createFarm } from "../../farms/farms";
import type { Scope } from "../../farms/store";
import { testDatabase } from "../../testing/database";
import { freshUpstreams } from "../../upstream/testing/fresh-upstreams";
import { dryHeat, hoursBody, humidNights, type HourAt, type HourFigures } from "../../upstream/testing/hours-bodies";
import { startStandIns, type StandIns } from "../../upstream/testing/stand-ins";
import { addDays } from "../../weather/sources/days";
import { hoursDaysBack } from "../../weather/sources/open-meteo-hours";
import { findBoard } from "../board/board";
import { boardToJson } from "../board/board-json";
import { BoardJson } from "../board/contract";
import { organisms } from "../catalogue/organisms";
import { AlertsJson, AlertsQuery } from "../contract";
import { riskModels } from "../models/all";
import { findPestAlerts } from "./alerts";
import { alertsToJson } from "./alerts-json";

const now = Date.UTC(2026, 7, 20, 9);
const today = "2026-08-20";
const [maize, potato, tomato, cashew] = [1, 14, 29, 62];

let standIns: StandIns;
let databaseUrl: string;
let lateBlight = 0;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  completeConfig({ DATABASE_URL: databaseUrl });
  standIns = await startStandIns({ now: () => now });
  lateBlight = (await organisms()).byCode("late_blight")?.id ?? 0;
});
afterAll(async () => {
  await closeDb();
  await standIns.stop();
});
beforeEach(() => {
  freshUpstreams({ ...standIns.env, DATABASE_URL: databaseUrl, UPSTREAM_TIMEOUT_MS: "5000" });
  standIns.setMode("all", "good");
  weatherIs(humidNights);
  standIns.forget();
});

function weatherIs(weather: (at: HourAt) => HourFigures): void {
  standIns.setBody("open-meteo-forecast", (asked: { query: URLSearchParams; now: number }) =>
    hoursBody(asked, weather),
  );
}

let accountNumber = 0;
async function account(): Promise<Scope> {
  const email = `alerts-${++accountNumber}@example.ng`;
  const accountId = await insertUser({ email, name: "Musa Danjuma", passwordHash: "none" });
  if (accountId === null) throw new Error("the e-mail is taken");
  return { accountId, db: db() };
}

/** A place that no other test asks for, all of them in Nigeria's savanna. */
let places = 0;
const somewhere = () => ({ latitude: 10.05 + 0.6 * Math.floor((places += 1) / 8), longitude: 5 + 0.8 * (places % 8) });

async function farmWith(scope: Scope, names: string[], point: ReturnType<typeof somewhere> | null = somewhere()) {
  const farm = await createFarm(scope, { name: "Gonar Musa", ...(point && { point }) }, now);
  for (const name of names) {
    const wish = { name, plantingDate: addDays(today, -45), status: "growing" as const };
    await addFarmCrop(scope, { farmId: farm.id, wish, now });
  }
  return { ...(point ?? { latitude: 0, longitude: 0 }), id: farm.id };
}

type Seen = { latitude: number; longitude: number; by?: Scope; daysAgo?: number; organismId?: number };

async function seen({ latitude, longitude, by, daysAgo = 2, organismId = lateBlight }: Seen): Promise<void> {
  const { accountId } = by ?? (await account());
  const seenOn = new Date(addDays(today, -daysAgo));
  await db().pestSighting.create({
    data: { accountId, organismId, latitude, longitude, seenOn, notes: "by the well" },
  });
}

async function alerts(scope: Scope, query: Record<string, unknown>) {
  const found = await findPestAlerts(AlertsQuery.parse(query), { ...scope, now });
  const json = AlertsJson.parse(alertsToJson(found));
  return { ...json, blight: json.alerts.find(({ id }) => id === lateBlight), provenance: found.provenance };
}

const board = async (scope: Scope, query: { farm_id?: number; crop_id?: number } = {}) =>
  BoardJson.parse(boardToJson(await findBoard(query, { ...scope, now })));

describe("a weather rule", () => {
  it("gives an alert for the farm's crop that names rule, weather, days and what to do", async () => {
    const scope = await account();
    const farm = await farmWith(scope, ["Potato"]);
    const { date, location, blight, alerts: all, provenance } = await alerts(scope, { farm_id: farm.id });
    expect([date, location]).toEqual([today, "Gonar Musa"]);
    expect(blight).toMatchObject({ risk_level: "moderate", affected_crops: "Potato", type: "disease" });
    expect(blight?.alert_message).toMatch(/^Rule: (Hutton Criteria|Smith periods?)\. Weather: [^]+ 2026\. /);
    expect(blight?.alert_message).toMatch(/90%/);
    expect(blight?.alert_message).toMatch(/It holds from \d+ August 2026 to \d+ \w+ 2026\./);
    expect(blight?.alert_message).toMatch(/not a finding[^]+What to do first: \S/);
    for (const { affected_crops: crops } of all) expect(crops).toBe("Potato");
    expect(provenance).toEqual({ source: "Open-Meteo; rules and sightings: Gona", kind: "forecast", ageSeconds: 0 });
  });

  it("says nothing in weather that gives no cause, nor of crops for which there is none", async () => {
    weatherIs(dryHeat);
    const scope = await account();
    const farm = await farmWith(scope, ["Potato", "Groundnut", "Cashew"]);
    expect((await alerts(scope, { farm_id: farm.id })).alerts).toEqual([]);
    weatherIs(humidNights);
    expect((await alerts(scope, { ...somewhere(), crop_id: cashew })).alerts).toEqual([]);
  });

  it("is run for what the calendar says where no farm names a crop, and for a named crop alone", async () => {
    const scope = await account();
    const [farm, point] = [await farmWith(scope, []), somewhere()];
    for (const query of [{ farm_id: farm.id }, point]) {
      const names = (await alerts(scope, query)).alerts.map(({ affected_crops: crops }) => crops).join(", ");
      expect(names).toContain("Maize");
      expect(names).toContain("Groundnut");
    }
    const only = (await alerts(scope, { ...point, crop_id: maize })).alerts;
    expect(only.length).toBeGreaterThan(0);
    for (const { affected_crops: crops } of only) expect(crops).toBe("Maize");
  });

  it("asks for no more past weather than there is", () => {
    for (const { daysBack } of riskModels) expect(daysBack).toBeLessThanOrEqual(hoursDaysBack);
  });
});

describe("sightings of other farmers", () => {
  it("within 25 km raise the level by one, and the message says how many and nothing of who and where", async () => {
    const scope = await account();
    const farm = await farmWith(scope, ["Potato"]);
    await seen({ ...farm, latitude: farm.latitude + 0.2 });
    const { blight } = await alerts(scope, { farm_id: farm.id });
    expect(blight?.risk_level).toBe("high");
    expect(blight?.alert_message).toContain(
      "1 other farmer confirmed it within 25 km in the last 14 days, which raises the risk from moderate to high.",
    );
    expect(blight?.alert_message).not.toMatch(/Danjuma|by the well|\d\.\d{2,}/);
  });

  it("do not count when they are one's own, farther away, older, or twice by one account", async () => {
    const scope = await account();
    const farm = await farmWith(scope, ["Potato"]);
    await seen({ ...farm, by: scope });
    await seen({ ...farm, latitude: farm.latitude + 0.25 });
    await seen({ ...farm, daysAgo: 16 });
    expect((await alerts(scope, { farm_id: farm.id })).blight?.risk_level).toBe("moderate");
    const other = await account();
    for (const daysAgo of [1, 3]) await seen({ ...farm, by: other, daysAgo });
    expect((await alerts(scope, { farm_id: farm.id })).blight?.alert_message).toContain("1 other farmer confirmed");
  });

  it("alone make an alert of their own: moderate by one or two accounts, high by three", async () => {
    weatherIs(dryHeat);
    const scope = await account();
    const farm = await farmWith(scope, ["Tomato"]);
    const level = async () => (await alerts(scope, { farm_id: farm.id })).blight?.risk_level;
    expect(await level()).toBeUndefined();
    const levels: (string | undefined)[] = [];
    for (let accounts = 1; accounts <= 3; accounts++) {
      await seen(farm);
      levels.push(await level());
    }
    expect(levels).toEqual(["moderate", "moderate", "high"]);
    const { blight } = await alerts(scope, { farm_id: farm.id });
    expect(blight).toMatchObject({ affected_crops: "Tomato" });
    expect(blight?.alert_message).toMatch(/^Confirmed nearby; no weather rule found it\. It holds on 20 August 2026/);
    const cassava = await farmWith(scope, ["Cassava"], farm);
    expect((await alerts(scope, { farm_id: cassava.id })).alerts).toEqual([]);
  });
});

describe("a crop without a place", () => {
  it("is looked at in Nigeria's farming zones, all in one call, and the message names the towns", async () => {
    const scope = await account();
    weatherIs((at) => (Math.abs(at.latitude - 9.9) < 0.01 ? humidNights(at) : dryHeat(at)));
    const { location, blight } = await alerts(scope, { crop_id: potato });
    expect(location).toBe("Nigeria");
    expect(blight?.alert_message).toMatch(/^At Jos\. Rule: /);
    expect(standIns.requests("open-meteo-forecast")).toHaveLength(1);
    expect(standIns.requests("open-meteo-forecast")[0]?.url.searchParams.get("latitude")?.split(",")).toHaveLength(7);
  });

  it("has each organism once, with the highest level", async () => {
    const { alerts: all } = await alerts(await account(), { crop_id: maize });
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all[0]?.alert_message).toMatch(/^At (\w+( City)?, )*[\w ]+\./);
  });
});

describe("without weather", () => {
  it("no rule is run and the answer says so; sightings still count", async () => {
    standIns.setMode("all", "500");
    const scope = await account();
    const farm = await farmWith(scope, ["Potato"]);
    const before = await alerts(scope, { farm_id: farm.id });
    expect(before.alerts).toEqual([]);
    expect(before.provenance).toMatchObject({ kind: "modelled", source: expect.stringMatching(/^no weather/) });
    await seen(farm);
    expect((await alerts(scope, { farm_id: farm.id })).blight?.risk_level).toBe("moderate");
  });
});

describe("the query", () => {
  it.each([
    [{}, /location.*give a place .*, or crop_id, or both/],
    [{ location: "Kano", farm_id: 1 }, /location.*more than one/],
    [{ latitude: 12, crop_id: maize }, /longitude.*required together/],
    [{ longitude: 8 }, /latitude.*required together/],
  ])("%j is refused with the field and the remedy", (query, words) => {
    const { error } = AlertsQuery.safeParse(query);
    const [issue] = error?.issues ?? [];
    expect(`${issue?.path.join(".")}: ${issue?.message}`).toMatch(words);
  });
});

describe("the board", () => {
  it("has the account's active farms, the highest risk first, with what was looked at and why", async () => {
    const scope = await account();
    await farmWith(await account(), ["Potato"]);
    const [nowhere, calm, wet] = [
      await farmWith(scope, ["Maize"], null),
      await farmWith(scope, ["Cashew"]),
      await farmWith(scope, ["Potato", "Tomato"]),
    ];
    const { farms, crops, more_farms: more } = await board(scope);
    expect(farms.map(({ id, weather }) => [id, weather])).toEqual([
      [wet.id, "known"],
      expect.anything(),
      expect.anything(),
    ]);
    expect(farms.find(({ id }) => id === nowhere.id)).toMatchObject({ weather: "no-place", alerts: [], highest: null });
    expect(farms.find(({ id }) => id === calm.id)).toMatchObject({ crops_from: "farm", alerts: [] });
    expect(farms[0]?.alerts[0]).toMatchObject({ trigger: expect.stringMatching(/\d/), rule: expect.anything() });
    expect(farms[0]?.highest).toBe(farms[0]?.alerts[0]?.risk_level);
    expect([crops.map(({ name }) => name), more]).toEqual([["Cashew", "Maize", "Potato", "Tomato"], 0]);
    expect(standIns.requests("open-meteo-forecast")).toHaveLength(1);
  });

  it("can be of one farm or one crop; another account's farm is not found", async () => {
    const scope = await account();
    const farm = await farmWith(scope, ["Potato", "Tomato"]);
    const { farms } = await board(scope, { farm_id: farm.id, crop_id: tomato });
    expect(farms).toHaveLength(1);
    for (const { crops } of farms[0]?.alerts ?? []) expect(crops).toEqual([{ id: tomato, name: "Tomato" }]);
    await expect(board(await account(), { farm_id: farm.id })).rejects.toMatchObject({ status: 404 });
  });
});
