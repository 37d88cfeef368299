import { readdir } from "node:fs/promises";
import os from "node:os";
import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../lib/testing/server";
import { accountsOf, type TestAccount } from "./support/account";
import { expectError } from "./support/error-answer";

type Candidate = { name: string; type: string; confidence: number; description: string; scientific_name: string };
type Finding = { identification: Candidate[]; recommendations: string };

const path = "/v1/pests/identify";
const [tomato, cassava, fonio] = [29, 8, 5];

/** A green blade with brown spots on bare ground, drawn by code. */
async function leaf({ width = 640, height = 480 } = {}) {
  const spots = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = [25 + ((index * 37) % 50), 25 + ((index * 53) % 50)];
    return `<circle cx="${x}%" cy="${y}%" r="${1 + (index % 3)}%" fill="#5b3a1a"/>`;
  }).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#8a6a4a"/><ellipse cx="50%" cy="50%" rx="40%" ry="32%" fill="#3f7d2c"/>${spots}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

let server: TestServer;
let accounts: ReturnType<typeof accountsOf>;
let account: TestAccount;
let keys: string[];
let calls = 0;
beforeAll(async () => {
  server = await startServer();
  accounts = accountsOf(server);
  account = await accounts.make();
  // Each may call 100 times a minute, and fuzzing needs more.
  keys = await Promise.all(Array.from({ length: 12 }, () => account.issueKey()));
});
afterAll(async () => {
  await accounts.end();
  await server.stop();
});

/** Sends a body as it is, with a key that has calls left. */
const send = (body: Uint8Array | string, type: string) =>
  server.request(path, {
    method: "POST",
    key: keys[Math.floor(calls++ / 90)] ?? "",
    body,
    headers: { "content-type": type },
  });

/** Sends fields as a browser's form does. */
async function sendForm(fields: [string, string | { bytes: Uint8Array; type: string; name: string }][]) {
  const form = new FormData();
  for (const [field, value] of fields) {
    if (typeof value === "string") form.append(field, value);
    else form.append(field, new File([new Uint8Array(value.bytes)], value.name, { type: value.type }));
  }
  const encoded = new Response(form);
  return send(new Uint8Array(await encoded.arrayBuffer()), encoded.headers.get("content-type") ?? "");
}

const file = (bytes: Uint8Array, type = "image/jpeg", name = "photo.jpg") => ({ bytes, type, name });
const identify = (bytes: Uint8Array, cropId?: number) =>
  sendForm([
    ["image", file(bytes)],
    ...(cropId === undefined ? [] : [["crop_id", String(cropId)] as [string, string]]),
  ]);

async function found(bytes: Uint8Array, cropId?: number): Promise<Finding> {
  const answer = await identify(bytes, cropId);
  expect(answer.status, answer.text).toBe(200);
  return answer.json() as Finding;
}

