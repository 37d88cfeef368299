import https from "node:https";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { picturePath } from "../lib/earth/imagery/token";
import { startServer, type TestServer } from "../lib/testing/server";
import { freshUpstreams } from "../lib/upstream/testing/fresh-upstreams";
import { startStandIns, type StandIns } from "../lib/upstream/testing/stand-ins";
import { accountsOf, type TestAccount } from "./support/account";
import { expectError } from "./support/error-answer";
import { queryString } from "./support/good-query";

type Imagery = {
  location: { name: string };
  date: string;
  satellite: string;
  cloud_coverage: number;
  image_url: string;
  metadata: { resolution: string; bands: string[]; acquisition_time: string };
};
type Query = Record<string, string | number>;

const secret = "a secret of these tests, more than long enough";
const dayMs = 86_400_000;
/** About 1.2 ha near Zaria. */
const corners = [
  [11.02, 7.66],
  [11.021, 7.66],
  [11.021, 7.661],
  [11.02, 7.661],
];

let standIns: StandIns;
let server: TestServer;
let accounts: ReturnType<typeof accountsOf>;
let holder: TestAccount;
let key: string;
let farmId: number;

beforeAll(async () => {
  freshUpstreams({ AUTH_SECRET: secret });
  standIns = await startStandIns();
  server = await startServer({ env: { ...standIns.env, AUTH_SECRET: secret, UPSTREAM_TIMEOUT_MS: "4000" } });
  accounts = accountsOf(server);
  holder = await accounts.make();
  key = await holder.issueKey();
  const body = { name: "Gonar Lami", soil_type: "clay", boundary_coordinates: corners };
  farmId = ((await server.request("/v1/farms", { method: "POST", key, body })).json() as { id: number }).id;
});
afterAll(async () => {
  await accounts.end();
  await server.stop();
  await standIns.stop();
});

const get = (query: Query, as = key) => server.request(`/v1/earth/imagery?${queryString(query)}`, { key: as });

async function answered(query: Query): Promise<{ body: Imagery; headers: Record<string, string | undefined> }> {
  const answer = await get(query);
  expect(answer.status, answer.text).toBe(200);
  return { body: answer.json() as Imagery, headers: answer.headers };
}

type Picture = { status: number; headers: Record<string, unknown>; bytes: Buffer };

/** What anybody gets who has the address: no key, no cookie. */
const fetchPicture = (path: string) =>
  new Promise<Picture>((resolve, reject) => {
    https
      .get(`${server.httpsUrl}${path}`, { agent: server.agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
        );
      })
      .on("error", reject);
  });
const pathOf = (url: string) => new URL(url).pathname;
const errorOf = ({ bytes }: Picture) => JSON.parse(bytes.toString()) as { error: string; message: string };
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

describe("a satellite picture", () => {
  it("of a farm is the latest clear scene, with a link that shows it to anybody", async () => {
    const { body, headers } = await answered({ farm_id: farmId });
    expect(body).toMatchObject({
      location: { name: "Gonar Lami" },
      satellite: "Sentinel-2A",
      cloud_coverage: 4.2,
      metadata: { resolution: "10 m", bands: ["B04", "B03", "B02"] },
    });
    expect(body.metadata.acquisition_time.startsWith(body.date)).toBe(true);
    expect(body.date >= daysAgo(21)).toBe(true);
    expect(headers).toMatchObject({
      "x-data-source": expect.stringContaining("Sentinel-2"),
      "x-data-kind": "observed",
    });
    expect(new URL(body.image_url).protocol).toBe("https:");
    const picture = await fetchPicture(pathOf(body.image_url));
    expect(picture.status).toBe(200);
    expect(picture.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": expect.stringMatching(/^private, max-age=8\d{4}, immutable$/),
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("img-src 'self'"),
    });
    const { format, width, height } = await sharp(picture.bytes).metadata();
    expect(format).toBe("png");
    for (const size of [width, height]) {
      expect(size).toBeGreaterThanOrEqual(256);
      expect(size).toBeLessThanOrEqual(1024);
    }
  });

  it("of NDVI is another picture", async () => {
    const { body } = await answered({ farm_id: farmId, layer: "ndvi" });
    expect(body.metadata.bands).toEqual(["B08", "B04", "SCL"]);
    const plain = await answered({ farm_id: farmId });
    const [ndvi, colour] = [
      await fetchPicture(pathOf(body.image_url)),
      await fetchPicture(pathOf(plain.body.image_url)),
    ];
    expect(ndvi.status).toBe(200);
    expect(ndvi.bytes.equals(colour.bytes)).toBe(false);
  });

  it("of a day is that day's scene or the nearest before it, clouded or not", async () => {
    const clouds = new Set<number>();
    for (const days of [10, 15, 20, 25]) {
      const { body } = await answered({ farm_id: farmId, date: daysAgo(days) });
      expect(body.date <= daysAgo(days)).toBe(true);
      expect(body.date > daysAgo(days + 5)).toBe(true);
      clouds.add(body.cloud_coverage);
    }
    expect(clouds.size).toBe(3);
  });

  it("of a place needs no farm", async () => {
    const { body } = await answered({ location: "Kano" });
    expect(body.location.name).toMatch(/^Kano/);
    expect((await fetchPicture(pathOf(body.image_url))).status).toBe(200);
  });

  it("is charged only when there is one", async () => {
    const before = await holder.charged();
    standIns.setBody("earth-search", { type: "FeatureCollection", features: [], links: [] });
    expect(expectError(await get({ latitude: 9.5, longitude: 8.5 }), 404, "No picture")).toContain("Sentinel-2");
    expect(expectError(await get({ latitude: 9.5, longitude: 8.5, date: "2014-06-01" }), 404, "No picture")).toContain(
      "2015",
    );
    standIns.setBody("earth-search", undefined);
    expect(await holder.charged()).toEqual(before);
  });

  it("is refused for another account's farm, a day to come and an unknown layer", async () => {
    const other = await (await accounts.make()).issueKey();
    expectError(await get({ farm_id: farmId }, other), 404, "Not found");
    expect(expectError(await get({ farm_id: farmId, date: daysAgo(-3) }), 400, "Invalid request")).toMatch(/^date: /);
    expect(expectError(await get({ farm_id: farmId, layer: "thermal" }), 400, "Invalid request")).toMatch(/^layer: /);
  });
});

