import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { unshare } from "../../runtime";
import { freshUpstreams } from "../../upstream/testing/fresh-upstreams";
import { emptySoilGridsBody, isdaBody, soilGridsBody } from "../../upstream/testing/soil-bodies";
import { startStandIns, type Mode, type StandIns } from "../../upstream/testing/stand-ins";
import { isdaMaps } from "./isda-maps";
import { isdaService } from "./isda";
import { askMaps } from "./order";
import { soilGrids } from "./soilgrids";

const now = Date.UTC(2026, 10, 21, 12);
const place = (latitude: number, longitude: number, country: string | null) => ({
  name: "Here",
  latitude,
  longitude,
  elevationM: null,
  country,
  timezone: "Africa/Lagos",
});
const kano = place(12.0012, 8.5199, "NG");
const berlin = place(52.52, 13.4, "DE");
const account = { ISDA_USERNAME: "farm@example.com", ISDA_PASSWORD: "guinea-corn" };

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns({ slowMs: 150 });
});
afterAll(() => standIns.stop());

const fresh = (settings: Record<string, string> = account) => {
  freshUpstreams({ ...standIns.env, ...settings });
  unshare("iSDAsoil token");
  unshare("iSDAsoil transformations");
  unshare("open rasters");
};

beforeEach(() => {
  standIns.setMode("all", "good");
  for (const each of ["isda", "soilgrids"] as const) standIns.setBody(each, undefined);
  standIns.forget();
  fresh();
});

const asked = (query: string, pathname = "") => ({
  query: new URLSearchParams(query),
  pathname,
  posted: "",
  now,
  datesFrom: "today" as const,
});

describe("iSDAsoil with an account", () => {
  it("has the figures of 0 to 20 cm in our units, carbon as organic matter", async () => {
    const answer = await isdaService.ask(kano, now);
    expect(answer?.mapped.figures).toMatchObject({ ph: 6.2, phosphorusMgKg: 8.9, cecCmolKg: 5.1, clayPct: 14 });
    expect(answer?.mapped.figures.organicMatterPct).toBeCloseTo(0.72 * 1.724, 6);
    expect(answer?.mapped.figures.nitrogenPct).toBeCloseTo(0.06, 6);
    expect(answer?.mapped.bulkDensityGCm3).toBe(1.49);
    expect(answer?.mapped.figures).not.toHaveProperty("boronMgKg");
  });

  it("logs in once for many points, and asks once for the fields of a neighbourhood", async () => {
    await Promise.all([isdaService.ask(kano, now), isdaService.ask({ ...kano, latitude: 12.3 }, now)]);
    await isdaService.ask({ ...kano, latitude: kano.latitude - 0.0004 }, now);
    const paths = standIns.requests("isda").map(({ url }) => url.pathname);
    expect(paths.filter((path) => path === "/login")).toHaveLength(1);
    expect(paths.filter((path) => path.endsWith("/soilproperty"))).toHaveLength(2);
    const [login] = standIns.requests("isda");
    expect(login?.method).toBe("POST");
    expect(Object.fromEntries(new URLSearchParams(login?.body))).toMatchObject({
      username: account.ISDA_USERNAME,
      password: account.ISDA_PASSWORD,
    });
  });

  it("logs in again before the token's hour is over, and keeps its answers for months", async () => {
    await isdaService.ask(kano, now);
    await isdaService.ask(kano, now + 50 * 86_400_000);
    expect(standIns.requests("isda")).toHaveLength(2);
    await isdaService.ask({ ...kano, latitude: 11.5 }, now + 56 * 60_000);
    expect(standIns.requests("isda").filter(({ url }) => url.pathname === "/login")).toHaveLength(2);
  });

  it("is not asked outside of Africa, nor without an account", () => {
    expect(isdaService.ask(berlin, now)).toBeNull();
    fresh({});
    expect(isdaService.ask(kano, now)).toBeNull();
    expect(standIns.requests("isda")).toHaveLength(0);
  });
});

describe("the public files of iSDAsoil", () => {
  it("have the same figures, back-transformed as the description beside each file says", async () => {
    const answer = await isdaMaps.ask(kano, now);
    expect(answer?.mapped.figures).toMatchObject({ ph: 6.2, clayPct: 14, siltPct: 22, sandPct: 64 });
    expect(answer?.mapped.figures.potassiumMgKg).toBeCloseTo(Math.expm1(4.6), 6);
    expect(answer?.mapped.figures.nitrogenPct).toBeCloseTo(Math.expm1(0.47) / 10, 6);
    expect(answer?.mapped.bulkDensityGCm3).toBe(1.49);
  });

  it("are read in parts", async () => {
    await isdaMaps.ask(kano, now);
    const files = standIns.requests("isda-cogs").filter(({ url }) => url.pathname.endsWith(".tif"));
    expect(files.length).toBeGreaterThan(14);
    expect(files.every(({ headers }) => headers.range !== undefined)).toBe(true);
  });

  it("transformed in an unknown way are not believed", async () => {
    standIns.setMode("isda-cogs", "wrong-units");
    await expect(isdaMaps.ask(kano, now)).rejects.toMatchObject({ reason: "wrong-units" });
  });
});