describe("a photo", () => {
  it("is answered alike as a part of a form and as base64 in JSON", async () => {
    const photo = await leaf();
    const byForm = await found(photo, tomato);
    const body = JSON.stringify({ image: photo.toString("base64"), crop_id: tomato });
    const byJson = await send(body, "application/json");
    expect(byJson.json()).toEqual(byForm);
    expect(byForm.recommendations).toMatch(/\S/);
  });

  it("is looked at by its content: the same answer under another name and type, and lossless as PNG", async () => {
    const photo = await leaf();
    const plain = await found(photo);
    const mislabelled = await sendForm([["image", file(photo, "image/png", "archive.zip")]]);
    expect(mislabelled.json()).toEqual(plain);
    expect(await found(await sharp(photo).png().toBuffer())).toEqual(plain);
  });

  it("is turned upright by its EXIF orientation", async () => {
    const upright = await sharp(await leaf())
      .png()
      .toBuffer();
    const turned = await sharp(await sharp(upright).rotate(270).png().toBuffer())
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const [a, b] = [await found(upright, tomato), await found(turned, tomato)];
    expect(b.identification.map(({ name }) => name)).toEqual(a.identification.map(({ name }) => name));
    for (const [index, { confidence }] of b.identification.entries()) {
      expect(confidence).toBeCloseTo(a.identification[index]?.confidence ?? Number.NaN, 1);
    }
  });

  it("of a crop that the model does not know has candidates from the description only, with a key of symptoms", async () => {
    const { identification, recommendations } = await found(await leaf(), cassava);
    if (recommendations.startsWith("The photo shows no leaf")) return expect(identification).toEqual([]);
    expect(identification).toHaveLength(3);
    for (const { confidence, description, name } of identification) {
      expect(confidence).toBeLessThanOrEqual(0.2);
      expect(description).toMatch(/^From the description, not from the photo: /);
      expect(name).not.toMatch(/tomato|potato|maize/i);
    }
    expect(recommendations).toMatch(/does not know cassava: nothing here was seen in the photo/);
    expect(recommendations).toContain("Go by what you see.");
    expect((await found(await leaf(), fonio)).recommendations).toMatch(/does not know fonio|no leaf/);
  });

  it("with any crop has no dose and no more than three candidates in falling order", async () => {
    for (const cropId of [undefined, tomato, cassava, 1, 4, 14, 18, 21]) {
      const { identification, recommendations } = await found(await leaf(), cropId);
      const values = identification.map(({ confidence }) => confidence);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect(values.length).toBeLessThanOrEqual(3);
      expect(recommendations).not.toMatch(/\d\s*(ml|g|kg|l|litres?|grams?)\b|\bper (ha|hectare|litre)\b/i);
    }
  });

  it("of an unknown crop id is 404 and free", async () => {
    const before = await account.charged();
    expectError(await identify(await leaf(), 999_999), 404, "Not found");
    expect(await account.charged()).toEqual(before);
  });
});

describe("what is no good photo", () => {
  it("is refused by its kind, with the remedy, and is free", async () => {
    const before = await account.charged();
    const photo = await leaf();
    const webpage = Buffer.from("<html><script>1</script></html>");
    const header = await sharp({ create: { width: 64, height: 64, channels: 3, background: "green" } })
      .png()
      .toBuffer();
    const refused: [Buffer, number, string, RegExp][] = [
      [Buffer.from("GIF89a" + "\0".repeat(50), "latin1"), 415, "Unsupported media type", /JPEG, PNG or WebP/],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, "Unsupported media type", /image: /],
      [photo.subarray(0, photo.length - 200), 400, "Invalid request", /cut off or damaged/],
      [Buffer.concat([photo, webpage]), 400, "Invalid request", /follows the end/],
      [header.subarray(0, 40), 400, "Invalid request", /cut off/],
      [await sharp(photo).resize(63, 63).png().toBuffer(), 400, "Invalid request", /64 x 64/],
      [Buffer.concat([photo, Buffer.alloc(10 * 1024 * 1024)]), 413, "Image too large", /10 MB/],
    ];
    for (const [bytes, status, error, message] of refused) {
      expect(expectError(await identify(bytes), status, error)).toMatch(message);
    }
    expect(await account.charged()).toEqual(before);
  });

  it("a bomb: 49 megapixels in some kilobytes are decoded within limits, 51 are refused before", async () => {
    const plain = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: "green" } })
        .png()
        .toBuffer();
    expect((await identify(await plain(7000))).status).toBe(200);
    expectError(await identify(await plain(7142)), 413, "Image too large");
  });

  it("whatever is sent, the answer is 200 or a refusal, the server goes on, and no file is left behind", async () => {
    const files = async () =>
      (await readdir(os.tmpdir())).filter((name) => /sharp|vips|photo|upload|formidable/i.test(name));
    const before = await files();
    const photos = [
      await leaf({ width: 96, height: 80 }),
      await sharp(await leaf({ width: 96, height: 80 }))
        .webp()
        .toBuffer(),
      await sharp(await leaf({ width: 96, height: 80 }))
        .png()
        .toBuffer(),
    ];
    const noise = fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes));
    const cut = fc
      .tuple(fc.constantFrom(...photos), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([bytes, share]) => bytes.subarray(0, Math.floor(share * bytes.length)));
    const changed = fc
      .tuple(fc.constantFrom(...photos), fc.array(fc.tuple(fc.nat(100_000), fc.nat(255)), { maxLength: 30 }))
      .map(([bytes, changes]) => {
        const copy = Buffer.from(bytes);
        for (const [at, value] of changes) copy[at % copy.length] = value;
        return copy;
      });
    const glued = fc.tuple(fc.constantFrom(...photos), noise).map(([bytes, rest]) => Buffer.concat([bytes, rest]));
    await fc.assert(
      fc.asyncProperty(fc.oneof(noise, cut, changed, glued), async (bytes) => {
        expect([200, 400, 413, 415]).toContain((await identify(bytes)).status);
      }),
      { numRuns: 250 },
    );
    expect(await files()).toEqual(before);
    expect((await identify(await leaf())).status).toBe(200);
    expect(server.logs()).not.toContain('"status":500');
  });
});

