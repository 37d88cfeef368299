import { z } from "zod";
import { share, shared } from "./runtime";

/** An upstream's base URL; the word `off` turns that upstream off (null). */
const upstream = (url: string) =>
  z
    .union([z.literal("off"), z.url()])
    .default(url)
    .transform((value) => (value === "off" ? null : value.replace(/\/+$/, "")));
/** The address of map pictures with {z}, {x} and {y}; `off` shows none (null). */
const tiles = (url: string) =>
  z
    .string()
    .default(url)
    .refine((value) => value === "off" || isTileAddress(value), "expected an address with {z}, {x} and {y}, or off")
    .transform((value) => (value === "off" ? null : value));
const isTileAddress = (value: string) =>
  ["{z}", "{x}", "{y}"].every((part) => value.includes(part)) && URL.canParse(value.replace("{s}", "a"));
/** Addresses divided by commas; `off` is none. */
const addresses = (url: string) =>
  z
    .string()
    .default(url)
    .transform((value) => (value === "off" ? [] : value.split(",").map((address) => address.trim())))
    .pipe(z.array(z.url()));
const flag = z.stringbool().default(false);
const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);

const Environment = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
    PORT: port(3000),
    HTTPS_PORT: port(3443),
    DATA_DIR: z.string().default(".data"),
    TLS_CERT: z.string().optional(),
    TLS_KEY: z.string().optional(),
    DATABASE_URL: z.string().optional(),
    REDIS_URL: z.string().optional(),
    PUBLIC_URL: z.url().optional(),
    AUTH_SECRET: z.string().min(32).optional(),
    SMTP_URL: z.string().optional(),
    MAIL_FROM: z.string().default("Gona <no-reply@localhost>"),
    CONTACT: z.string().default("self-hosted; contact not set"),
    TRUST_PROXY: flag,
    TARIFF: z.enum(["credits", "naira"]).default("credits"),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
    OPEN_METEO_FORECAST_URL: upstream("https://api.open-meteo.com"),
    OPEN_METEO_ARCHIVE_URL: upstream("https://archive-api.open-meteo.com"),
    OPEN_METEO_GEOCODING_URL: upstream("https://geocoding-api.open-meteo.com"),
    OPEN_METEO_API_KEY: z.string().optional(),
    MET_NORWAY_URL: upstream("https://api.met.no"),
    NASA_POWER_URL: upstream("https://power.larc.nasa.gov"),
    SWIC_URL: upstream("https://severeweather.wmo.int"),
    CAP_FEEDS_URL: upstream("https://cap-sources.s3.amazonaws.com"),
    SOILGRIDS_URL: upstream("https://rest.isric.org"),
    ISDA_URL: upstream("https://api.isda-africa.com"),
    ISDA_USERNAME: z.string().optional(),
    ISDA_PASSWORD: z.string().optional(),
    ISDA_COGS_URL: upstream("https://isdasoil.s3.amazonaws.com"),
    EARTH_SEARCH_URL: upstream("https://earth-search.aws.element84.com"),
    SENTINEL_COGS_URL: upstream("https://sentinel-cogs.s3.us-west-2.amazonaws.com"),
    SENTINEL_C1_COGS_URL: upstream("https://e84-earth-search-sentinel-data.s3.us-west-2.amazonaws.com"),
    MODIS_URL: upstream("https://modis.ornl.gov"),
    PRICES_URLS: addresses(
      "https://data.humdata.org/dataset/42db041f-7aaf-4ab4-961f-2a12096861e7/resource/12b51155-0cd3-4806-9924-61ede4077591/download/wfp_food_prices_nga.csv",
    ),
    MAP_TILES_URL: tiles("https://tile.openstreetmap.org/{z}/{x}/{y}.png"),
    MAP_TILES_ATTRIBUTION: z
      .string()
      .default("© [OpenStreetMap](https://www.openstreetmap.org/copyright) contributors"),
    MAP_SATELLITE_URL: tiles(
      "https://tiles.maps.eox.at/wmts/1.0.0/s2cloudless_3857/default/GoogleMapsCompatible/{z}/{y}/{x}.jpg",
    ),
    MAP_SATELLITE_ATTRIBUTION: z
      .string()
      .default(
        "[Sentinel-2 cloudless](https://s2maps.eu) by EOX IT Services GmbH (contains modified Copernicus Sentinel data 2016 and 2017), CC BY 4.0",
      ),
    MAP_SATELLITE_MAX_ZOOM: z.coerce.number().int().min(1).max(22).default(14),
    WEBHOOKS_TO_PRIVATE_ADDRESSES: flag,
    CHECK_ANSWERS: z.stringbool().optional(),
    UPSTREAM_TIMEOUT_MS: z.coerce.number().int().min(50).max(60_000).default(8_000),
  })
  .refine((env) => Boolean(env.ISDA_USERNAME) === Boolean(env.ISDA_PASSWORD), {
    path: ["ISDA_PASSWORD"],
    error: "set both ISDA_USERNAME and ISDA_PASSWORD, or neither",
  })
  .refine((env) => Boolean(env.TLS_CERT) === Boolean(env.TLS_KEY), {
    path: ["TLS_KEY"],
    error: "set both TLS_CERT and TLS_KEY, or neither",
  });

/** Every setting, as `.env.example` describes it, under its environment name. */
export type Config = z.infer<typeof Environment>;

/**
 * Settings from environment variables; an empty variable counts as unset.
 * @throws Error that lists every setting that is wrong.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(present);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Settings that need attention:\n  ${faults.join("\n  ")}`);
}

/** The process's settings, read from the environment on first use. */
export function config(): Config {
  return shared("config", () => readConfig(process.env));
}

/** Sets what is only known after start: the embedded database's URL, the kept secret, the public URL. */
export function completeConfig(found: Partial<Config>): Config {
  const complete = { ...config(), ...found };
  share("config", complete);
  return complete;
}

/** Where the outside world finds this server: `PUBLIC_URL`, else this machine's own address; no trailing slash. */
export function publicOrigin(): string {
  const { PUBLIC_URL, HTTPS_PORT } = config();
  return PUBLIC_URL ? new URL(PUBLIC_URL).origin : `https://localhost:${HTTPS_PORT}`;
}
