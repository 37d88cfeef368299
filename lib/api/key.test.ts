import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyDigest, keyIsWellFormed, makeKey } from "./key";

const random32 = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe("API keys", () => {
  it("are gona_ and 49 base62 characters, different for different randomness", () => {
    fc.assert(
      fc.property(random32, random32, (one, other) => {
        expect(makeKey(one)).toMatch(/^gona_[0-9A-Za-z]{49}$/);
        expect(keyIsWellFormed(makeKey(one))).toBe(true);
        expect(makeKey(one) === makeKey(other)).toBe(Buffer.from(one).equals(Buffer.from(other)));
      }),
    );
  });

  it("are refused without a look-up when one character is mistyped", () => {
    fc.assert(
      fc.property(random32, fc.integer({ min: 5, max: 53 }), fc.constantFrom(..."0aZ9xQ"), (bytes, place, typo) => {
        const key = makeKey(bytes);
        fc.pre(key.charAt(place) !== typo);
        expect(keyIsWellFormed(key.slice(0, place) + typo + key.slice(place + 1))).toBe(false);
      }),
    );
  });

  it("are stored as SHA-256", () => {
    expect(Buffer.from(keyDigest("abc")).toString("hex")).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
  });
});
