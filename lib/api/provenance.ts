/** How a figure came about; modelled data is never passed off as observed. */
export type DataKind = "observed" | "forecast" | "modelled";

/** Where an answer came from; becomes `X-Data-Source`, `X-Data-Kind` and `Age`, and the badge on pages. */
export type Provenance = {
  /** Who made the data, in words for people, e.g. `Open-Meteo`. ASCII, since it travels in a header. */
  source: string;
  kind: DataKind;
  /** Seconds since the data was fetched from its source. */
  ageSeconds: number;
};
