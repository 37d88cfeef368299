import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { config, proxy } from "../proxy";

const answerTo = (url: string) => proxy(new NextRequest(url)).headers;
const scriptSources = (url: string) =>
  /script-src ([^;]*)/.exec(answerTo(url).get("content-security-policy") ?? "")?.[1];

describe("proxy", () => {
  it("lets no script run that does not carry this very answer's nonce", () => {
    const sources = scriptSources("https://gona.example/");
    expect(sources).toMatch(/^'self' 'nonce-[A-Za-z0-9+/=]{24}' 'strict-dynamic'$/);
    expect(scriptSources("https://gona.example/")).not.toBe(sources);
  });

  it("lets pictures come from the configured map hosts and from nowhere else", () => {
    const images = /img-src ([^;]*)/.exec(answerTo("https://gona.example/").get("content-security-policy") ?? "")?.[1];
    expect(images).toBe("'self' data: https://tile.openstreetmap.org https://tiles.maps.eox.at");
  });

  it("promises HTTPS only over HTTPS, and never for a developer's machine", () => {
    const promise = (url: string) => answerTo(url).get("strict-transport-security");
    expect(promise("https://gona.example/weather")).toMatch(/^max-age=\d{7,}$/);
    expect(promise("http://gona.example/weather")).toBeNull();
    expect(promise("https://localhost:3443/weather")).toBeNull();
  });

  it("leaves the API alone and covers every page", () => {
    const covered = new RegExp(`^${config.matcher[0]}$`);
    for (const page of ["/", "/weather", "/sign-in", "/keys", "/v1-news"]) expect(page).toMatch(covered);
    for (const other of ["/v1/weather/current", "/api/auth/session", "/console/v1/keys", "/_next/static/a.js"]) {
      expect(other).not.toMatch(covered);
    }
  });
});
