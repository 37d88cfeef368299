import { randomBytes } from "node:crypto";
import { keyDigest, makeKey } from "../../api/key";
import { db } from "../../db";

/** An account that has something in every table. */
export type Filled = {
  id: number;
  email: string;
  /** Stands in its own texts and in nobody else's. */
  mark: string;
  keyId: number;
  photoId: number;
  jpeg: Uint8Array;
  /** What must never leave the database. */
  secrets: { key: string; token: string; passwordHash: string; webhookSecret: Uint8Array };
};

const at = new Date("2026-11-22T10:00:00Z");
const corners = [
  [11.05, 7.7],
  [11.05, 7.701],
  [11.051, 7.701],
  [11.051, 7.7],
];

/** Makes an account with something in every table that belongs to accounts. */
export async function fillAccount(name: string): Promise<Filled> {
  const mark = `${name}-${randomBytes(6).toString("hex")}`;
  const email = `${mark}@farm.example`;
  const secrets = {
    key: makeKey(),
    token: randomBytes(24).toString("base64url"),
    passwordHash: `${randomBytes(16).toString("hex")}:${randomBytes(32).toString("hex")}`,
    webhookSecret: new Uint8Array(randomBytes(48)),
  };
  const { id } = await db().user.create({ data: { name: mark, email, createdAt: at }, select: { id: true } });
  const userId = id;
  await db().credential.create({
    data: { userId, accountId: String(id), providerId: "credential", password: secrets.passwordHash },
  });
  await db().session.create({
    data: { userId, token: secrets.token, expiresAt: new Date(at.getTime() + 86_400_000), userAgent: mark },
  });
  const farm = await fillFarm(id, mark);
  const { photoId, jpeg } = await fillPests(id, { farmId: farm, mark });
  const keyId = await fillCalls(id, { mark, key: secrets.key });
  await fillWebhook(id, { mark, secret: secrets.webhookSecret });
  return { id, email, mark, keyId, photoId, jpeg, secrets };
}

async function fillFarm(accountId: number, mark: string): Promise<number> {
  await db().farm.create({ data: { accountId, name: mark, deletedAt: at } });
  const { id: farmId } = await db().farm.create({ data: { accountId, name: mark, sizeHa: 1.2 }, select: { id: true } });
  const earlier = new Date(at.getTime() - 86_400_000);
  await db().farmBoundary.createMany({
    data: [
      { farmId, corners, areaHa: 1.2, validFrom: earlier, validTo: at },
      { farmId, corners, areaHa: 1.2, validFrom: at },
    ],
  });
  const day = new Date("2026-06-12");
  const crop = await db().farmCrop.create({
    data: { farmId, name: "=1+1", variety: mark, status: "growing", plantingDate: day, createdAt: at },
    select: { id: true },
  });
  await db().irrigation.create({ data: { farmCropId: crop.id, date: day, depthMm: 12.5 } });
  const sample = await db().soilSample.create({
    data: {
      farmId,
      status: "completed",
      trackingCode: mark,
      depthCm: 20,
      latitude: 11.05,
      longitude: 7.7,
      collectionDate: day,
      estimatedCompletionDate: day,
      analysisDate: day,
      results: { ph: 6.1, analysis_date: "2026-06-20" },
    },
    select: { id: true },
  });
  await db().soilSampleStep.create({ data: { sampleId: sample.id, status: "submitted", at } });
  return farmId;
}

async function fillPests(accountId: number, { farmId, mark }: { farmId: number; mark: string }) {
  const jpeg = new Uint8Array(randomBytes(5_000));
  const answer = { candidates: [], recommendations: mark };
  const { id: photoId } = await db().pestIdentification.create({
    data: { accountId, farmId, outcome: "named", answer, photo: { create: { jpeg } } },
    select: { id: true },
  });
  const { id: organismId } = await db().organism.findFirstOrThrow({ select: { id: true } });
  const place = { latitude: 11.05, longitude: 7.7, seenOn: at };
  await db().pestSighting.create({ data: { accountId, organismId, farmId, notes: mark, ...place } });
  return { photoId, jpeg };
}

async function fillCalls(accountId: number, { mark, key }: { mark: string; key: string }): Promise<number> {
  const { id: keyId } = await db().apiKey.create({
    data: { accountId, name: mark, digest: keyDigest(key), prefix: key.slice(0, 12), lastFour: key.slice(-4) },
    select: { id: true },
  });
  const hour = { keyId, accountId, endpoint: "GET /v1/weather/current", hour: at };
  await db().usageHour.create({ data: { ...hour, calls: 3, costUnits: 300_001n, lastAt: at } });
  await db().callHour.create({ data: { ...hour, calls: 4, refused: 1, failed: 0 } });
  const month = new Date("2026-11-01");
  await db().accountMonth.create({ data: { accountId, month, calls: 3, costUnits: 300_001n, toldPercent: 50 } });
  const call = { accountId, keyId, at, endpoint: hour.endpoint, status: 200, durationMs: 1.5 };
  await db().callRecord.create({ data: { ...call, requestId: mark, costUnits: 100_000n } });
  await db().idempotentCall.create({
    data: {
      accountId,
      key: mark,
      endpoint: "POST /v1/farms",
      requestHash: new Uint8Array(32),
      status: 201,
      headers: {},
      body: mark,
    },
  });
  return keyId;
}

async function fillWebhook(accountId: number, { mark, secret }: { mark: string; secret: Uint8Array<ArrayBuffer> }) {
  const { id: webhookId } = await db().webhook.create({
    data: { accountId, url: `https://${mark}.example/hook`, name: mark, events: ["test"], secret },
    select: { id: true },
  });
  const { id: eventId } = await db().webhookEvent.create({
    data: { accountId, type: "test", dedupeKey: mark, data: { mark }, createdAt: at },
    select: { id: true },
  });
  const { id: deliveryId } = await db().webhookDelivery.create({
    data: { webhookId, eventId, createdAt: at },
    select: { id: true },
  });
  await db().webhookAttempt.create({ data: { deliveryId, at, status: 500, durationMs: 12 } });
}

/** All forms in which an account's secrets could stand in a file. */
export function secretsOf({ secrets: { key, token, passwordHash, webhookSecret } }: Filled): (string | Buffer)[] {
  const raw = [Buffer.from(keyDigest(key)), Buffer.from(webhookSecret)];
  const written = raw.flatMap((each) => (["hex", "base64", "base64url"] as const).map((form) => each.toString(form)));
  // What `JSON.stringify` makes of bytes.
  const listed = raw.map((each) => [...each].join(","));
  return [key, key.slice(13, -4), token, passwordHash, ...raw, ...written, ...listed];
}