describe("the body", () => {
  it("is a form with a file, or JSON: another type is 415, a broken form 400, too many bytes 413", async () => {
    expectError(await send("image=x", "application/x-www-form-urlencoded"), 415, "Unsupported media type");
    expectError(await send(await leaf(), "image/jpeg"), 415, "Unsupported media type");
    expectError(await send("--x\r\nbroken", "multipart/form-data; boundary=x"), 400, "Invalid request");
    expectError(await send("", "multipart/form-data"), 400, "Invalid request");
    expectError(await send(new Uint8Array(15_000_001), "multipart/form-data; boundary=x"), 413, "Body too large");
  });

  it("names the field at fault: missing, given twice, unknown, no file, no number", async () => {
    const photo = file(await leaf());
    const faults: [Parameters<typeof sendForm>[0], RegExp][] = [
      [[["crop_id", "29"]], /^image: /],
      [
        [
          ["image", photo],
          ["image", photo],
        ],
        /^image: give this field once/,
      ],
      [
        [
          ["image", photo],
          ["colour", "green"],
        ],
        /^colour: unknown name/,
      ],
      [[["image", "a text"]], /^image: /],
      [
        [
          ["image", photo],
          ["crop_id", "maize"],
        ],
        /^crop_id: /,
      ],
    ];
    for (const [fields, message] of faults) {
      expect(expectError(await sendForm(fields), 400, "Invalid request")).toMatch(message);
    }
  });

  it("the same Idempotency-Key gets the first answer again, charged once", async () => {
    const holder = await accounts.make();
    const key = await holder.issueKey();
    const body = JSON.stringify({ image: (await leaf()).toString("base64") });
    const headers = { "content-type": "application/json", "idempotency-key": "once" };
    const [first, again] = [
      await server.request(path, { method: "POST", key, body, headers }),
      await server.request(path, { method: "POST", key, body, headers }),
    ];
    expect(again.text).toBe(first.text);
    expect((await holder.charged()).calls).toBe(1);
  });
});

describe("while photos are looked at", () => {
  it("other endpoints answer, and every photo gets its answer", async () => {
    const photo = await leaf({ width: 4000, height: 3000 });
    const work: { done: boolean } = { done: false };
    const photos = Promise.all(Array.from({ length: 8 }, () => identify(photo))).finally(() => (work.done = true));
    const key = await account.issueKey();
    const waits: number[] = [];
    while (!work.done) {
      const started = performance.now();
      expect((await server.request("/v1/farms", { key })).status).toBe(200);
      waits.push(performance.now() - started);
    }
    expect((await photos).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    // A decoder or model in the event loop would hold it for as long as a photo takes, each time.
    expect(waits.length).toBeGreaterThan(8);
  });
});
