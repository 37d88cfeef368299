import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { completeConfig } from "../config";
import { closeDb, db } from "../db";
import { testDatabase } from "../testing/database";
import { freshUpstreams } from "../upstream/testing/fresh-upstreams";
import { refreshPrices } from "./refresh";

const header = "date,admin1,market,commodity,unit,priceflag,pricetype,currency,price\n";
const rowsAt = (price: number) =>
  `${header}2026-10-15,Kano,Dawanau,Maize (white),100 KG,actual,Wholesale,NGN,${price}\n`;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let publisher: Server;
let origin: string;
let settings: Record<string, string>;
let answer: Answer;
let asked: { url: string | undefined; since: string | undefined; agent: string | undefined }[];

const sends =
  (body: string, type = "text/csv"): Answer =>
  (_, response) =>
    response.writeHead(200, { "content-type": type }).end(body);

beforeAll(async () => {
  publisher = createServer((request, response) => {
    const { "if-modified-since": since, "user-agent": agent } = request.headers;
    asked.push({ url: request.url, since, agent });
    // HDX leads from its own address to where the file lies.
    if (request.url?.startsWith("/download/"))
      response.writeHead(302, { location: "/store/prices.csv?signed=1" }).end();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => publisher.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}`;
  settings = { DATABASE_URL: await testDatabase(), PRICES_URLS: `${origin}/download/prices.csv` };
});
afterAll(async () => {
  publisher.close();
  await closeDb();
});
beforeEach(() => {
  freshUpstreams(settings);
  asked = [];
});

/** October's price, and the version of all prices. */
async function kept() {
  const october = await db().priceObservation.findFirst({ where: { date: new Date("2026-10-15") } });
  const newest = await db().priceImport.findFirst({ orderBy: { id: "desc" } });
  return { price: october?.price, version: newest?.id, source: newest?.source };
}

describe("refreshing prices from a publisher", () => {
  it("follows the address to the file, takes it in, and tells where it is from", async () => {
    answer = sends(rowsAt(45_000));
    await refreshPrices();
    expect(await kept()).toMatchObject({ price: 45_000, source: `${origin}/download/prices.csv` });
    expect(asked.map(({ url }) => url)).toEqual(["/download/prices.csv", "/store/prices.csv?signed=1"]);
    expect(asked[0]).toMatchObject({ since: undefined, agent: expect.stringMatching(/^Gona\//) as string });
  });

  it("makes no new version of a file that has not changed, whether the publisher says so or sends it again", async () => {
    const before = await kept();
    answer = (_, response) => response.writeHead(304).end();
    await refreshPrices();
    answer = sends(rowsAt(45_000));
    await refreshPrices();
    expect(await kept()).toEqual(before);
    expect(Date.parse(asked.at(-1)?.since ?? "")).toBeGreaterThan(0);
  });

  it.each<[string, Answer]>([
    ["a bad file", sends(`${rowsAt(50_000)}2026-10-15,Kano\n`)],
    ["a page for people", sends("<html></html>", "text/html")],
    ["an error", (_, response) => response.writeHead(500).end()],
    [
      "half a file",
      (request, response) => {
        response.writeHead(200, { "content-type": "text/csv", "content-length": "9000" }).write(rowsAt(50_000));
        response.flushHeaders();
        request.socket.end();
      },
    ],
  ])("changes nothing when the publisher sends %s", async (_, bad) => {
    const before = await kept();
    answer = bad;
    await refreshPrices();
    expect(asked.length).toBeGreaterThan(0);
    expect(await kept()).toEqual(before);
  });

  it("is done by one process at a time", async () => {
    answer = sends(rowsAt(52_000));
    await Promise.all([refreshPrices(), refreshPrices()]);
    expect(asked.filter(({ url }) => url === "/download/prices.csv")).toHaveLength(1);
    expect(await kept()).toMatchObject({ price: 52_000 });
  });

  it("does not hold up a server that stops while the publisher keeps silent", async () => {
    const before = await kept();
    const ending = new AbortController();
    let silent: ServerResponse | undefined;
    answer = (_, response) => {
      silent = response;
      ending.abort();
    };
    await refreshPrices(ending.signal);
    expect(silent?.headersSent).toBe(false);
    silent?.writeHead(403).end();
    expect(await kept()).toEqual(before);
  });

  it("asks nobody when no address is set", async () => {
    completeConfig({ PRICES_URLS: [] });
    await refreshPrices();
    expect(asked).toEqual([]);
  });
});
