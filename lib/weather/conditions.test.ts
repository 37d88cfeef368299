import { describe, expect, it } from "vitest";
import { codeOfDay, codeOfSymbol, conditionsOfCode, mostSevere } from "./conditions";

const symbols = (
  "clearsky fair partlycloudy cloudy fog lightrain rain heavyrain lightrainshowers rainshowers heavyrainshowers " +
  "lightrainandthunder rainandthunder heavyrainandthunder lightrainshowersandthunder rainshowersandthunder " +
  "heavyrainshowersandthunder lightsleet sleet heavysleet lightsleetshowers sleetshowers heavysleetshowers " +
  "lightsleetandthunder sleetandthunder heavysleetandthunder lightssleetshowersandthunder sleetshowersandthunder " +
  "heavysleetshowersandthunder lightsnow snow heavysnow lightsnowshowers snowshowers heavysnowshowers " +
  "lightsnowandthunder snowandthunder heavysnowandthunder lightssnowshowersandthunder snowshowersandthunder " +
  "heavysnowshowersandthunder"
).split(" ");

describe("weather in words", () => {
  it("has words for every code that Open-Meteo gives", () => {
    const codes = [
      0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86, 95, 96, 99,
    ];
    expect(codes.map(conditionsOfCode)).not.toContain("Unknown");
    expect(conditionsOfCode(3)).toBe("Overcast");
    expect(conditionsOfCode(80)).toBe("Slight rain showers");
  });

  it("says that it does not know what it does not know", () => {
    expect(conditionsOfCode(null)).toBe("Unknown");
    expect(conditionsOfCode(42)).toBe("Unknown");
    expect(codeOfSymbol("raining_frogs")).toBeNull();
  });

  it("has words for every symbol of MET Norway, by day and by night", () => {
    const suffixes = ["", "_day", "_night", "_polartwilight"];
    const words = symbols.flatMap((symbol) =>
      suffixes.map((suffix) => conditionsOfCode(codeOfSymbol(symbol + suffix))),
    );
    expect(words).not.toContain("Unknown");
    expect(conditionsOfCode(codeOfSymbol("heavyrainshowersandthunder_night"))).toBe("Thunderstorm");
    expect(conditionsOfCode(codeOfSymbol("partlycloudy_day"))).toBe("Partly cloudy");
  });

  it("lets a day have the most severe of its weather", () => {
    expect(mostSevere([2, null, 95, 61])).toBe(95);
    expect(mostSevere([null])).toBeNull();
  });

  it.each([
    [{ precipitationMm: 12, clearness: 0.7 }, "Heavy rain"],
    [{ precipitationMm: 1, clearness: 0.7 }, "Slight rain"],
    [{ precipitationMm: 0.4, clearness: 0.7 }, "Mainly clear"],
    [{ precipitationMm: 0, clearness: 0.5 }, "Partly cloudy"],
    [{ precipitationMm: null, clearness: 0.2 }, "Overcast"],
    [{ precipitationMm: 0, clearness: null }, "Unknown"],
  ])("words a day of which only sums are known: %o is %s", (day, words) => {
    expect(conditionsOfCode(codeOfDay(day))).toBe(words);
  });
});
