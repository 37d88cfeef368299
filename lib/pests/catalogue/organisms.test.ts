import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { completeConfig } from "../../config";
import { catalogue } from "../../crops/catalogue";
import { closeDb } from "../../db";
import { testDatabase } from "../../testing/database";
import { riskModels } from "../models/all";
import { OrganismJson } from "../contract";
import { importances, organismTypes, parts, signs } from "../organism";
import { CatalogueJson, OrganismPageJson } from "./contract";
import { catalogueToJson, organismPageToJson, organismToJson } from "./organism-json";
import { filterOrganisms, organisms, type Organisms } from "./organisms";
import type { Organism } from "./store";

let known: Organisms;

beforeAll(async () => {
  completeConfig({ DATABASE_URL: await testDatabase() });
  known = await organisms();
}, 120_000);

afterAll(closeDb);

const texts = ({ name, scientificName, kind, symptoms, description, conditions, compare, sources }: Organism) => [
  ...[name, scientificName, kind, symptoms, description, conditions, compare, sources],
];
const means = ({ cultural, resistant, biological, chemical }: Organism) => [cultural, resistant, biological, chemical];

/** An amount of a product on an area or in water. */
const dose =
  /\d\s*(ml|cl|litres?|l|g|kg|grams?)\s*(\/|per|in|a)\s*(ha|hectare|acre|l|litres?|tank|knapsack|plot|m2)\b/i;
const product =
  /\b(roundup|karate|ampligo|coragen|dithane|ridomil|benlate|topsin|furadan|gammalin|actellic|sherpa|decis|confidor|actara|engeo|nordox|kocide|funguran|ultimax|dd ?force|force up|gramoxone|primextra|thiodan|phostoxin|aflasafe|dipel)\b/i;
/** Banned or being phased out in Nigeria, or too dangerous for people without training. */
const banned =
  /\b(paraquat|atrazine|carbofuran|endosulfan|dichlorvos|ddvp|chlorpyrifos|lindane|monocrotophos|methamidophos|aldicarb|ddt)\b/i;

describe("the catalogue of organisms", () => {
  it("has at least 80, each with an id, a code and a name of its own, and every field filled", () => {
    expect(known.all.length).toBeGreaterThanOrEqual(80);
    for (const each of ["id", "code", "name"] as const)
      expect(new Set(known.all.map((organism) => organism[each])).size, each).toBe(known.all.length);
    for (const organism of known.all) {
      for (const text of [...texts(organism), ...means(organism)]) expect(text, organism.code).toMatch(/\S/);
      expect(organism.code).toMatch(/^[a-z][a-z_]+$/);
      for (const sentence of [organism.symptoms, organism.description, organism.compare, ...means(organism)])
        expect(sentence, organism.code).toMatch(/^[A-Z0-9].*[.!]$/);
    }
  });

  it("has every type, and names crops, parts and signs that are known", async () => {
    expect(new Set(known.all.map(({ type }) => type))).toEqual(new Set(organismTypes));
    const crops = await catalogue();
    for (const { code, cropIds, ...organism } of known.all) {
      expect(cropIds.length, code).toBeGreaterThan(0);
      for (const cropId of cropIds) expect(crops.byId(cropId), code).toBeDefined();
      expect(organism.parts.length, code).toBeGreaterThan(0);
      expect(organism.signs.length, code).toBeGreaterThan(0);
      for (const part of organism.parts) expect(parts).toContain(part);
      for (const sign of organism.signs) expect(signs).toContain(sign);
      expect(importances).toContain(organism.importance);
    }
  });

  it("keeps to what may be advised: no dose, no product, nothing banned; where a means is chemical, the label", () => {
    for (const organism of known.all) {
      for (const text of [...texts(organism), ...means(organism)]) {
        expect(text, organism.code).not.toMatch(dose);
        expect(text, organism.code).not.toMatch(product);
        expect(text, organism.code).not.toMatch(banned);
      }
      const { code, chemical } = organism;
      const withoutOne = /^(None|Nothing|Hardly ever needed|Not |Never|Rarely pays|Only by government|Copper can)/;
      if (!/follow the label/i.test(chemical))
        expect(chemical, code).toMatch(new RegExp(`${withoutOne.source}|do not`));
    }
  });

  it("marks for review what was not held against a publication, and names the publication where it was", () => {
    for (const { code, checked, sources } of known.all) {
      expect(sources, code).toMatch(/marked for review/);
      expect(/\((19|20)\d\d\)|metos|Portal|European Journal|VIPS/.test(sources), code).toBe(checked);
    }
    expect(known.all.filter(({ checked }) => checked).length).toBeGreaterThan(5);
  });

  it("knows every organism that a weather rule or the photo model speaks of, on the crops of the rule", async () => {
    const crops = await catalogue();
    for (const { id, organisms: codes, crops: names } of riskModels) {
      const harmed = codes.map((code) => known.byCode(code)?.cropIds ?? []).flat();
      expect(codes.map((code) => known.byCode(code)?.code)).toEqual(codes);
      for (const name of names) expect(harmed, `${id}: ${name}`).toContain(crops.byName(name)?.id);
    }
    const model = "lib/pests/photo/model/pests.json";
    if (!existsSync(model)) return;
    const { classes } = JSON.parse(readFileSync(model, "utf8")) as { classes: { organism: string | null }[] };
    const named = classes.map(({ organism }) => organism).filter((code) => code !== null);
    for (const code of named) expect(known.byCode(code), code).toBeDefined();
  });

  it("keeps ids for ever: farmers' sightings refer to them", () => {
    const fixed = {
      faw: 1,
      nclb: 2,
      late_blight: 5,
      tylcv: 23,
      striga_h: 52,
      cmd: 53,
      root_knot: 77,
      bt_cassava_rot: 111,
    };
    for (const [code, id] of Object.entries(fixed)) expect(known.byCode(code)?.id, code).toBe(id);
  });
});

