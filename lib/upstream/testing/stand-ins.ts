import { text } from "node:stream/consumers";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { now as clockNow } from "../../clock";
import {
  archiveBody,
  forecastBody,
  geocodingBody,
  inFahrenheit,
  metNorwayBody,
  nasaPowerBody,
  type Asked,
} from "./bodies";
import { earthSearchBody, rasterFile } from "./earth-bodies";
import { asksHours, hoursBody, hoursInFahrenheit } from "./hours-bodies";
import { modisBody } from "./modis-bodies";
import { moistureArchiveBody, moistureForecastBody, soilVariablesOf } from "./moisture-bodies";
import { isdaBody, isdaFile, isdaItem, soilGridsBody } from "./soil-bodies";
import { feedXml, swicFeatures, warningXml } from "./warning-bodies";

/** The upstreams and the settings that name their base URLs. */
const settings = {
  "open-meteo-forecast": "OPEN_METEO_FORECAST_URL",
  "open-meteo-archive": "OPEN_METEO_ARCHIVE_URL",
  "open-meteo-geocoding": "OPEN_METEO_GEOCODING_URL",
  "met-norway": "MET_NORWAY_URL",
  "nasa-power": "NASA_POWER_URL",
  swic: "SWIC_URL",
  "cap-feeds": "CAP_FEEDS_URL",
  soilgrids: "SOILGRIDS_URL",
  isda: "ISDA_URL",
  "isda-cogs": "ISDA_COGS_URL",
  "earth-search": "EARTH_SEARCH_URL",
  "sentinel-cogs": "SENTINEL_COGS_URL",
  "sentinel-c1-cogs": "SENTINEL_C1_COGS_URL",
  modis: "MODIS_URL",
} as const;

/** The upstreams that are stood in for. */
export type StandIn = keyof typeof settings;

/** The settings that lead a server to the stand-ins. */
export type StandInEnv = Record<(typeof settings)[StandIn], string>;

/** How a stand-in behaves. `half`: the connection is cut in the middle of the body; `hang`: it never answers. */
export type Mode =
  "good" | "slow" | "500" | "html" | "nonsense" | "half" | "hang" | "wrong-units" | "rate-limited" | "down";

/** What a stand-in can be told. */
export type StandInOptions = {
  mode?: Mode;
  datesFrom?: Asked["datesFrom"];
  /** How long `slow` waits. */
  slowMs?: number;
  now?: () => number;
};

/** Running stand-ins. */
export type StandIns = {
  env: StandInEnv;
  setMode: (which: StandIn | "all", mode: Mode) => void;
  /** Answers this, or what this function makes of the call, instead of the good body; undefined: the good body again. */
  setBody: (which: StandIn, body: unknown) => void;
  /** Path and query of every request since the start or the last `forget`, oldest first. */
  requests: (which: StandIn) => readonly IncomingRequest[];
  /** The most requests that were being answered at the same time. */
  peak: (which: StandIn) => number;
  forget: () => void;
  stop: () => Promise<void>;
};

/** One request that a stand-in got. */
export type IncomingRequest = { url: URL; headers: IncomingMessage["headers"]; method: string; body: string };

type State = { mode: Mode; body: unknown; requests: IncomingRequest[]; open: Set<ServerResponse>; peak: number };

const names = Object.keys(settings).filter((name): name is StandIn => name in settings);

