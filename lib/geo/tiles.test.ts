import { describe, expect, it } from "vitest";
import { tileOrigins } from "./tiles";

describe("tileOrigins", () => {
  it("names the one host of an address, every host behind {s}, and none when maps are off", () => {
    expect(tileOrigins("https://tile.example.org:8443/{z}/{x}/{y}.png")).toEqual(["https://tile.example.org:8443"]);
    expect(tileOrigins("https://{s}.example.org/{z}/{x}/{y}.png")).toEqual([
      "https://a.example.org",
      "https://b.example.org",
      "https://c.example.org",
    ]);
    expect(tileOrigins(null)).toEqual([]);
  });
});
