import { beforeEach, describe, expect, it } from "vitest";
import { completeConfig } from "../../config";
import { mostAttempts, nextAttemptAt } from "./backoff";
import { makeSecret, openSecret, sealSecret } from "./secret";

beforeEach(() => {
  completeConfig({ AUTH_SECRET: "a".repeat(32) });
});

describe("a webhook's secret", () => {
  it("is 256 random bits, and no two are alike", () => {
    expect(makeSecret()).toMatch(/^whsec_[0-9A-Za-z]{43}$/);
    expect(makeSecret()).not.toBe(makeSecret());
    expect(makeSecret(new Uint8Array(32))).toBe(`whsec_${"0".repeat(43)}`);
  });

  it("is kept encrypted, never twice the same, and opens again", () => {
    const secret = makeSecret();
    const [one, two] = [sealSecret(secret, 7), sealSecret(secret, 7)];
    expect(Buffer.from(one).includes(secret.slice(6))).toBe(false);
    expect(Buffer.from(one).equals(two)).toBe(false);
    expect(openSecret(one, 7)).toBe(secret);
  });

  it("does not open for another account, under another server's secret, or when a bit was changed", () => {
    const sealed = sealSecret(makeSecret(), 7);
    expect(() => openSecret(sealed, 8)).toThrow();
    const changed = Uint8Array.from(sealed, (byte, index) => (index === 30 ? byte ^ 1 : byte));
    expect(() => openSecret(changed, 7)).toThrow();
    completeConfig({ AUTH_SECRET: "b".repeat(32) });
    expect(() => openSecret(sealed, 7)).toThrow();
  });
});

describe("the waits between attempts", () => {
  it("are 10 s, 1 min, 5 min, 30 min, 2 h, 6 h and 12 h, and after the eighth attempt there is none", () => {
    const waits = Array.from({ length: mostAttempts }, (_, index) => nextAttemptAt(index + 1, 0)?.getTime() ?? null);
    expect(waits).toEqual([10_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000, null]);
  });
});
