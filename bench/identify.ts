/*
 * Photos to identify beside weather calls: 12-megapixel JPEGs as phones take them, one after the other, while another
 * client asks for the weather; each figure beside the same one alone, from one run.
 */
import https from "node:https";
import sharp from "sharp";
import { completeConfig } from "../lib/config";
import { closeDb, db } from "../lib/db";
import { migrate } from "../lib/migrate";
import { issueKeys, machine, onRig, rounds, startGona } from "./rig";

/** Fewer than a key may send in a minute. */
const photosInRound = Number(process.env.BENCH_PHOTOS ?? 60);
const weatherEveryMs = 10;
const wantedMs = 400;

const say = (text: string) => process.stdout.write(`${text}\n`);
const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Leaves, soil and grain as a phone's camera writes them: 4000 x 3000, about 4 MB, stored turned. */
async function phonePhoto(): Promise<Buffer> {
  const blades = Array.from({ length: 300 }, (_, index) => {
    const [x, y, turn] = [(index * 367) % 4000, (index * 521) % 3000, (index * 47) % 180];
    const green = 70 + ((index * 29) % 110);
    return `<ellipse cx="${x}" cy="${y}" rx="420" ry="70" transform="rotate(${turn} ${x} ${y})" fill="rgb(${green >> 1},${green},40)"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000"><rect width="4000" height="3000" fill="#7a5b3c"/>${blades.join("")}</svg>`;
  const grain = sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: "grey",
      noise: { type: "gaussian", mean: 128, sigma: 14 },
    },
  });
  return sharp(Buffer.from(drawing))
    .composite([{ input: await grain.png({ compressionLevel: 1 }).toBuffer(), blend: "soft-light" }])
    .flatten()
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 88 })
    .toBuffer();
}

type Sent = { url: string; key: string; body?: { bytes: Uint8Array; type: string } };

/** Milliseconds until the whole answer is there. @throws Error unless it is a success. */
function timed(agent: https.Agent, { url, key, body }: Sent): Promise<number> {
  const started = performance.now();
  const headers: Record<string, string> = { "x-api-key": key, ...(body && { "content-type": body.type }) };
  if (body) headers["content-length"] = String(body.bytes.length);
  return new Promise((resolve, reject) => {
    const request = https.request(url, { agent, method: body ? "POST" : "GET", headers }, (answer) => {
      answer.resume();
      answer.on("end", () =>
        answer.statusCode === 200
          ? resolve(performance.now() - started)
          : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    });
    request.on("error", reject);
    request.end(body?.bytes);
  });
}

type Targets = { base: string; keys: string[]; form: { bytes: Uint8Array; type: string } };

async function photos({ base, keys, form }: Targets, agent: https.Agent): Promise<number[]> {
  const [url, key = ""] = [`${base}/v1/pests/identify`, keys.shift()];
  const taken: number[] = [];
  for (let count = 0; count < photosInRound; count++) taken.push(await timed(agent, { url, key, body: form }));
  return taken;
}

/** Asks for the weather at a steady pace, whether or not the last answer has come, until `work` is done. */
async function weatherDuring(targets: Targets, agent: https.Agent, work: Promise<unknown>): Promise<number[]> {
  const url = `${targets.base}/v1/weather/current?location=Kano`;
  const calls: Promise<number>[] = [];
  let key = targets.keys.shift() ?? "";
  const pace = setInterval(() => {
    if (calls.length % 900 === 899) key = targets.keys.shift() ?? "";
    calls.push(timed(agent, { url, key }));
  }, weatherEveryMs);
  await work;
  clearInterval(pace);
  return Promise.all(calls);
}

async function measure(targets: Targets): Promise<void> {
  const agent = new https.Agent({ keepAlive: true, rejectUnauthorized: false });
  await photos(targets, agent);
  const [alone, beside, weatherAlone, weatherBeside]: number[][] = [[], [], [], []];
  for (let round = 0; round < rounds; round++) {
    alone?.push(...(await photos(targets, agent)));
    const rest = new Promise((resolve) => setTimeout(resolve, 3000));
    weatherAlone?.push(...(await weatherDuring(targets, agent, rest)));
    const busy = photos(targets, agent);
    weatherBeside?.push(...(await weatherDuring(targets, agent, busy)));
    beside?.push(...(await busy));
  }
  agent.destroy();
  say("| milliseconds | p50 | p95 | p99 | calls |\n|---|---:|---:|---:|---:|");
  const row = (name: string, values: number[] = []) =>
    say(
      `| ${name} | ${[0.5, 0.95, 0.99].map((share) => quantile(values, share).toFixed(1)).join(" | ")} | ${values.length} |`,
    );
  row("a photo, nothing else going on", alone);
  row(`a photo, beside ${1000 / weatherEveryMs} weather calls a second`, beside);
  row("weather, nothing else going on", weatherAlone);
  row("weather, beside photos without a pause", weatherBeside);
  const p95 = quantile(beside ?? [], 0.95);
  say(`p95 of a photo beside other calls: ${p95.toFixed(0)} ms (wanted: under ${wantedMs}).`);
}

await onRig(async (databaseUrl) => {
  completeConfig({ DATABASE_URL: databaseUrl });
  await migrate(databaseUrl);
  const account = await db().user.create({ data: { name: "Bench", email: "bench@example.org" } });
  const keys = await issueKeys(db(), account.id, 200);
  await closeDb();
  const base = await startGona(databaseUrl, {
    PRICES_URLS: "off",
    OPEN_METEO_FORECAST_URL: "off",
    MET_NORWAY_URL: "off",
    NASA_POWER_URL: "off",
  });
  const photo = await phonePhoto();
  const fields = new FormData();
  fields.set("image", new File([new Uint8Array(photo)], "photo.jpg", { type: "image/jpeg" }));
  const encoded = new Response(fields);
  const type = encoded.headers.get("content-type") ?? "";
  const form = { bytes: new Uint8Array(await encoded.arrayBuffer()), type };
  say(`${machine}. JPEG of 4000 x 3000 pixels, ${(photo.length / 1e6).toFixed(1)} MB, as a form over HTTPS.`);
  await measure({ base, keys, form });
});
