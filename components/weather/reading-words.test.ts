import { describe, expect, it } from "vitest";
import { humidityWord, pressureWord, uvWord, visibilityWord, windWord } from "./reading-words";

describe("words for readings", () => {
  it("never calls a wind fit for spraying in which drops drift", () => {
    expect([0, 14.9, 15, 28, 40, 80].map(windWord)).toEqual([
      "calm",
      "light",
      "moderate",
      "moderate",
      "strong",
      "gale",
    ]);
  });

  it("uses the WHO's classes of the rounded UV index", () => {
    expect([0, 2.4, 2.5, 5.6, 7.4, 7.5, 10.4, 10.5, 13].map(uvWord)).toEqual([
      "low",
      "low",
      "moderate",
      "high",
      "high",
      "veryHigh",
      "veryHigh",
      "extreme",
      "extreme",
    ]);
  });

  it("calls less than a kilometre fog", () => {
    expect([0.4, 1, 7, 24].map(visibilityWord)).toEqual(["fog", "poor", "fair", "clear"]);
  });

  it("has a word for any humidity and pressure", () => {
    expect([0, 30, 60, 100].map(humidityWord)).toEqual(["veryDry", "dry", "comfortable", "humid"]);
    expect([990, 1013, 1030].map(pressureWord)).toEqual(["low", "normal", "high"]);
  });
});
