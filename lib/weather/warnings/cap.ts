import { z } from "zod";
import type { Point } from "../../geo/coordinates";
import { certainties, severities, urgencies, type WeatherAlert } from "../alert";
import { anyHolds } from "./area";
import { capTime, capWord, holds, oneLine, plainText } from "./warning";
import { parseXml } from "./xml";

/** An empty element is an empty text. */
const text = z.string().optional();

const Info = z.object({
  language: text,
  event: text,
  responseType: z.array(z.string()).default([]),
  urgency: text,
  severity: text,
  certainty: text,
  effective: text,
  onset: text,
  expires: text,
  senderName: text,
  headline: text,
  description: text,
  instruction: text,
  area: z
    .array(
      z.preprocess(
        // An area without a single element is an empty text.
        (area) => (area === "" ? {} : area),
        z.object({ polygon: z.array(z.string()).default([]), circle: z.array(z.string()).default([]) }),
      ),
    )
    .default([]),
});
type Info = z.output<typeof Info>;

/** A message of the Common Alerting Protocol (OASIS CAP 1.2; 1.1 reads the same). */
export const CapMessage = z.object({
  identifier: z.string().min(1),
  sender: text,
  sent: text,
  status: text,
  msgType: text,
  scope: text,
  references: text,
  info: z.array(Info).default([]),
});
/** A message of the Common Alerting Protocol (OASIS CAP 1.2; 1.1 reads the same). */
export type CapMessage = z.output<typeof CapMessage>;

const Document = z.object({ alert: CapMessage });

/** Reads a CAP file. @throws UpstreamError or ZodError for anything else. */
export function readCap(xml: unknown, source: string): CapMessage {
  return Document.parse(parseXml(xml, source)).alert;
}

/**
 * The warnings of several messages that hold at a point: only real ones for the public, none that a later message
 * cancels or replaces, none that is over or an all-clear.
 */
export function warningsAt(point: Point, messages: readonly CapMessage[], now: number): WeatherAlert[] {
  const replaced = new Set(messages.flatMap(identifiersReplaced));
  return messages
    .filter((message) => isForThePublic(message) && !replaced.has(message.identifier))
    .flatMap((message) => warningsOf(message, point))
    .filter((warning) => holds(warning, now));
}

/** `references` lists `sender,identifier,sent` separated by blanks. */
const identifiersReplaced = ({ references = "" }: CapMessage) =>
  references.split(/\s+/).flatMap((reference) => reference.split(",")[1] ?? []);

const isForThePublic = ({ status, scope, msgType }: CapMessage) =>
  status === "Actual" && scope === "Public" && (msgType === "Alert" || msgType === "Update");

function warningsOf(message: CapMessage, point: Point): WeatherAlert[] {
  const here = inOneLanguage(message.info).filter((info) => {
    const areas = info.area.map(({ polygon, circle }) => ({ polygons: polygon, circles: circle }));
    return !info.responseType.includes("AllClear") && anyHolds(areas, point);
  });
  return here.flatMap((info, index) => warningOf(message, info, index) ?? []);
}

/** Several infos may say the same in several languages: English where there is, else the first one's. */
function inOneLanguage(infos: readonly Info[]): Info[] {
  // CAP 1.2: without a language it is en-US.
  const languageOf = ({ language }: Info) => (language || "en-US").toLowerCase();
  const english = infos.filter((info) => languageOf(info).startsWith("en"));
  const first = infos[0];
  if (english.length > 0 || !first) return english;
  return infos.filter((info) => languageOf(info) === languageOf(first));
}

function warningOf(message: CapMessage, info: Info, index: number): WeatherAlert | null {
  const event = oneLine(info.event, 200) ?? oneLine(info.headline, 200);
  const effectiveAt = capTime(info.onset) ?? capTime(info.effective) ?? capTime(message.sent);
  const id = oneLine(index === 0 ? message.identifier : `${message.identifier}#${index + 1}`, 400);
  if (event === null || effectiveAt === null || id === null) return null;
  return {
    id,
    event,
    severity: capWord(severities, info.severity),
    urgency: capWord(urgencies, info.urgency),
    certainty: capWord(certainties, info.certainty),
    headline: oneLine(info.headline, 1000) ?? event,
    description: plainText(info.description),
    instruction: plainText(info.instruction),
    effectiveAt,
    expiresAt: capTime(info.expires),
    source: oneLine(info.senderName, 200) ?? oneLine(message.sender, 200) ?? "Official warning",
  };
}
