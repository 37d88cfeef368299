import { beforeEach, describe, expect, it } from "vitest";
import { isApiError } from "../../api/errors";
import { freshUpstreams } from "../../upstream/testing/fresh-upstreams";
import { picturePath, readToken } from "./token";

const hourMs = 3_600_000;
const now = Date.UTC(2026, 5, 1, 10, 20);
const name = { placeId: "abcdefghijklmnopqrst-_", scene: 3, layer: "overlay" } as const;
const secret = "a secret of more than thirty-two characters";

beforeEach(() => freshUpstreams({ AUTH_SECRET: secret }));

const tokenAt = (at: number) => picturePath(name, at).slice("/pictures/".length);
function statusOf(token: string, at: number): number {
  try {
    readToken(token, at);
    return 200;
  } catch (error) {
    return isApiError(error) ? error.status : 0;
  }
}

describe("a link to a picture", () => {
  it("names what was asked for, for at least 24 hours and less than 25", () => {
    const token = tokenAt(now);
    const { endsAt, ...read } = readToken(token, now);
    expect(read).toEqual(name);
    expect(endsAt - now).toBeGreaterThanOrEqual(24 * hourMs);
    expect(endsAt - now).toBeLessThan(25 * hourMs);
    expect(statusOf(token, endsAt - 1)).toBe(200);
    expect(statusOf(token, endsAt)).toBe(410);
  });

  it("is the same for an hour, so that browsers keep the picture", () => {
    expect(tokenAt(now + 30 * 60_000)).toBe(tokenAt(now));
    expect(tokenAt(now + hourMs)).not.toBe(tokenAt(now));
  });

  it("is refused when any character of it is changed", () => {
    const token = tokenAt(now);
    for (let at = 0; at < token.length - 1; at++) {
      const other = token[at] === "a" ? "b" : "a";
      expect(statusOf(token.slice(0, at) + other + token.slice(at + 1), now)).toBe(403);
    }
    for (const wrong of ["", "x", token.slice(0, -1), `${token}A`, `${token}.`, token.replace(".3.", ".4.")]) {
      expect(statusOf(wrong, now)).toBe(403);
    }
  });

  it("of another server is refused, also one that would be over", () => {
    const token = tokenAt(now);
    freshUpstreams({ AUTH_SECRET: `${secret} of another` });
    expect(statusOf(token, now)).toBe(403);
    expect(statusOf(token, now + 100 * hourMs)).toBe(403);
  });
});
