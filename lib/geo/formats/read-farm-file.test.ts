import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { Corner } from "../boundary/ring";
import { FarmFileError } from "./farm-file-error";
import { readFarmFile } from "./read-farm-file";
import { shapefileZip, shpOf } from "./testing/shapefile-bytes";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readFarmFile(bytes(text));

/** 300 m by 200 m near Abuja, counterclockwise. */
const field: Corner[] = [
  [9.05, 7.4],
  [9.05, 7.4027],
  [9.0518, 7.4027],
  [9.0518, 7.4],
];
const positions = [...field, ...field.slice(0, 1)].map(([latitude, longitude]) => [longitude, latitude]);
const polygon = { type: "Polygon", coordinates: [positions] };
const pairs = positions.map(([east, north]) => `${east},${north},0`).join(" ");
const wkt = `POLYGON((${positions.map(([east, north]) => `${east} ${north}`).join(", ")}))`;

const kml = (placemarks: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder>${placemarks}</Folder></Document></kml>`;
const kmlPolygon = `<Polygon><outerBoundaryIs><LinearRing><coordinates>${pairs}</coordinates></LinearRing></outerBoundaryIs></Polygon>`;
const gpx = (body: string) =>
  `<?xml version="1.0"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">${body}</gpx>`;
const trackPoints = (corners: Corner[]) =>
  corners.map(([latitude, longitude]) => `<trkpt lat="${latitude}" lon="${longitude}"><ele>440</ele></trkpt>`).join("");

function problemOf(given: Uint8Array): { problem: string; message: string } | undefined {
  try {
    readFarmFile(given);
    return undefined;
  } catch (error) {
    if (error instanceof FarmFileError) return { problem: error.problem, message: error.message };
    throw error;
  }
}

function only(file: ReturnType<typeof readFarmFile>) {
  expect(file.features).toHaveLength(1);
  const [feature] = file.features;
  if (!feature) throw new Error("no feature");
  return feature;
}

describe("each format gives the same farm", () => {
  const clockwise = field.toReversed();
  const files: [string, Uint8Array][] = [
    ["GeoJSON", bytes(JSON.stringify({ type: "Feature", properties: { NAME: "Gwagwalada" }, geometry: polygon }))],
    ["KML", bytes(kml(`<Placemark><name>Gwagwalada</name>${kmlPolygon}</Placemark>`))],
    ["KMZ", zipSync({ "doc.kml": strToU8(kml(`<Placemark><name>Gwagwalada</name>${kmlPolygon}</Placemark>`)) })],
    ["GPX", bytes(gpx(`<trk><name>Gwagwalada</name><trkseg>${trackPoints([...field, [9.0501, 7.4]])}</trkseg></trk>`))],
    ["WKT", bytes(`SRID=4326;${wkt}\n`)],
    ["Shapefile", shapefileZip({ rows: [{ name: "Gwagwalada", corners: clockwise }] })],
    ["CSV", bytes(`name;boundary_wkt\r\nGwagwalada;"${wkt}"\r\n`)],
  ];

  it.each(files)("%s", (format, file) => {
    const result = readFarmFile(file);
    expect(result.format).toBe(format);
    const { farm, verdict } = only(result);
    expect(farm.name).toBe(format === "WKT" ? "Farm 1" : "Gwagwalada");
    expect(verdict.ok && verdict.areaHa).toBeCloseTo(5.9, 0);
    const corners = (farm.boundary_coordinates ?? []).map(([north, east]) => `${north.toFixed(6)},${east.toFixed(6)}`);
    for (const [north, east] of field) expect(corners).toContain(`${north.toFixed(6)},${east.toFixed(6)}`);
  });

  it("told by the content, whatever the name: UTF-16 and byte order marks too", () => {
    const text = JSON.stringify({ type: "FeatureCollection", features: [{ type: "Feature", geometry: polygon }] });
    const wide = new Uint8Array(new Uint16Array([0xfeff, ...[...text].map((letter) => letter.charCodeAt(0))]).buffer);
    expect(readFarmFile(wide).format).toBe("GeoJSON");
    expect(read(`\uFEFF${text}`).format).toBe("GeoJSON");
    expect(read(`\n  ${kml(`<Placemark>${kmlPolygon}</Placemark>`)}`).format).toBe("KML");
  });
});

describe("what is repaired is told", () => {
  const codes = (text: string) => only(read(text)).repairs.map(({ code }) => code);

  it("holes, heights and a missing name", () => {
    const hole = [
      [7.401, 9.0505],
      [7.402, 9.0505],
      [7.402, 9.051],
      [7.401, 9.0505],
    ];
    const high = { type: "Polygon", coordinates: [positions.map((position) => [...position, 440]), hole] };
    expect(codes(JSON.stringify(high))).toEqual(["heights_dropped", "holes_dropped", "name_given"]);
  });

  it("a track that comes back to its start is a boundary, one that does not is refused", () => {
    const walk = only(read(gpx(`<trk><trkseg>${trackPoints([...field, [9.0501, 7.4]])}</trkseg></trk>`)));
    expect(walk.repairs.map(({ message }) => message)).toContain(
      "A line was taken as the boundary; its ends, 11 m apart, were joined.",
    );
    const open = only(read(gpx(`<rte><name>Way</name>${trackPoints(field).replaceAll("trkpt", "rtept")}</rte>`)));
    expect(open.verdict).toMatchObject({ ok: false, faults: [{ code: "open_line" }] });
  });

  it("a track in pieces is one walk", () => {
    const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = field;
    const pieces = `<trkseg>${trackPoints([a, b])}</trkseg><trkseg>${trackPoints([c, d, a])}</trkseg>`;
    expect(only(read(gpx(`<trk>${pieces}</trk>`))).verdict.ok).toBe(true);
  });

  it("an area of several parts becomes one farm each, numbered", () => {
    const other = positions.map(([east = 0, north = 0]) => [east + 1, north]);
    const multi = { type: "MultiPolygon", coordinates: [[positions], [other]] };
    const { features } = read(
      JSON.stringify({ type: "Feature", properties: { name: "Both", size_ha: 12 }, geometry: multi }),
    );
    expect(features.map(({ farm }) => [farm.name, farm.size])).toEqual([
      ["Both 1", null],
      ["Both 2", null],
    ]);
    expect(features[0]?.repairs.map(({ code }) => code)).toContain("parts_split");
  });

  it("a boundary with the point of its label is one farm; points alone are places", () => {
    const point = "<Point><coordinates>7.401,9.051</coordinates></Point>";
    const labelled = only(read(kml(`<Placemark><MultiGeometry>${point}${kmlPolygon}</MultiGeometry></Placemark>`)));
    expect(labelled.farm.boundary_coordinates).toHaveLength(4);
    const place = only(read(gpx('<wpt lat="9.05" lon="7.4"><name>Gate</name></wpt>')));
    expect(place.farm).toMatchObject({
      name: "Gate",
      coordinates: { latitude: 9.05, longitude: 7.4 },
      boundary_coordinates: null,
    });
  });

  it("several geometries of WKT, on lines or in a row", () => {
    expect(read(`${wkt}\nPOINT (7.4 9.05);\n${wkt.replace("POLYGON", "polygon ")}`).features).toHaveLength(3);
  });

  it("a description in HTML becomes plain text", () => {
    const description = "<![CDATA[<table><tr><td>Owner</td><td>A &amp; B</td></tr></table>]]>";
    const { farm } = only(read(kml(`<Placemark><description>${description}</description>${kmlPolygon}</Placemark>`)));
    expect(farm.description).toBe("Owner A & B");
  });

  it("values that a farm cannot have are left out", () => {
    const properties = { name: "N".repeat(300), size_ha: -4, crops: [{ name: "Maize" }, { area: 2 }], status: "sold" };
    const feature = only(read(JSON.stringify({ type: "Feature", properties, geometry: polygon })));
    expect(feature.farm).toMatchObject({ size: null, status: "active", crops: [{ name: "Maize", status: "planned" }] });
    expect(feature.farm.name).toHaveLength(120);
    expect(feature.repairs.filter(({ code }) => code === "value_dropped")).toHaveLength(3);
  });
});

describe("a feature that cannot be a farm is refused with its reason, and the others stay", () => {
  it("crossing, swapped, off the globe, without a shape", () => {
    const [a, b, c, d] = positions;
    const feature = (geometry: unknown) => ({ type: "Feature", properties: { name: "F" }, geometry });
    const features = [
      feature(polygon),
      feature({ type: "Polygon", coordinates: [[a, c, b, d, a]] }),
      feature({ type: "Point", coordinates: [9, 120] }),
      feature({ type: "Point", coordinates: [900, 500] }),
      feature({ type: "Polygon", coordinates: "none" }),
      feature({ type: "Polygon", coordinates: [[a, ["x", 9], c, a]] }),
      "nothing",
    ];
    const found = read(JSON.stringify({ type: "FeatureCollection", features })).features.map(({ verdict }) =>
      verdict.ok ? "ok" : verdict.faults[0]?.code,
    );
    expect(found).toEqual([
      "ok",
      "crosses_itself",
      "axes_swapped",
      "out_of_range",
      "no_shape",
      "not_a_number",
      "no_shape",
    ]);
  });

  it("a placemark whose outline is too short to be read is not taken for a farm without one", () => {
    const short = kmlPolygon.replace(pairs, "7.4,9.05 7.41,9.05");
    expect(only(read(kml(`<Placemark><name>Short</name>${short}</Placemark>`))).verdict.ok).toBe(false);
  });

  it("a table's place beyond the globe", () => {
    expect(only(read("name,lat,lon\nGate,95,200\n")).verdict).toMatchObject({ ok: false });
    expect(only(read("name,lat,lon\nGate,9.05,7.4\n")).farm.coordinates).toEqual({ latitude: 9.05, longitude: 7.4 });
  });
});

describe("a file that cannot be read says why and what to do", () => {
  const utm =
    'PROJCS["WGS_1984_UTM_Zone_32N",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",9.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';
  const metres: Corner[] = [
    [1_000_000, 323_000],
    [1_000_200, 323_000],
    [1_000_200, 323_300],
    [1_000_000, 323_300],
  ];

  it("positions on a map grid are brought to degrees, and refused without the .prj file or with an unknown one", () => {
    const rows = [{ name: "Grid", corners: metres }];
    const { farm, verdict } = only(readFarmFile(shapefileZip({ rows, prj: utm })));
    expect(verdict.ok && verdict.areaHa).toBeCloseTo(6, 1);
    expect(farm.boundary_coordinates?.[0]?.[0]).toBeCloseTo(9.04, 1);
    expect(problemOf(shapefileZip({ rows, prj: null }))?.problem).toBe("missing_part");
    expect(problemOf(shapefileZip({ rows, prj: "LOCAL" }))?.problem).toBe("unknown_projection");
    const degrees = only(readFarmFile(shapefileZip({ rows: [{ name: "D", corners: field.toReversed() }], prj: null })));
    expect(degrees.repairs.map(({ code }) => code)).toEqual(["projection_assumed"]);
  });

  const ring = JSON.stringify(polygon);
  const cases: [string, Uint8Array, string][] = [
    ["nothing at all", new Uint8Array(), "empty"],
    ["blanks", bytes(" \n "), "empty"],
    ["no features", bytes('{"type":"FeatureCollection","features":[]}'), "empty"],
    ["more than 10 MB", new Uint8Array(10 * 1_048_576 + 1), "too_big"],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), "unknown_format"],
    ["prose", bytes("Dear Sir, I farm maize."), "unknown_format"],
    ["JSON that is no GeoJSON", bytes('{"farms":1}'), "unknown_format"],
    ["XML that is neither", bytes("<html><body/></html>"), "unknown_format"],
    ["half a GeoJSON", bytes(ring.slice(0, -8)), "broken"],
    ["half a KML", bytes(kml(`<Placemark>${kmlPolygon}</Placemark>`).slice(0, -40)), "broken"],
    ["XML with entities of its own", bytes('<!DOCTYPE kml [<!ENTITY a "aaaa">]><kml>&a;</kml>'), "broken"],
    ["half a zip", zipSync({ "doc.kml": strToU8(kml("")) }).slice(0, 60), "broken"],
    ["a zip of something else", zipSync({ "notes.txt": strToU8("x") }), "missing_part"],
    ["a bare .shp", shpOf([field]), "missing_part"],
    ["WKT that stops", bytes("POLYGON((7 9, 8 9"), "broken"],
    ["WKT on a grid", bytes("SRID=32632;POINT(323000 1000000)"), "unknown_projection"],
    ["too many features", bytes(Array.from({ length: 2001 }, () => "POINT(7 9)").join("\n")), "too_many_features"],
    ["a zip that unpacks beyond 50 MB", zipSync({ "doc.kml": new Uint8Array(51 * 1_048_576) }), "unpacks_too_big"],
  ];

  it.each(cases)("%s", (_name, file, problem) => {
    const found = problemOf(file);
    expect(found?.problem).toBe(problem);
    expect(found?.message).toMatch(/\. [A-Z].*\.$/s);
  });

  it("a Shapefile whose records lie about their lengths does not run for ever", () => {
    const shp = shpOf([field]);
    new DataView(shp.buffer).setInt32(104, -4);
    expect(problemOf(zipSync({ "a.shp": shp }))?.problem).toBe("broken");
  });

  it("never throws anything else, whatever the bytes", () => {
    const seeds = [ring, kml(`<Placemark>${kmlPolygon}</Placemark>`), wkt, `name,boundary_wkt\nA,"${wkt}"`].map(bytes);
    const zips = [shapefileZip({ rows: [{ name: "A", corners: field }] }), zipSync({ "doc.kml": strToU8(kml("")) })];
    const mangled = fc
      .record({ seed: fc.constantFrom(...seeds, ...zips), at: fc.nat(), with: fc.uint8Array({ maxLength: 4 }) })
      .map(({ seed, at, with: some }) => {
        const copy = Uint8Array.from(seed);
        copy.set(some, at % Math.max(1, copy.length - some.length));
        return copy;
      });
    fc.assert(
      fc.property(fc.oneof(mangled, fc.uint8Array({ maxLength: 60 })), (given) => {
        problemOf(given);
      }),
      { numRuns: 400 },
    );
  });
});
