import { unzipSync } from "fflate";
import { decodeText } from "./decode-text";
import { FarmFileError, readingAs } from "./farm-file-error";
import { fileLimits } from "./file-limits";
import type { ReadFeature } from "./imported";
import { layersOf, readShapefile } from "./shapefile";
import { readXml } from "./xml-file";

/** What a zip turned out to be, with its features. */
export type ZipFile = { format: "KMZ" | "Shapefile"; features: ReadFeature[] };

const wanted = /\.(kml|shp|dbf|prj|cpg)$/i;

/** Reads KMZ or a zipped Shapefile, told apart by what is inside. @throws FarmFileError */
export function readZip(bytes: Uint8Array): ZipFile {
  const files = unpack(bytes);
  const documents = Object.entries(files).filter(([name]) => /\.kml$/i.test(name));
  const layers = layersOf(files);
  if (layers.length > 0) return { format: "Shapefile", features: layers.flatMap(readShapefile) };
  if (documents.length > 0) {
    return { format: "KMZ", features: documents.flatMap(([, file]) => readXml(decodeText(file)).features) };
  }
  throw new FarmFileError(
    "missing_part",
    "This zip file holds neither a KML document nor a Shapefile (.shp). Zip the .shp, .dbf and .prj files together, or choose a KMZ file.",
  );
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpackedBytes = 0;
  return readingAs("zip", () =>
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        // Resource forks of macOS carry the same endings.
        if (!wanted.test(name) || name.includes("__MACOSX")) return false;
        // Nothing unpacks beyond the size that the zip's own list gives.
        unpackedBytes += originalSize;
        if (unpackedBytes > fileLimits.unpackedBytes) {
          const message = "This zip file unpacks to more than 50 MB. Export fewer or simpler farms.";
          throw new FarmFileError("unpacks_too_big", message);
        }
        return true;
      },
    }),
  );
}
