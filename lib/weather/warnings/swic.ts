import { z } from "zod";
import { config } from "../../config";
import type { Point } from "../../geo/coordinates";
import { cached } from "../../upstream/cache";
import { upstream } from "../../upstream/client";
import { CapMessage, readCap } from "./cap";

const source = "WMO SWIC";
/** A file lies under a digest of its content, so it never changes. */
const fileKeptSeconds = 7 * 24 * 3600;
const maxMessages = 30;

const swic = upstream({ source, baseUrl: () => config().SWIC_URL, concurrency: 4 });

const text = z.string().nullish();
const code = z.coerce.number().nullish();
const Properties = z.object({
  capurl: text,
  identifier: text,
  sent: text,
  onset: text,
  effective: text,
  expires: text,
  event: text,
  headline: text,
  description: text,
  /** Severity, urgency and certainty as numbers. */
  s: code,
  u: code,
  c: code,
});
type Properties = z.output<typeof Properties>;
const Features = z.object({ features: z.array(z.object({ properties: Properties })).max(5000) });

/** The centre's numbers in CAP's words; 0 is unknown. */
const severities = ["Unknown", "Minor", "Moderate", "Severe", "Extreme"];
const urgencies = ["Unknown", "Past", "Future", "Expected", "Immediate"];
const certainties = ["Unknown", "Unlikely", "Possible", "Likely", "Observed"];

/** The messages of the WMO Severe Weather Information Centre that cover a point: the official services' own texts. */
export async function swicMessages(point: Point, now: number): Promise<CapMessage[]> {
  const features = await swic.get({
    path: "/f/wfs",
    query: {
      request: "GetFeature",
      version: "1.1.0",
      typeName: "local_postgis:postgis_geojsons",
      outputFormat: "json",
      // Latitude first, as this service wants it.
      cql_filter: `INTERSECTS(wkb_geometry, POINT (${point.latitude} ${point.longitude})) AND row_type NEQ 'BOUNDARY'`,
    },
    format: "json",
    read: (body) => Features.parse(body).features.map(({ properties }) => properties),
  });
  // One message can be several features.
  const byFile = new Map(features.map((properties) => [properties.capurl ?? "", properties]));
  return Promise.all([...byFile.values()].slice(0, maxMessages).map((properties) => messageOf(properties, now)));
}

/** Anything but a plain relative path could lead elsewhere. */
const plainPath = /^(?!.*\.\.)\/?\w[\w./-]*$/;

/** The original message; when its file cannot be had, what the centre says of it. */
async function messageOf(properties: Properties, now: number): Promise<CapMessage> {
  const file = properties.capurl ?? "";
  if (!plainPath.test(file)) return summaryOf(properties);
  try {
    const kept = await cached({
      source: "swic-file",
      key: file,
      schema: CapMessage,
      freshSeconds: fileKeptSeconds,
      staleSeconds: fileKeptSeconds,
      fetch: () =>
        swic.get({
          path: `/v2/cap-alerts/${file.replace(/^\//, "")}`,
          format: "xml",
          read: (body) => readCap(body, source),
        }),
      now,
    });
    return kept.value;
  } catch {
    // The client has logged why.
    return summaryOf(properties);
  }
}

function summaryOf(properties: Properties): CapMessage {
  return {
    identifier: properties.identifier || properties.capurl || `${properties.event ?? ""} ${properties.sent ?? ""}`,
    sender: source,
    sent: isoTime(properties.sent),
    status: "Actual",
    msgType: "Alert",
    scope: "Public",
    references: undefined,
    info: [
      {
        language: undefined,
        event: properties.event ?? undefined,
        responseType: [],
        severity: severities[properties.s ?? 0],
        urgency: urgencies[properties.u ?? 0],
        certainty: certainties[properties.c ?? 0],
        effective: isoTime(properties.effective),
        onset: isoTime(properties.onset),
        expires: isoTime(properties.expires),
        senderName: undefined,
        headline: properties.headline ?? undefined,
        description: properties.description ?? undefined,
        instruction: undefined,
        area: [],
      },
    ],
  };
}

/** The centre writes its own times in UTC without saying so. */
function isoTime(time: string | null | undefined): string | undefined {
  if (!time) return undefined;
  const joined = time.trim().replace(" ", "T");
  return /(Z|[+-]\d\d:?\d\d)$/i.test(joined) ? joined : `${joined}Z`;
}