describe("SoilGrids", () => {
  it("has means of 0 to 20 cm weighted by depth, divided by their factors", async () => {
    const body = soilGridsBody(asked("property=clay&depth=0-5cm&depth=5-15cm&depth=15-30cm")) as {
      properties: { layers: { depths: { values: { mean: number } }[] }[] };
    };
    const [top = 0, middle = 0, low = 0] = body.properties.layers[0]?.depths.map(({ values }) => values.mean) ?? [];
    const answer = await soilGrids.ask(berlin, now);
    expect(answer?.mapped.figures.clayPct).toBeCloseTo((5 * top + 10 * middle + 5 * low) / 20 / 10, 9);
    expect(answer?.mapped.figures.ph).toBeGreaterThan(3);
    expect(answer?.mapped.bulkDensityGCm3).toBeGreaterThan(1);
  });

  it("asks with repeated keys, in one call", async () => {
    await soilGrids.ask(berlin, now);
    const [request, ...others] = standIns.requests("soilgrids");
    expect(others).toHaveLength(0);
    expect(request?.url.searchParams.getAll("depth")).toEqual(["0-5cm", "5-15cm", "15-30cm"]);
    expect(request?.url.searchParams.getAll("property")).toContain("phh2o");
  });

  it("where its cell is empty is asked once more beside it, and not again for days", async () => {
    const good = "property=phh2o&property=clay&property=silt&property=sand&property=soc&property=cec&depth=0-5cm";
    standIns.setBody("soilgrids", emptySoilGridsBody(asked(good)));
    await expect(soilGrids.ask(berlin, now)).rejects.toMatchObject({ reason: "no-data" });
    const latitudes = standIns.requests("soilgrids").map(({ url }) => url.searchParams.get("lat"));
    expect(latitudes).toEqual(["52.52", "52.53"]);
    await expect(soilGrids.ask(berlin, now + 86_400_000)).rejects.toMatchObject({ reason: "no-data" });
    expect(standIns.requests("soilgrids")).toHaveLength(2);
  });
});

describe("the maps in their order", () => {
  const names = async (settings?: Record<string, string>) => {
    if (settings) fresh(settings);
    return (await askMaps(kano, now))?.map;
  };

  it("is iSDAsoil's service, its files, SoilGrids, and none", async () => {
    expect(await names()).toBe(isdaService);
    standIns.setMode("isda", "down");
    expect(await names(account)).toBe(isdaMaps);
    standIns.setMode("isda-cogs", "down");
    expect(await names(account)).toBe(soilGrids);
    standIns.setMode("soilgrids", "down");
    expect(await names(account)).toBeUndefined();
  });

  it.each<Mode>(["500", "html", "nonsense", "half", "hang", "wrong-units", "rate-limited", "down"])(
    "a service that answers with %s is passed over",
    async (mode) => {
      standIns.setMode("isda", mode);
      expect(await names()).toBe(isdaMaps);
    },
  );

  it.each<Mode>(["500", "html", "nonsense", "half", "hang", "wrong-units", "rate-limited", "down"])(
    "SoilGrids that answers with %s is not believed",
    async (mode) => {
      standIns.setMode("soilgrids", mode);
      expect(await askMaps(berlin, now)).toBeNull();
    },
  );

  it("a slow service is waited for", async () => {
    standIns.setMode("isda", "slow");
    expect(await names()).toBe(isdaService);
  });

  it("figures that no soil has are not believed", async () => {
    const login = isdaBody(asked("", "/login")) as object;
    const point = isdaBody(asked("", "/isdasoil/v2/soilproperty")) as { property: object };
    const ph = [{ value: { unit: null, value: 62 }, depth: { value: "0-20" } }];
    standIns.setBody("isda", { ...login, property: { ...point.property, ph } });
    await expect(isdaService.ask(kano, now)).rejects.toMatchObject({ reason: "implausible" });
    expect(await names()).toBe(isdaMaps);
  });

  it("a token that was withdrawn is replaced once", async () => {
    await isdaService.ask(kano, now);
    standIns.forget();
    standIns.setBody("isda", undefined);
    expect(await refusingOnce(() => isdaService.ask({ ...kano, latitude: 11 }, now))).toMatchObject({
      mapped: { figures: { ph: 6.2 } },
    });
    expect(standIns.requests("isda").map(({ url }) => url.pathname)).toEqual(["/login", "/isdasoil/v2/soilproperty"]);
  });
});

/** Does `work` while the first request is answered with 401. */
async function refusingOnce<T>(work: () => T): Promise<Awaited<T>> {
  const real = globalThis.fetch;
  const refusal = new Response('{"detail":"expired"}', {
    status: 401,
    headers: { "content-type": "application/json" },
  });
  vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(refusal).mockImplementation(real);
  try {
    return await work();
  } finally {
    vi.restoreAllMocks();
  }
}
