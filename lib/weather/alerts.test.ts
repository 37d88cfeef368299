import { describe, expect, it } from "vitest";
import type { Provenance } from "../api/provenance";
import { originOf } from "./alerts";

const now = Date.UTC(2026, 5, 1, 12);
const warnings: Provenance = { source: "WMO SWIC", kind: "forecast", ageSeconds: 30 };
const forecast: Provenance = { source: "Open-Meteo", kind: "forecast", ageSeconds: 600 };
const normals: Provenance = { source: "Gona climatology", kind: "modelled", ageSeconds: 0 };

describe("the origin of alerts", () => {
  it("names both sources, with the age of the older and the time of the newer", () => {
    expect(originOf(warnings, forecast, now)).toEqual({
      provenance: { source: "WMO SWIC; Open-Meteo", kind: "forecast", ageSeconds: 600 },
      updatedAt: now - 30_000,
    });
  });

  it("says that official warnings are missing", () => {
    expect(originOf(null, forecast, now)).toEqual({
      provenance: { source: "official warnings not available; Open-Meteo", kind: "forecast", ageSeconds: 600 },
      updatedAt: now - 600_000,
    });
  });

  it.each([
    ["fails", null],
    ["is only modelled", normals],
  ])("says that agronomic alerts are missing when the forecast %s", (_, missing) => {
    expect(originOf(warnings, missing, now)).toEqual({
      provenance: {
        source: "WMO SWIC; no forecast available, so no agronomic alerts",
        kind: "forecast",
        ageSeconds: 30,
      },
      updatedAt: now - 30_000,
    });
  });

  it("with neither is modelled, so that an empty list is not taken for safety", () => {
    expect(originOf(null, normals, now)).toEqual({
      provenance: {
        source: "official warnings not available; no forecast available, so no agronomic alerts",
        kind: "modelled",
        ageSeconds: 0,
      },
      updatedAt: now,
    });
  });
});
