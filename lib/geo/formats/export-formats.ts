/** The formats of an export, with what a saved file needs to be known by. */
export const exportFormats = {
  geojson: { ending: "geojson", mediaType: "application/geo+json" },
  kml: { ending: "kml", mediaType: "application/vnd.google-earth.kml+xml" },
  csv: { ending: "csv", mediaType: "text/csv;charset=utf-8" },
} as const;

/** A format of an export. */
export type ExportFormat = keyof typeof exportFormats;
