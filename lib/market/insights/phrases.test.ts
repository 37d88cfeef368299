import { describe, expect, it } from "vitest";
import {
  changeWords,
  counted,
  distanceWords,
  listWords,
  monthWords,
  priceRange,
  sideWords,
  spanWords,
} from "./phrases";

const august2025 = 2025 * 12 + 7;

describe("figures in words", () => {
  it("prices have thousands separators, kobo only below a hundred, and one figure where low and high read the same", () => {
    expect(priceRange({ low: 520.4, high: 1780, unit: "kg" })).toBe("₦520 to ₦1,780 per kg");
    expect(priceRange({ low: 62.5, high: 99.5, unit: "litre" })).toBe("₦62.50 to ₦100 per litre");
    expect(priceRange({ low: 700.1, high: 700.3, unit: "kg" })).toBe("₦700 per kg");
  });

  it("months are told with their year, and spans name the year twice only where it changes", () => {
    expect(monthWords(august2025)).toBe("August 2025");
    expect(spanWords(august2025 - 2, august2025)).toBe("June to August 2025");
    expect(spanWords(august2025 - 8, august2025)).toBe("December 2024 to August 2025");
    expect(spanWords(august2025, august2025)).toBe("August 2025");
  });

  it("changes have a direction, and what rounds to nothing is the same", () => {
    expect([1.084, 0.92, 1.004].map(changeWords)).toEqual(["rose by 8 %", "fell by 8 %", "stayed the same"]);
    expect([1.084, 0.92, 0.996].map(distanceWords)).toEqual(["8 % above", "8 % below", "about the same as"]);
    expect([1.084, 0.996].map(sideWords)).toEqual(["8 % above", "level"]);
  });

  it("counts and lists read as a sentence does", () => {
    expect([counted(1, "market"), counted(1200, "market")]).toEqual(["1 market", "1,200 markets"]);
    const names = ["Abia", "Borno", "Kano", "Oyo"];
    expect(listWords(names.slice(0, 1), { most: 3, noun: "state" })).toBe("Abia");
    expect(listWords(names.slice(0, 2), { most: 3, noun: "state" })).toBe("Abia and Borno");
    expect(listWords(names, { most: 3, noun: "state" })).toBe("Abia, Borno, Kano and 1 other state");
    expect(listWords(names, { most: 2, noun: "state" })).toBe("Abia, Borno and 2 other states");
  });
});
