import { z } from "zod";
import { config } from "../../config";
import { cached } from "../../upstream/cache";
import { upstream } from "../../upstream/client";
import { UpstreamError } from "../../upstream/errors";
import { CapMessage, readCap } from "./cap";
import { parseXml } from "./xml";

const source = "National CAP feed";
/** A file's name is its time of issue, so it never changes. */
const fileKeptSeconds = 7 * 24 * 3600;
/** The newest come first; what is further down is over. */
const maxMessages = 15;

/** The services that publish on the shared host, by country (ISO 3166-1); the English feed where there is one. */
const feeds: Readonly<Record<string, string>> = {
  NG: "ng-nimet-en",
  GH: "gh-gmet-en",
  NE: "ne-meteo-en",
  BJ: "bj-meteo-en",
  CM: "cm-meteo-en",
  KE: "ke-kmd-en",
};

const capFeeds = upstream({ source, baseUrl: () => config().CAP_FEEDS_URL, concurrency: 2 });

const Feed = z.object({
  rss: z.object({
    channel: z.union([
      z.object({ item: z.array(z.object({ link: z.string().optional() })).default([]) }),
      // A channel without a single element is an empty text.
      z.literal("").transform(() => ({ item: [] })),
    ]),
  }),
});

/** The newest messages of a country's weather service. @throws UpstreamError, also for a country without a known feed. */
export async function nationalMessages(country: string | null, now: number): Promise<CapMessage[]> {
  const feed = feeds[country ?? ""];
  if (feed === undefined) {
    throw new UpstreamError({ source, reason: "no-data", detail: `no feed is known for ${country ?? "this place"}` });
  }
  const links = await capFeeds.get({
    path: `/${feed}/rss.xml`,
    format: "xml",
    read: (body) => Feed.parse(parseXml(body, source)).rss.channel.item.flatMap(({ link }) => fileNameOf(link) ?? []),
  });
  const names = [...new Set(links)].slice(0, maxMessages);
  const files = await Promise.allSettled(names.map((name) => messageFile(`${feed}/${name}`, now)));
  const messages = files.flatMap((file) => (file.status === "fulfilled" ? file.value : []));
  // One unreadable file must not hide the others; when none can be read, nothing is known.
  if (messages.length === 0 && files[0]?.status === "rejected") throw files[0].reason;
  return messages;
}

/** Only the name: the file lies beside the feed, and a link must not lead us elsewhere. */
const fileNameOf = (link: string | undefined) => /([\w-][\w.-]*\.xml)$/i.exec(link ?? "")?.[1];

async function messageFile(path: string, now: number): Promise<CapMessage> {
  const kept = await cached({
    source: "cap-feed-file",
    key: path,
    schema: CapMessage,
    freshSeconds: fileKeptSeconds,
    staleSeconds: fileKeptSeconds,
    fetch: () => capFeeds.get({ path: `/${path}`, format: "xml", read: (body) => readCap(body, source) }),
    now,
  });
  return kept.value;
}
