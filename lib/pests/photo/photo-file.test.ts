import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { checkPhoto } from "./photo-file";
import { smallCopy } from "./pixels";

const [width, height] = [160, 120];

/** Leaf-like noise, so that files have a body worth cutting. */
const raw = Buffer.from(
  Uint8Array.from({ length: width * height * 3 }, (_, index) => (index * index * 31 + index * 7) % 251),
);
const picture = () => sharp(raw, { raw: { width, height, channels: 3 } });

const jpeg = await picture().jpeg().toBuffer();
const progressive = await picture().jpeg({ progressive: true }).toBuffer();
const png = await picture().png().toBuffer();
const webp = await picture().webp().toBuffer();
const gif = await picture().gif().toBuffer();
const tiff = await picture().tiff().toBuffer();
const avif = await picture().avif({ effort: 0 }).toBuffer();
const frames = Buffer.concat([raw, Buffer.from(raw).reverse()]);
const animated = await sharp(frames, { raw: { width, height: 2 * height, channels: 3, pageHeight: height } })
  .webp({ loop: 0 })
  .toBuffer();

const zip = Buffer.from("PK\u0005\u0006" + "\0".repeat(18), "latin1");
const html = Buffer.from("<html><script>alert(1)</script></html>");

/** A record list as Samsung's cameras append it. */
function samsungTrailer(data = "\0\0\u0001\n\u000e\0\0\0Image_UTC_Data1732261234567"): Buffer {
  const record = Buffer.from(data, "latin1");
  const list = Buffer.alloc(24);
  list.write("SEFH", 0, "latin1");
  list.writeUInt32LE(106, 4);
  list.writeUInt32LE(1, 8);
  list.writeUInt32LE(record.length, 16);
  list.writeUInt32LE(record.length, 20);
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(list.length, 0);
  tail.write("SEFT", 4, "latin1");
  return Buffer.concat([record, list, tail]);
}

/** A PNG whose header claims a size, with a body that is none. */
async function pngOf(claimed: number): Promise<Buffer> {
  const small = await sharp({ create: { width: 64, height: 64, channels: 3, background: "green" } })
    .png()
    .toBuffer();
  small.writeUInt32BE(claimed, 16);
  small.writeUInt32BE(claimed, 20);
  // libpng does not read on when the header's checksum is wrong.
  small.writeUInt32BE(crc32(small.subarray(12, 29)), 29);
  return small;
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

const refusal = (bytes: Uint8Array) =>
  checkPhoto(bytes).then(
    () => 200,
    (error: unknown) => (error as { status?: number }).status ?? 500,
  );

describe("a photo that is taken", () => {
  it.each([
    ["a JPEG", jpeg, "jpeg"],
    ["a progressive JPEG", progressive, "jpeg"],
    ["a PNG", png, "png"],
    ["a WebP", webp, "webp"],
    ["an animated WebP", animated, "webp"],
    ["a JPEG filled up with zeros", Buffer.concat([jpeg, Buffer.alloc(512)]), "jpeg"],
    ["a JPEG with a second picture behind it, as phones write highlights", Buffer.concat([jpeg, progressive]), "jpeg"],
    ["a JPEG with a Samsung camera's records behind it", Buffer.concat([jpeg, samsungTrailer()]), "jpeg"],
  ])("%s", async (_, bytes, format) => {
    const photo = await checkPhoto(bytes);
    expect(photo.format).toBe(format);
    expect((await sharp(await smallCopy(photo)).metadata()).height).toBe(height);
  });
});

describe("a photo that is refused", () => {
  it.each([
    ["nothing", Buffer.alloc(0)],
    ["text", Buffer.from("not a picture")],
    ["a GIF", gif],
    ["a TIFF", tiff],
    ["an AVIF", avif],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>')],
    ["a PDF", Buffer.from("%PDF-1.7\n")],
    ["a BMP", Buffer.from("BM" + "\0".repeat(60))],
    ["a sound in a RIFF", Buffer.from("RIFF\u0010\0\0\0WAVEfmt \0\0\0\0", "latin1")],
  ])("%s: 415", async (_, bytes) => {
    expect(await refusal(bytes)).toBe(415);
  });

  it.each([
    ["an archive behind a JPEG", Buffer.concat([jpeg, zip])],
    ["a page behind a JPEG", Buffer.concat([jpeg, html])],
    ["an archive behind a JPEG's second picture", Buffer.concat([jpeg, jpeg, zip])],
    ["an archive within a Samsung trailer", Buffer.concat([jpeg, samsungTrailer(zip.toString("latin1"))])],
    ["a Samsung trailer that does not begin where the picture ends", Buffer.concat([jpeg, html, samsungTrailer()])],
    ["an archive behind a PNG", Buffer.concat([png, zip])],
    ["zeros behind a PNG", Buffer.concat([png, Buffer.alloc(9)])],
    ["a page behind a WebP", Buffer.concat([webp, html])],
  ])("%s: 400", async (_, bytes) => {
    expect(await refusal(bytes)).toBe(400);
  });

  it.each([
    ["JPEG", jpeg],
    ["progressive JPEG", progressive],
    ["PNG", png],
    ["WebP", webp],
  ])("a %s that is cut off anywhere is never taken", async (_, bytes) => {
    for (let share = 0.01; share < 1; share += 0.03) {
      expect([400, 415]).toContain(await refusal(bytes.subarray(0, Math.floor(bytes.length * share))));
    }
    expect(await refusal(bytes.subarray(0, -1))).toBe(400);
  });

  it("is 413 beyond 50 megapixels or 10 MB, and 400 under 64 pixels", async () => {
    expect(await refusal(await pngOf(7072))).toBe(413);
    expect(await refusal(await pngOf(60_000))).toBe(413);
    expect(await refusal(Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]))).toBe(413);
    const narrow = sharp({ create: { width: 63, height: 400, channels: 3, background: "green" } });
    expect(await refusal(await narrow.png().toBuffer())).toBe(400);
  });

  it("a JPEG with hundreds of scans is not handed to a decoder", async () => {
    const scan = progressive.subarray(progressive.indexOf(Buffer.from([0xff, 0xda])), -2);
    const many = Buffer.concat([
      progressive.subarray(0, -2),
      ...Array.from({ length: 200 }, () => scan),
      progressive.subarray(-2),
    ]);
    expect(await refusal(many)).toBe(400);
  });

  it("whatever the bytes are, the answer is a refusal or a picture, never another error", async () => {
    const begins = [jpeg, png, webp].map((bytes) => bytes.subarray(0, 24));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(Buffer.alloc(0), ...begins),
        fc.uint8Array({ maxLength: 400 }),
        async (begin, rest) => {
          expect([400, 413, 415]).toContain(await refusal(Buffer.concat([begin, rest])));
        },
      ),
      { numRuns: 200 },
    );
  });

  it("a picture with bytes changed is decoded or refused, and nothing else", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(jpeg, progressive, png, webp),
        fc.array(fc.tuple(fc.nat(1_000_000), fc.nat(255)), { minLength: 1, maxLength: 20 }),
        async (bytes, changes) => {
          const changed = Buffer.from(bytes);
          for (const [at, value] of changes) changed[at % changed.length] = value;
          const outcome = await checkPhoto(changed)
            .then(smallCopy)
            .then(
              () => 200,
              (error: unknown) => (error as { status?: number }).status ?? 500,
            );
          expect([200, 400, 413, 415]).toContain(outcome);
        },
      ),
      { numRuns: 200 },
    );
  });
});
