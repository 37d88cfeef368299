import { describe, expect, it } from "vitest";
import { adviceFor, fitSeasons } from "./advice";
import { publishedFor, type PublishedWindow } from "./published";
import type { RainSeason } from "./rain-season";

const source = "Sacks et al. (2010)";
const window = (country: string, zone: string, given: Partial<PublishedWindow> = {}): PublishedWindow => ({
  country,
  zone,
  season: "main",
  plant: { from: "05-01", to: "06-30" },
  harvest: { from: "08-01", to: "09-30" },
  source,
  ...given,
});
const unknownFit = { rainfed: null, irrigated: null };
const kano = { country: "NG", state: "Kano", latitude: 12 };
const ibadan = { country: "NG", state: "Oyo", latitude: 7.4 };
const maize = { perennial: false, daysToMaturity: { min: 90, max: 120 } };
/** 21 May to 30 September, and 1 April to 31 October. */
const kanoRains: RainSeason[] = [{ onset: 14, dekads: 13 }];
const ibadanRains: RainSeason[] = [{ onset: 9, dekads: 21 }];

describe("publishedFor", () => {
  const windows = [window("NG", "south"), window("NG", "north"), window("NG", "all"), window("NE", "all")];

  it("takes the nearest zone of the place's own country", () => {
    expect(publishedFor(windows, kano)).toEqual({ standIn: false, windows: [windows[1]] });
    expect(publishedFor(windows, ibadan)).toEqual({ standIn: false, windows: [windows[0]] });
    const potato = [window("NG", "Plateau"), window("NG", "north")];
    expect(publishedFor(potato, { country: "NG", state: "Plateau", latitude: 9.9 }).windows).toEqual([potato[0]]);
  });

  it("lets a neighbour stand in only where the country has none, and says so: Niger in the north, Ghana in the south", () => {
    const others = [window("NE", "all"), window("GH", "all")];
    expect(publishedFor(others, kano)).toEqual({ standIn: true, windows: [others[0]] });
    expect(publishedFor(others, ibadan)).toEqual({ standIn: true, windows: [others[1]] });
    expect(publishedFor(others, { country: "FR", state: null, latitude: 45 }).windows).toEqual([]);
  });
});

describe("adviceFor", () => {
  const advise = (crop: typeof maize, windows: PublishedWindow[], rains: RainSeason[]) =>
    adviceFor({ crop, published: publishedFor(windows, kano), rains: fitSeasons(crop, rains), ...unknownFit });

  it("plants where calendar and rains agree, and harvests after the days to maturity", () => {
    expect(advise(maize, [window("NG", "north")], kanoRains)).toMatchObject({
      basis: "calendar_and_rains",
      plant: { from: "05-21", to: "06-30" },
      harvest: { from: "08-19", to: "10-28" },
    });
  });

  it("follows the country's calendar where the rains do not agree", () => {
    const yam = window("NG", "all", { plant: { from: "02-01", to: "03-31" } });
    expect(advise(maize, [yam], kanoRains)).toMatchObject({ basis: "calendar", plant: yam.plant });
  });

  it("irrigates what the calendar has in the dry season only", () => {
    const tomato = window("NG", "all", { season: "dry", plant: { from: "10-15", to: "12-15" } });
    expect(advise(maize, [tomato], kanoRains)).toMatchObject({ basis: "irrigation", plant: tomato.plant });
  });

  it("goes by the rains where no calendar knows the crop, and not beyond them", () => {
    expect(advise(maize, [], kanoRains)).toMatchObject({
      basis: "rains",
      plant: { from: "05-21", to: "07-20" },
    });
    expect(advise({ ...maize, daysToMaturity: { min: 170, max: 175 } }, [], kanoRains)).toBeNull();
    expect(advise(maize, [], [])).toBeNull();
  });

  it("does not take a few shared days for agreement: cotton follows the calendar once the rains have begun", () => {
    const cotton = { perennial: false, daysToMaturity: { min: 150, max: 180 } };
    const sown = window("NG", "north", { plant: { from: "05-17", to: "07-31" } });
    expect(advise(cotton, [sown], kanoRains)).toMatchObject({
      basis: "calendar",
      plant: { from: "05-21", to: "07-31" },
    });
  });

  it("plants crops that outlast the rains while 120 days of rain are left", () => {
    const cassava = { perennial: false, daysToMaturity: { min: 270, max: 365 } };
    expect(advise(cassava, [], kanoRains)).toMatchObject({ basis: "rains", plant: { from: "05-21", to: "06-03" } });
  });

  it("advises nothing where warmth is lacking, and water where only rain is", () => {
    const fit = (score: number, factor: "temperature" | "rain") => ({
      score,
      class: score === 0 ? ("not_suitable" as const) : ("excellent" as const),
      limit: { factor, tooMuch: false },
      startMonths: [],
      cycleMonths: 4,
    });
    const known = { crop: maize, published: publishedFor([], kano), rains: fitSeasons(maize, kanoRains) };
    const cold = { rainfed: fit(0, "temperature"), irrigated: fit(0, "temperature") };
    const dry = { rainfed: fit(0, "rain"), irrigated: fit(100, "temperature") };
    expect(adviceFor({ ...known, ...cold })).toBeNull();
    expect(adviceFor({ ...known, ...dry })).toMatchObject({ irrigate: true });
    expect(adviceFor({ ...known, ...unknownFit })).toMatchObject({ irrigate: false });
    const cocoa = { perennial: true, daysToMaturity: { min: 1095, max: 1825 } };
    expect(adviceFor({ ...known, ...dry, crop: cocoa, rains: fitSeasons(cocoa, kanoRains) })).toBeNull();
  });

  it("finds a second season in long rains", () => {
    const cowpea = { perennial: false, daysToMaturity: { min: 60, max: 90 } };
    const second = window("NG", "all", { season: "second", plant: { from: "08-01", to: "09-30" } });
    expect(advise(cowpea, [second], ibadanRains)).toMatchObject({
      basis: "calendar_and_rains",
      season: "second",
      plant: { from: "08-01", to: "09-22" },
    });
  });

  it("plants trees early in the rains and promises no harvest within the year", () => {
    const cocoa = { perennial: true, daysToMaturity: { min: 1095, max: 1825 } };
    expect(advise(cocoa, [], ibadanRains)).toMatchObject({
      basis: "rains",
      plant: { from: "04-01", to: "05-31" },
      harvest: null,
    });
  });
});