describe("finding organisms", () => {
  it.each([
    ["fall armyworm", "faw"],
    ["armyworm", "faw"],
    ["spodoptera", "faw"],
    ["amryworm", "faw"],
    ["FAW", "faw"],
    ["wuta wuta", "striga_h"],
    ["cassava mosaic", "cmd"],
    ["Phytophthora infestans", "late_blight"],
  ])("by a name or its beginning, misspelt too: %s", (text, code) => {
    expect(known.search(text)[0]?.code).toBe(code);
  });

  it("finds nothing for what nothing is called", () => {
    expect(known.search("tractor")).toEqual([]);
  });

  it("by crop, type, part and sign together: boring in the stem of maize", async () => {
    const maize = (await catalogue()).byName("Maize");
    const found = filterOrganisms(known, { cropId: maize?.id, type: "pest", part: "stem", sign: "boring" });
    expect(found.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["faw", "maize_stem_borer", "pink_stem_borer", "eldana"]),
    );
    expect(found.map(({ importance }) => importances.indexOf(importance))).toEqual(
      found.map(({ importance }) => importances.indexOf(importance)).toSorted((a, b) => a - b),
    );
    expect(filterOrganisms(known, {})).toHaveLength(known.all.length);
  });
});

describe("answers about organisms", () => {
  it("keep to their contracts for every organism", async () => {
    const { all: crops } = await catalogue();
    for (const organism of known.all) {
      expect(() => OrganismJson.parse(organismToJson(organism)), organism.code).not.toThrow();
      expect(
        () => OrganismPageJson.parse(organismPageToJson(organism, crops, riskModels)),
        organism.code,
      ).not.toThrow();
    }
    expect(() => CatalogueJson.parse(catalogueToJson(known.all, known.all, crops))).not.toThrow();
  });

  it("name chemicals after growing practice, varieties and natural enemies", () => {
    for (const organism of known.all)
      expect(organismToJson(organism).management).toMatch(
        /^Growing practice: .+ Varieties: .+ Natural enemies: .+ Chemicals, last: .+$/,
      );
  });
});
