import { readConfig } from "../../config";
import { share, unshare } from "../../runtime";
import type { StandInEnv } from "./stand-ins";

const sources = [
  "Open-Meteo forecast",
  "Open-Meteo archive",
  "Open-Meteo geocoding",
  "MET Norway",
  "NASA POWER",
  "WMO SWIC",
  "National CAP feed",
  "SoilGrids",
  "iSDAsoil",
  "iSDAsoil maps",
  "Earth Search",
  "Sentinel-2 files",
  "MODIS",
  "Market prices",
];

/** As after a start of the process with these settings: no cached answers, no open circuits, nothing waiting. */
export function freshUpstreams(env: Partial<StandInEnv> & Record<string, string>): void {
  share("config", readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent", UPSTREAM_TIMEOUT_MS: "400", ...env }));
  for (const source of sources) unshare(`upstream ${source}`);
  unshare("upstream answers");
  unshare("open rasters");
}
