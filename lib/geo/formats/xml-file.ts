import { gpx, kml } from "@tmcw/togeojson";
import { DOMParser, onErrorStopParsing, type Document } from "@xmldom/xmldom";
import type { Feature, Geometry } from "geojson";
import { FarmFileError, readingAs } from "./farm-file-error";
import type { ReadFeature } from "./imported";
import { plainFromHtml, plainFromXml } from "./xml-text";

/** What an XML text turned out to be, with its features. */
export type XmlFile = { format: "KML" | "GPX"; features: ReadFeature[] };

/** Reads KML or GPX, told apart by the root element. @throws FarmFileError */
export function readXml(text: string): XmlFile {
  // Entities of its own could make a small file unfold into a huge one; neither format needs a document type.
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) {
    throw new FarmFileError(
      "broken",
      "This XML file has a document type with definitions of its own, which is not taken. Export it again as plain KML or GPX.",
    );
  }
  const document = readingAs("KML or GPX", () => parse(text));
  const root = document.documentElement?.localName?.toLowerCase();
  if (root === "kml") return { format: "KML", features: readingAs("KML", () => kml(document).features.map(fromKml)) };
  if (root === "gpx") return { format: "GPX", features: readingAs("GPX", () => gpx(document).features) };
  throw new FarmFileError(
    "unknown_format",
    `This is an XML file, but neither KML nor GPX (it begins with ${root ? `<${root.slice(0, 40)}>` : "no element"}). Export the farms as KML or GPX and choose that file.`,
  );
}

function parse(text: string): Document {
  return new DOMParser({ onError: onErrorStopParsing }).parseFromString(text.trimStart(), "text/xml");
}

/** KML knows only text: values come back in the form that the writer gave them, descriptions without their markup. */
function fromKml({ geometry, properties }: Feature<Geometry | null>): ReadFeature {
  const plain = Object.entries(properties ?? {}).map(([key, value]: [string, unknown]) => [key, plainValue(value)]);
  return { geometry, properties: Object.fromEntries(plain) as Record<string, unknown> };
}

function plainValue(value: unknown): unknown {
  if (typeof value === "string") return plainFromXml(value);
  if (typeof value === "object" && value !== null && "@type" in value && "value" in value) {
    return plainFromHtml(String(value.value));
  }
  return value;
}