/** Starts a server on loopback that answers in the place of every upstream. */
export async function startStandIns(options: StandInOptions = {}): Promise<StandIns> {
  const fresh = (): State => ({
    mode: options.mode ?? "good",
    body: undefined,
    requests: [],
    open: new Set(),
    peak: 0,
  });
  const states = new Map(names.map((name) => [name, fresh()]));
  const stateOf = (name: StandIn) => states.get(name) ?? fresh();
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://stand-in");
    const name = names.find((candidate) => url.pathname.startsWith(`/${candidate}/`));
    if (!name) return void response.writeHead(404).end();
    url.pathname = url.pathname.slice(name.length + 1);
    const state = stateOf(name);
    const body = await text(request);
    state.requests.push({ url, headers: request.headers, method: request.method ?? "GET", body });
    state.open.add(response);
    state.peak = Math.max(state.peak, state.open.size);
    for (const end of ["finish", "close"]) response.on(end, () => state.open.delete(response));
    answer({ name, url, state, request, body, response, options });
  };
  const server = createServer((request, response) => {
    // A caller that hung up has nothing more to say.
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const urls = names.map((name) => [settings[name], `http://127.0.0.1:${port}/${name}`]);
  return {
    env: Object.fromEntries(urls) as StandInEnv, // Every upstream's setting is in the list.
    setMode: (which, mode) => {
      for (const name of which === "all" ? names : [which]) stateOf(name).mode = mode;
    },
    setBody: (which, body) => {
      stateOf(which).body = body;
    },
    requests: (which) => stateOf(which).requests,
    peak: (which) => stateOf(which).peak,
    forget: () => {
      for (const state of states.values()) Object.assign(state, { requests: [], open: new Set(), peak: 0 });
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Exchange = {
  name: StandIn;
  url: URL;
  state: State;
  request: IncomingMessage;
  body: string;
  response: ServerResponse;
  options: StandInOptions;
};

function answer(exchange: Exchange): void {
  const { state, response, options } = exchange;
  switch (state.mode) {
    case "hang":
      return;
    case "down":
      response.destroy();
      return;
    case "500":
      return send(response, { status: 500, type: "application/json", body: '{"error":true,"reason":"broken"}' });
    case "html":
      return send(response, { status: 200, type: "text/html", body: "<!doctype html><title>Sorry</title>" });
    case "nonsense":
      return send(response, { status: 200, type: "application/json", body: '{"weather":"yes"}' });
    case "rate-limited":
      return send(response, {
        status: 429,
        type: "application/json",
        body: '{"error":true,"reason":"Minutely API request limit exceeded."}',
        headers: { "retry-after": "60" },
      });
    case "slow":
      setTimeout(() => sendGood(exchange), options.slowMs ?? 1500).unref();
      return;
    case "half":
      return sendHalf(exchange);
    default:
      return sendGood(exchange);
  }
}

type Sent = { status: number; type: string; body: string | Uint8Array; headers?: Record<string, string> };

function send(response: ServerResponse, { status, type, body, headers }: Sent): void {
  response.writeHead(status, { "content-type": type, ...headers }).end(body);
}

function sendHalf(exchange: Exchange): void {
  const { status, type, body, headers } = goodAnswer(exchange);
  const { response } = exchange;
  const bytes = Buffer.from(body);
  response.writeHead(status, { "content-type": type, "content-length": bytes.length, ...headers });
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
}

function sendGood(exchange: Exchange): void {
  const { name, request, response, state } = exchange;
  const good = goodAnswer(exchange);
  if (name !== "met-norway" || state.body !== undefined) return send(response, good);
  const at = (exchange.options.now ?? clockNow)();
  const headers = {
    expires: new Date(at + 1_800_000).toUTCString(),
    "last-modified": new Date(at - (at % 3_600_000)).toUTCString(),
  };
  if (request.headers["if-modified-since"] === headers["last-modified"])
    return void response.writeHead(304, headers).end();
  send(response, { ...good, headers });
}

function goodAnswer(exchange: Exchange): Sent {
  const { name, url, state, options } = exchange;
  if (isRaster(name)) return rasterAnswer(exchange);
  const now = (options.now ?? clockNow)();
  const isXml = url.pathname.endsWith(".xml");
  if (typeof state.body === "string") return { status: 200, type: "application/xml", body: state.body };
  if (isXml) {
    const body = url.pathname.endsWith("rss.xml") ? feedXml() : warningXml(now);
    return { status: 200, type: "application/xml", body };
  }
  const { pathname } = url;
  const posted = exchange.body;
  const datesFrom = options.datesFrom ?? "today";
  const asked = { query: url.searchParams, pathname, posted, now, datesFrom };
  const told = isMade(state.body) ? state.body(asked) : state.body;
  const body = told ?? jsonBody(name, asked, state.mode === "wrong-units");
  return { status: 200, type: "application/json; charset=utf-8", body: JSON.stringify(body) };
}

function jsonBody(name: StandIn, asked: Asked, wrongUnits: boolean): unknown {
  switch (name) {
    case "open-meteo-forecast":
      if (soilVariablesOf(asked.query.get("hourly")).length > 0) return moistureForecastBody({ ...asked, wrongUnits });
      if (asksHours(asked.query.get("hourly"))) {
        return wrongUnits ? hoursInFahrenheit(hoursBody(asked)) : hoursBody(asked);
      }
      return wrongUnits ? inFahrenheit(forecastBody(asked)) : forecastBody(asked);
    case "open-meteo-archive":
      if (soilVariablesOf(asked.query.get("daily")).length > 0) return moistureArchiveBody({ ...asked, wrongUnits });
      return wrongUnits ? inFahrenheit(archiveBody(asked)) : archiveBody(asked);
    case "met-norway":
      return renamedUnit(metNorwayBody(asked), wrongUnits ? { celsius: "fahrenheit" } : {});
    case "nasa-power":
      return renamedUnit(nasaPowerBody(asked), wrongUnits ? { C: "F" } : {});
    case "open-meteo-geocoding":
      return geocodingBody(asked);
    case "swic":
      return swicFeatures(asked.query, asked.now);
    case "soilgrids":
      return renamedUnit(soilGridsBody(asked), wrongUnits ? { "g/kg": "g/100g" } : {});
    case "isda":
      return renamedUnit(isdaBody(asked), wrongUnits ? { ppm: "cmol/kg" } : {});
    case "earth-search":
      return earthSearchBody(asked);
    case "modis":
      return modisBody(asked, wrongUnits);
    default:
      return {};
  }
}

const isMade = (body: unknown): body is (asked: Asked) => unknown => typeof body === "function";
const isRaster = (name: StandIn) => name.endsWith("-cogs");

/** The asked part of a raster file, as object stores give it. */
function rasterAnswer({ name, url, request, state }: Exchange): Sent {
  const item = name === "isda-cogs" && url.pathname.endsWith(".json") && isdaItem(url.pathname);
  if (item) {
    const body = renamedUnit(item, state.mode === "wrong-units" ? { "x/10": "sqrt(x)" } : {});
    return { status: 200, type: "application/json", body: JSON.stringify(body) };
  }
  const shipped = name === "isda-cogs" ? isdaFile(url.pathname) : rasterFile(`${name}${url.pathname}`);
  const file = state.body instanceof Uint8Array ? state.body : shipped;
  if (!file) return { status: 404, type: "application/xml", body: "<Error><Code>NoSuchKey</Code></Error>" };
  const type = "image/tiff; application=geotiff; profile=cloud-optimized";
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
  if (first === undefined || last === undefined) return { status: 200, type, body: file };
  const end = Math.min(Number(last), file.length - 1);
  if (Number(first) > end) return { status: 416, type, body: "" };
  const headers = { "content-range": `bytes ${first}-${end}/${file.length}` };
  return { status: 206, type, body: file.subarray(Number(first), end + 1), headers };
}

/** The body with units under another name. */
function renamedUnit(body: unknown, names: Record<string, string>): unknown {
  return JSON.parse(JSON.stringify(body), (_, value: unknown) =>
    typeof value === "string" ? (names[value] ?? value) : value,
  );
}
