import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decide, MemoryLimiter, windowMs } from "./limit";

const fresh = () => ({ times: [], next: 0 });

describe("rate limit", () => {
  it("never lets more than the limit through in any 60 seconds, and never refuses while there is room", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.array(fc.nat(9_000), { maxLength: 200 }), (limit, gaps) => {
        const window = fresh();
        const passed: number[] = [];
        let now = 1_000_000;
        for (const gap of gaps) {
          now += gap;
          const inWindow = passed.filter((time) => time > now - windowMs).length;
          const verdict = decide(window, limit, now);
          expect(verdict.allowed).toBe(inWindow < limit);
          if (verdict.allowed) passed.push(now);
          expect(verdict.remaining).toBe(limit - Math.min(limit, inWindow + 1));
        }
      }),
    );
  });

  it("lets the next call pass exactly after the wait it names, and not a millisecond before", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(50_000), (limit, spread) => {
        const window = fresh();
        for (let call = 0; call < limit; call++) decide(window, limit, 1_000_000 + Math.floor((spread * call) / limit));
        const now = 1_000_000 + spread;
        const { allowed, resetMs } = decide(window, limit, now);
        expect(allowed).toBe(false);
        expect(resetMs).toBeGreaterThan(0);
        expect(decide(window, limit, now + resetMs - 1).allowed).toBe(false);
        expect(decide(window, limit, now + resetMs).allowed).toBe(true);
      }),
    );
  });

  it("counts each caller at each endpoint for itself", () => {
    const limiter = new MemoryLimiter();
    expect(limiter.take("k1 GET /a", 1, 0).allowed).toBe(true);
    expect(limiter.take("k1 GET /a", 1, 1).allowed).toBe(false);
    expect(limiter.take("k2 GET /a", 1, 1).allowed).toBe(true);
    expect(limiter.take("k1 GET /b", 1, 1).allowed).toBe(true);
  });
});
