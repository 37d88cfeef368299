import { PrismaPg } from "@prisma/adapter-pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PrismaClient } from "../lib/generated/prisma/client";
import { testDatabase } from "../lib/testing/database";
import { priceBatchOf, productsOf } from "./price-tables";
import { seed } from "./seed";
import { parseTable, readTable } from "./table";

let client: PrismaClient;

beforeAll(async () => {
  client = new PrismaClient({ adapter: new PrismaPg({ connectionString: await testDatabase() }) });
  await seed(client);
}, 120_000);

afterAll(() => client.$disconnect());

describe("seed", () => {
  it("loads every state, local government area and climate point of the shipped tables", async () => {
    expect(await client.place.count({ where: { kind: "state" } })).toBe(37);
    expect(await client.place.count({ where: { kind: "lga" } })).toBe(774);
    expect(await client.place.count()).toBeGreaterThan(8_800);
    expect(await client.climateNormal.count()).toBeGreaterThan(7_000);
    expect(await client.stateRainfall.count()).toBe(37);
    expect(await client.stateDekadRainfall.count()).toBe(37);
    expect(await client.crop.count()).toBeGreaterThanOrEqual(40);
    expect(await client.cropWindow.count({ where: { country: "NG" } })).toBeGreaterThanOrEqual(40);
  });

  it("has the same rain in a state's dekads as in its months", async () => {
    for (const { state, rainMm } of await client.stateDekadRainfall.findMany()) {
      const months = await client.stateRainfall.findUniqueOrThrow({ where: { state } });
      for (const [month, ofMonth] of months.rainMm.entries()) {
        const ofDekads = rainMm.slice(month * 3, month * 3 + 3).reduce((sum, rain) => sum + rain);
        expect(Math.abs(ofDekads - ofMonth), `${state}, month ${month + 1}`).toBeLessThan(1);
      }
    }
  });

  it("has a usual soil for every Nigerian state, and one for every amount of rain elsewhere", async () => {
    const regions = await client.soilRegion.findMany();
    const states = await client.place.findMany({ where: { kind: "state" }, select: { name: true } });
    expect(regions.flatMap((region) => region.states).toSorted()).toEqual(states.map(({ name }) => name).toSorted());
    for (let rainMm = 0; rainMm < 10_000; rainMm += 50) {
      const zones = regions.filter(({ rainMinMm, rainMaxMm }) => rainMm >= rainMinMm && rainMm < rainMaxMm);
      expect(zones, `${rainMm} mm`).toHaveLength(1);
    }
    const plateau = regions.find(({ id }) => id === "plateau");
    expect(plateau?.figures).toMatchObject({ ph: 5.5, clayPct: 32, cecCmolKg: 10 });
  });

  it("replaces a changed catalogue and leaves the calendars of the crops that stay", async () => {
    const calendars = await client.cropWindow.count();
    await client.crop.create({
      data: { id: 9999, name: "Nothing", scientificName: "Nihil", category: "cereal", otherNames: "", facts: {} },
    });
    await client.crop.update({ where: { id: 1 }, data: { scientificName: "Nihil" } });
    await client.seededTable.update({ where: { name: "crops" }, data: { digest: "older" } });
    expect(await seed(client)).toEqual(["crops"]);
    expect(await client.crop.findUnique({ where: { id: 9999 } })).toBeNull();
    expect(await client.crop.findUnique({ where: { id: 1 } })).toMatchObject({ scientificName: "Zea mays" });
    expect(await client.cropWindow.count()).toBe(calendars);
  });

  it("brings organisms up to date and leaves the sightings of those that stay", async () => {
    const { id: accountId } = await client.user.create({ data: { name: "Musa", email: "musa@example.com" } });
    const where = { latitude: 11, longitude: 7.7, seenOn: new Date("2026-11-20") };
    await client.pestSighting.create({ data: { accountId, organismId: 1, ...where } });
    await client.organism.update({ where: { id: 1 }, data: { name: "Nothing" } });
    await client.seededTable.update({ where: { name: "organisms" }, data: { digest: "older" } });
    expect(await seed(client)).toEqual(["organisms"]);
    expect(await client.organism.findUnique({ where: { id: 1 } })).toMatchObject({ name: "Fall armyworm" });
    expect(await client.pestSighting.count()).toBe(1);
    expect(await client.organismCrop.count({ where: { organismId: 1 } })).toBe(5);
  });

  it("keeps figures and their units: Kano's April is hot and its August wet", async () => {
    const kano = await client.climateNormal.findFirstOrThrow({ where: { name: "Mallam Aminu Intl" } });
    expect(kano.tmaxC[3]).toBeCloseTo(38.4, 0);
    expect(kano.windMs.every((windMs) => windMs > 0.5 && windMs < 6)).toBe(true);
    const rainfall = await client.stateRainfall.findUniqueOrThrow({ where: { state: "Kano" } });
    expect(rainfall.rainMm).toHaveLength(12);
    expect(rainfall.rainMm.reduce((sum, rainMm) => sum + rainMm)).toBeCloseTo(888, -1);
  });

  it("holds the shipped prices as their tables have them", async () => {
    const products = productsOf(parseTable((await readTable("price-products")).text));
    for (const name of ["prices-wfp-nga", "prices-nbs"]) {
      const { publisher, series, observations } = priceBatchOf(parseTable((await readTable(name)).text), products);
      const [loaded] = await client.$queryRaw<Record<string, number | string>[]>`
        select count(*)::int as prices, count(distinct series_id)::int as series, sum(price / quantity) as sum,
          count(*) filter (where aggregate)::int as aggregates, count(*) filter (where outlier)::int as outliers,
          min(date)::text as first, max(date)::text as last
        from price_observations join price_series series on series.id = series_id where publisher = ${publisher}`;
      const dates = observations.map(({ date }) => date).toSorted();
      expect(loaded).toEqual({
        prices: observations.length,
        series: series.length,
        sum: expect.closeTo(
          observations.reduce((sum, { price, quantity }) => sum + price / quantity, 0),
          0,
        ) as number,
        aggregates: observations.filter(({ aggregate }) => aggregate).length,
        outliers: observations.filter(({ outlier }) => outlier).length,
        first: dates[0],
        last: dates.at(-1),
      });
    }
  });

  it("leaves prices that an import brought or corrected when newer ones are shipped", async () => {
    const where = { series: { publisher: "NBS Selected Food Prices Watch", market: { state: "Kano" } } };
    const corrected = await client.priceObservation.findFirstOrThrow({ where, orderBy: { date: "desc" } });
    const { seriesId, kind, date } = corrected;
    const key = { seriesId_kind_date: { seriesId, kind, date } };
    await client.priceObservation.update({ where: key, data: { price: 1 } });
    await client.priceObservation.create({ data: { ...corrected, date: new Date("2026-10-15"), price: 2 } });
    const [prices, version] = [await client.priceObservation.count(), await client.priceImport.count()];
    await client.seededTable.update({ where: { name: "prices-nbs" }, data: { digest: "older" } });
    expect(await seed(client)).toEqual(["prices-nbs"]);
    expect((await client.priceObservation.findUniqueOrThrow({ where: key })).price).toBe(1);
    expect(await client.priceObservation.count()).toBe(prices);
    expect(await client.priceImport.count()).toBe(version + 1);
  });

  it("has consumer prices of both countries on the base of 2010", async () => {
    for (const country of ["NG", "GH"]) {
      const years = await client.consumerPriceIndex.findMany({ where: { country }, orderBy: { year: "asc" } });
      expect(years.length).toBeGreaterThan(20);
      expect(years.find(({ year }) => year === 2010)?.index).toBe(100);
      const falls = years.filter(({ index }, at) => index <= (years[at - 1]?.index ?? 0));
      expect(falls).toEqual([]);
    }
  });

  it("loads nothing again while the tables have not changed", async () => {
    expect(await seed(client)).toEqual([]);
  });

  it("loads only the table that changed, and replaces what was there", async () => {
    await client.seededTable.update({ where: { name: "state-rainfall" }, data: { digest: "older" } });
    await client.stateRainfall.create({ data: { state: "Nowhere", rainMm: [] } });
    expect(await seed(client)).toEqual(["state-rainfall"]);
    expect(await client.stateRainfall.count()).toBe(37);
  });
});
