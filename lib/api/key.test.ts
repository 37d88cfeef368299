import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyDigest, keyIsWellFormed, keyLastFour, keyPrefix, makeKey } from "./key";

const random32 = fc.uint8Array({ minLength: 32, maxLength: 32 });

const kinds = [
  { test: false, prefix: "gona_" },
  { test: true, prefix: "gona_test_" },
];

describe.each(kinds)("API keys that begin with $prefix", ({ test, prefix }) => {
  it("are the prefix and 49 base62 characters, different for different randomness", () => {
    fc.assert(
      fc.property(random32, random32, (one, other) => {
        const key = makeKey({ test, random: one });
        expect(key).toMatch(new RegExp(`^${prefix}[0-9A-Za-z]{49}$`));
        expect(keyIsWellFormed(key)).toBe(true);
        expect(key === makeKey({ test, random: other })).toBe(Buffer.from(one).equals(Buffer.from(other)));
      }),
    );
  });

  it("are refused without a look-up when one character is mistyped", () => {
    fc.assert(
      fc.property(random32, fc.integer({ min: 0, max: 48 }), fc.constantFrom(..."0aZ9xQ"), (random, digit, typo) => {
        const key = makeKey({ test, random });
        const place = prefix.length + digit;
        fc.pre(key.charAt(place) !== typo);
        expect(keyIsWellFormed(key.slice(0, place) + typo + key.slice(place + 1))).toBe(false);
      }),
    );
  });

  it("are known by the prefix with seven characters, and by the last four", () => {
    fc.assert(
      fc.property(random32, (random) => {
        const key = makeKey({ test, random });
        expect(keyPrefix(key)).toBe(key.slice(0, test ? 17 : 12));
        expect(key.endsWith(keyLastFour(key))).toBe(true);
        expect(keyLastFour(key)).toHaveLength(4);
      }),
    );
  });
});

describe("API keys", () => {
  it("of one kind do not pass for the other", () => {
    fc.assert(
      fc.property(random32, (random) => {
        const [live, test] = [makeKey({ random }), makeKey({ test: true, random })];
        expect(live.startsWith("gona_test_")).toBe(false);
        expect(keyIsWellFormed(test.replace("gona_test_", "gona_test"))).toBe(false);
        expect(keyIsWellFormed(live.replace("gona_", "gona_tset_"))).toBe(false);
      }),
    );
  });

  it("are stored as SHA-256", () => {
    expect(Buffer.from(keyDigest("abc")).toString("hex")).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
  });
});
