import { handMadeBody } from "./recordings";

const hourMs = 3_600_000;
/** Where the hand-made warning's file lies; the name is a time of issue. */
const warningFile = "2025-07-01-06-00-00.xml";

/** The hand-made CAP file: issued an hour ago, over in six hours. */
export function warningXml(now: number): string {
  const time = (at: number) =>
    new Date(at)
      .toISOString()
      .replace(".000Z", "+00:00")
      .replace(/\.\d+Z$/, "+00:00");
  return handMadeBody("warning.cap.xml")
    .replaceAll("%SENT%", time(now - hourMs))
    .replaceAll("%ONSET%", time(now))
    .replaceAll("%EXPIRES%", time(now + 6 * hourMs));
}

/** A national feed with one item. */
export const feedXml = () => handMadeBody("rss.xml");

/** SWIC's features at the point of a query: one warning within Nigeria's box, none elsewhere. */
export function swicFeatures(query: URLSearchParams, now: number): unknown {
  const [, latitude, longitude] = /POINT \((-?[\d.]+) (-?[\d.]+)\)/.exec(query.get("cql_filter") ?? "") ?? [];
  const inNigeria =
    Number(latitude) > 4 && Number(latitude) < 14 && Number(longitude) > 2.6 && Number(longitude) < 14.7;
  const properties = {
    capurl: `ng-nimet-en/${warningFile}`,
    identifier: "hand-made.2.49.0.0.566.0.thunderstorms",
    sent: new Date(now - hourMs).toISOString(),
    expires: new Date(now + 6 * hourMs).toISOString(),
    event: "THUNDERSTORMS",
    headline: "Thunderstorms & strong winds expected over parts of northern Nigeria",
    s: 2,
    u: 3,
    c: 3,
  };
  const feature = { type: "Feature", id: "postgis_geojsons.1", geometry: null, properties };
  return { type: "FeatureCollection", features: inNigeria ? [feature, feature] : [] };
}
