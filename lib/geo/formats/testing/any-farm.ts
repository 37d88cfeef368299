import fc from "fast-check";
import { checkBoundary } from "../../boundary/check";
import type { Corner } from "../../boundary/ring";
import { anyRing } from "../../boundary/testing/any-ring";
import { cropStates, farmStates, type CropData, type StoredFarm } from "../farm-feature";

const tidy = (text: string) => text.replace(/\p{Cc}/gu, "").trim();
const tricky = fc.constantFrom(
  "=1+1",
  "-7",
  "+x",
  "@me",
  "'=x",
  "''",
  '"quoted"',
  "a,b;c",
  "<b>&amp;</b>",
  "]]>",
  "0",
  "null",
  "a\u2028b\uFFFEc",
  "a\u2029b",
);
const line = (maxLength: number) =>
  fc.oneof(fc.string({ unit: "grapheme", minLength: 1, maxLength }).map(tidy), tricky).filter((text) => {
    return text !== "" && text.length <= maxLength;
  });
const lines = fc
  .array(fc.oneof(line(40), fc.constantFrom("\n", "\r\n", "\t", "\r")), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join("").trim())
  .filter((text) => text !== "");

const orNull = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
// No test is served by -0, which no JSON keeps.
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((value) => value + 0);
const day = fc
  .date({ min: new Date("1990-01-01T00:00:00Z"), max: new Date("2099-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const anyCrop: fc.Arbitrary<CropData> = fc.record({
  name: line(60),
  status: fc.constantFrom(...cropStates),
  variety: orNull(line(30)),
  area: orNull(number(0.0001, 50)),
  planting_date: orNull(day),
  expected_harvest_date: orNull(day),
});

/** Whether the API would take the farm's boundary beside its coordinates. */
function isTaken({ boundary_coordinates: boundary, coordinates }: StoredFarm): boolean {
  return boundary === null || checkBoundary(boundary.map(cornerOf), { near: coordinates ?? undefined }).ok;
}

const cornerOf = ([latitude = 0, longitude = 0]: number[]): Corner => [latitude, longitude];

const anyRecord: fc.Arbitrary<StoredFarm> = fc.record({
  id: fc.integer({ min: 1, max: 2_147_483_647 }),
  name: line(60),
  status: fc.constantFrom(...farmStates),
  size: orNull(number(0.0001, 1_000_000)),
  location: orNull(line(80)),
  coordinates: orNull(fc.record({ latitude: number(-90, 90), longitude: number(-180, 180) })),
  soil_type: orNull(line(40)),
  description: orNull(lines),
  boundary_coordinates: orNull(anyRing({ maxCorners: 15 })),
  crops: fc.array(anyCrop, { maxLength: 3 }),
  created_at: fc.constant("2026-05-01T08:00:00.000Z"),
  updated_at: fc.constant("2026-05-02T08:00:00.000Z"),
});

/** Farms as the API gives them, with texts that files find hard to carry. */
export const anyFarm = anyRecord.filter(isTaken);
