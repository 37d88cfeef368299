import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { completeConfig } from "../config";
import { closeDb } from "../db";
import { testDatabase } from "../testing/database";
import { gazetteer, type Gazetteer } from "./gazetteer";
import type { NameMatch } from "./name-match";
import type { Place } from "./place";

let places: Gazetteer;

beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase() });
  places = await gazetteer();
}, 120_000);

afterAll(closeDb);

const label = ({ name, kind, admin1, country }: Place) => `${name} ${kind} ${admin1 || country}`;
const told = (match: NameMatch) => {
  if (match.status === "found") return label(match.place);
  return match.status === "ambiguous" ? match.places.map(label) : null;
};

describe("search", () => {
  const first = (text: string) => places.search(text, 8).map(label)[0];

  it.each([
    ["kano", "Kano city Kano"],
    ["port har", "Port Harcourt city Rivers"],
    ["yaounde", "Yaoundé city CM"],
    ["Yaoundé", "Yaoundé city CM"],
    ["SAO PAULO", "São Paulo city BR"],
    ["fct", "Federal Capital Territory state Federal Capital Territory"],
    ["Ibadn", "Ibadan city Oyo"],
    ["ado ekiti", "Ado-Ekiti city Ekiti"],
    ["ibadan oyo", "Ibadan city Oyo"],
    ["njadmena", "N'Djamena city TD"],
  ])("finds %s", (text, expected) => expect(first(text)).toBe(expected));

  it("puts Nigeria first among names that begin alike, cities before states and states before areas", () => {
    const found = places.search("ka", 8);
    expect(found.map(({ country }) => country)).toEqual(Array.from({ length: 8 }, () => "NG"));
    expect(places.search("kano", 3).map(label)).toEqual([
      "Kano city Kano",
      "Kano state Kano",
      "Kano Municipal lga Kano",
    ]);
  });

  it("finds nothing for what is no place, and never more than asked for", () => {
    expect(places.search("zzzzqq", 8)).toEqual([]);
    expect(places.search("?!", 8)).toEqual([]);
    expect(places.search("a", 3)).toHaveLength(3);
  });
});

describe("find", () => {
  it.each([
    ["Kano", "Kano city Kano"],
    ["kano state", "Kano state Kano"],
    ["Nasarawa State", "Nasarawa state Nasarawa"],
    ["Ibadan, Oyo", "Ibadan city Oyo"],
    ["Ibadan, Oyo State, Nigeria", "Ibadan city Oyo"],
    ["Zaria Kaduna State", "Zaria city Kaduna"],
    ["Abuja, FCT", "Abuja city Federal Capital Territory"],
    ["Paris, France", "Paris city FR"],
    ["Abidjan, Côte d'Ivoire", "Abidjan city CI"],
    ["cotonou benin", "Cotonou city BJ"],
    ["Niamey, Niger", "Niamey city NE"],
    ["New York, USA", "New York City city US"],
    ["Plateau", "Plateau state Plateau"],
    ["Surulere", "Surulere city Lagos"],
    ["Surulere, Oyo", "Surulere lga Oyo"],
    ["Bassa, Kogi", "Bassa lga Kogi"],
  ])("takes %s for one place", (text, expected) => expect(told(places.find(text))).toBe(expected));

  it("does not choose between areas that only their state tells apart", () => {
    expect(told(places.find("Bassa"))).toEqual(["Bassa lga Kogi", "Bassa lga Plateau"]);
  });

  it.each(["Paris, Texas", "Kano, Ghana", "Ibadn", "Qwertyuiop", ",", "Kano, Oyo"])("does not know %s", (text) => {
    expect(told(places.find(text))).toBeNull();
  });
});

describe("findMisspelt", () => {
  it.each([
    ["Ibadn", "Ibadan city Oyo"],
    ["Ibadaan, Oyo", "Ibadan city Oyo"],
    ["Maidugri", "Maiduguri city Borno"],
    ["Port Harcout", "Port Harcourt city Rivers"],
  ])("understands %s", (text, expected) => expect(told(places.findMisspelt(text))).toBe(expected));

  it.each(["Marlow", "Atlantis", "Gotham", "Kana", "Xyz", "Nowhere", "Paris, Texas"])(
    "does not guess what %s may mean",
    (text) => expect(told(places.findMisspelt(text))).toBeNull(),
  );
});

describe("nearest", () => {
  it("gives the nearest town or area, never a state's middle", () => {
    expect(places.nearest({ latitude: 11.1, longitude: 7.7 }, 100)).toMatchObject({ name: "Zaria" });
    const middleOfKano = { latitude: 11.7475, longitude: 8.5244 };
    expect(places.nearest(middleOfKano, 100)?.kind).not.toBe("state");
  });

  it("gives nothing at sea", () => {
    expect(places.nearest({ latitude: 0, longitude: -30 }, 100)).toBeNull();
    expect(places.elevationNear({ latitude: 0, longitude: -30 }, 25)).toBeNull();
  });

  it("knows how high the land is around Jos", () => {
    expect(places.elevationNear({ latitude: 9.9, longitude: 8.87 }, 25)).toBeGreaterThan(1_100);
  });
});