describe("the link to a picture", () => {
  it("tells nothing of whose it is", async () => {
    const { body } = await answered({ farm_id: farmId });
    expect(pathOf(body.image_url)).toMatch(/^\/pictures\/[\w-]{22}\.0\.t\.\w+\.[\w-]{43}$/);
  });

  it("is refused when anything in it is changed, as JSON", async () => {
    const path = pathOf((await answered({ farm_id: farmId })).body.image_url);
    for (const wrong of [
      path.replace(".t.", ".n."),
      path.replace(".0.", ".1."),
      `${path.slice(0, -5)}AAAAA`,
      "/pictures/x",
    ]) {
      const picture = await fetchPicture(wrong);
      expect(picture.status).toBe(403);
      expect(errorOf(picture).error).toBe("Forbidden");
      expect(picture.headers).toMatchObject({
        "content-type": expect.stringContaining("json"),
        "cache-control": "no-store",
      });
    }
  });

  it("is over after a day, and says so", async () => {
    const [, , placeId = ""] = pathOf((await answered({ farm_id: farmId })).body.image_url).split(/[/.]/);
    const name = { placeId, scene: 0, layer: "true_color" } as const;
    expect((await fetchPicture(picturePath(name, Date.now()))).status).toBe(200);
    const old = await fetchPicture(picturePath(name, Date.now() - 26 * 3_600_000));
    expect(old.status).toBe(410);
    expect(errorOf(old).message).toContain("Ask for the picture again");
    const unknown = await fetchPicture(picturePath({ ...name, placeId: "A".repeat(22) }, Date.now()));
    expect(unknown.status).toBe(404);
  });
});

describe("the scenes of a farm, for the signed-in browser", () => {
  type Scenes = {
    data: { date: string; quality: string; clear_pixels: number; pixels: number; mean: number; overlay_url: string }[];
    bounds: { south: number; west: number; north: number; east: number };
  };
  let headers: Record<string, string>;
  let mine: number;

  beforeAll(async () => {
    const signUp = await server.request("/api/auth/sign-up/email", {
      method: "POST",
      headers: { origin: server.httpsUrl },
      body: { name: "Lami", email: "lami@example.org", password: "a long quiet harmattan" },
    });
    expect(signUp.status, signUp.text).toBe(200);
    const cookie = (signUp.headers["set-cookie"] ?? "").split(/, (?=[\w.-]+=)/).map((each) => each.split(";")[0]);
    headers = { cookie: cookie.join("; "), origin: server.httpsUrl };
    const body = { name: "Gonar Lami", boundary_coordinates: corners };
    const farm = await server.request("/console/v1/farms", { method: "POST", headers, body });
    expect(farm.status, farm.text).toBe(201);
    mine = (farm.json() as { id: number }).id;
  });

  const scenes = (query: Query, as = headers) =>
    server.request(`/console/v1/earth/scenes?${queryString(query)}`, { headers: as });

  it("each have figures, and an overlay that is transparent outside of the field and under clouds", async () => {
    const answer = await scenes({ farm_id: mine, start_date: daysAgo(60), end_date: daysAgo(0) });
    expect(answer.status, answer.text).toBe(200);
    const { data, bounds } = answer.json() as Scenes;
    expect(data.length).toBeGreaterThanOrEqual(8);
    expect(new Set(data.map(({ quality }) => quality)).size).toBeGreaterThan(1);
    expect(bounds).toEqual({
      south: expect.closeTo(11.02, 6),
      west: expect.closeTo(7.66, 6),
      north: expect.closeTo(11.021, 6),
      east: expect.closeTo(7.661, 6),
    });
    for (const { overlay_url } of data.slice(0, 4)) {
      const picture = await fetchPicture(overlay_url);
      expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/png"]);
      expect((await sharp(picture.bytes).metadata()).hasAlpha).toBe(true);
    }
  });

  it("are 404 for another account's farm", async () => {
    const range = { start_date: daysAgo(30), end_date: daysAgo(0) };
    expectError(await scenes({ farm_id: farmId, ...range }), 404, "Not found");
  });

  // Last, since the catalogue is left alone for a while after its failures.
  it("are 503 when the catalogue is down", async () => {
    standIns.setMode("earth-search", "500");
    const answer = await scenes({ farm_id: mine, start_date: daysAgo(31), end_date: daysAgo(1) });
    standIns.setMode("earth-search", "good");
    expectError(answer, 503, "Pictures unavailable");
  });
});

describe("when the catalogue fails", () => {
  it.each(["500", "down", "nonsense"] as const)("%s makes a picture a 503", async (mode) => {
    standIns.setMode("earth-search", mode);
    const answer = await get({ latitude: 8.1, longitude: 8.5 });
    standIns.setMode("earth-search", "good");
    expectError(answer, 503, "Pictures unavailable");
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });
});
