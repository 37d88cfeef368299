import { XMLParser } from "fast-xml-parser";
import { UpstreamError } from "../../upstream/errors";

/** What may occur more than once is always a list. */
const lists = new Set(["info", "area", "polygon", "circle", "responseType", "item"]);

const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: true,
  // Numeric character references, e.g. `&#233;`.
  htmlEntities: true,
  isArray: (name) => lists.has(name),
});

const endTag = /^<\/(?:[\w-]+:)?([\w-]+)\s*>/;

/**
 * An XML document as plain objects under local names.
 * @throws UpstreamError for what is not XML, and for a document type, since entities declared there can swell a small
 * document without bounds and no CAP or RSS file needs one.
 */
export function parseXml(text: unknown, source: string): unknown {
  const malformed = (detail: string) => new UpstreamError({ source, reason: "malformed", detail });
  if (typeof text !== "string" || /<!(DOCTYPE|ENTITY)/i.test(text))
    throw malformed("answered XML with a document type");
  // The parser takes a cut document for a whole one; a whole one's last tag is the end of its root.
  const root = endTag.exec(text.slice(text.lastIndexOf("</")))?.[1];
  const document = parsed(text);
  if (root === undefined || !(root in document)) throw malformed("answered something that is not whole XML");
  return document;
}

function parsed(text: string): object {
  try {
    const document: unknown = parser.parse(text);
    return typeof document === "object" && document !== null ? document : {};
  } catch {
    return {};
  }
}
