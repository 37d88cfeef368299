import { expect, test } from "vitest";
import { z } from "zod";
import { fieldRows, typeInWords, type JsonSchema } from "./fields";

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" }) as JsonSchema;

test("a type is told with its bounds, unit, choices and default", () => {
  const words = (schema: z.ZodType) => typeInWords(schemaOf(schema));
  expect(words(z.int().min(1).max(16).default(7))).toBe("whole number, 1 to 16, default `7`");
  expect(words(z.number().min(0.0001).max(1_000_000).describe("Area in hectares."))).toBe(
    "number, 0.0001 to 1,000,000, hectares",
  );
  expect(words(z.string().min(2).max(120))).toBe("text, 2 to 120 characters");
  expect(words(z.enum(["active", "fallow"]))).toBe("one of `active`, `fallow`");
  expect(words(z.array(z.string().max(5)).min(1).max(3))).toBe("list of (text, at most 5 characters), 1 to 3 entries");
  expect(words(z.iso.date().max(10).nullable())).toBe("date, YYYY-MM-DD; or null");
});

test("fields within objects and lists are named with the way to them", () => {
  const point = z.strictObject({ latitude: z.number() });
  const schema = z.strictObject({
    at: point.nullable(),
    days: z.array(z.strictObject({ on: z.string(), points: z.array(point) })).optional(),
  });
  expect(fieldRows(schemaOf(schema)).map(({ name, required }) => [name, required])).toEqual([
    ["at", true],
    ["at.latitude", true],
    ["days", false],
    ["days[].on", true],
    ["days[].points", true],
    ["days[].points[].latitude", true],
  ]);
});
