import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextPath } from "./next-path";

describe("nextPath", () => {
  it("keeps a path of this site with its query and fragment", () => {
    expect(nextPath("/weather?location=Kano#alerts", "/keys")).toBe("/weather?location=Kano#alerts");
  });

  it("falls back for anything that could lead to another site", () => {
    const outside = [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "/.//evil.example",
      "javascript:alert(1)",
      "evil",
      "",
      undefined,
      ["/a", "/b"],
    ];
    for (const next of outside) expect(nextPath(next, "/keys")).toBe("/keys");
  });

  it("never gives a URL that resolves to another origin", () => {
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc
        .array(fc.constantFrom("/", "\\", ".", "\t", "\n", "@", ":", "a"), { maxLength: 8 })
        .map((parts) => `/${parts.join("")}`),
    );
    fc.assert(
      fc.property(text, (next) => {
        expect(new URL(nextPath(next, "/keys"), "https://gona.example").origin).toBe("https://gona.example");
      }),
    );
  });
});
