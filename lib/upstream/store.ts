import { db } from "../db";
import type { Prisma } from "../generated/prisma/client";

/** What the table can keep. */
export type Storable = Prisma.InputJsonValue;

/** One kept answer's identity. */
export type AnswerId = { source: string; key: string };

/** The answer kept under `id`, as it was written, and when it was fetched (milliseconds since 1970). */
export async function readAnswer({ source, key }: AnswerId): Promise<{ body: unknown; fetchedAt: number } | null> {
  const row = await db().upstreamAnswer.findUnique({
    where: { source_key: { source, key } },
    select: { body: true, fetchedAt: true },
  });
  return row && { body: row.body, fetchedAt: row.fetchedAt.getTime() };
}

/** Keeps an answer in the place of the one before. */
export async function writeAnswer({ source, key }: AnswerId, kept: { value: Storable; fetchedAt: number }) {
  const content = { body: kept.value, fetchedAt: new Date(kept.fetchedAt) };
  await db().upstreamAnswer.upsert({
    where: { source_key: { source, key } },
    create: { source, key, ...content },
    update: content,
    select: { source: true },
  });
}

/** Removes answers fetched before `before` (milliseconds since 1970). */
export async function removeAnswers(before: number): Promise<void> {
  await db().upstreamAnswer.deleteMany({ where: { fetchedAt: { lt: new Date(before) } } });
}
