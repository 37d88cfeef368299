import { z } from "zod";
import { db } from "../../db";
import type { Scope } from "../../farms/store";
import type { Prisma } from "../../generated/prisma/client";
import { IdentificationJson, outcomes } from "./contract";
import type { Identification } from "./identification";

const columns = {
  id: true,
  createdAt: true,
  outcome: true,
  answer: true,
  cropId: true,
  farm: { select: { id: true, deletedAt: true } },
  photo: { select: { identificationId: true } },
  sighting: { select: { id: true } },
} as const satisfies Prisma.PestIdentificationSelect;

const Outcome = z.enum(outcomes);
const Answer = IdentificationJson.pick({ candidates: true, recommendations: true });
const newestFirst = [
  { createdAt: "desc" },
  { id: "desc" },
] as const satisfies Prisma.PestIdentificationOrderByWithRelationInput[];

function identificationOf(row: Prisma.PestIdentificationGetPayload<{ select: typeof columns }>): Identification {
  const { farm, photo, sighting, ...rest } = row;
  return {
    ...rest,
    outcome: Outcome.parse(row.outcome),
    answer: Answer.parse(row.answer),
    farmId: farm && farm.deletedAt === null ? farm.id : null,
    hasPhoto: photo !== null,
    sightingId: sighting?.id ?? null,
  };
}

/** A page of the account's identifications, the newest first, and how many there are. */
export async function findIdentifications(
  { accountId, db }: Scope,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ identifications: Identification[]; total: number }> {
  const where = { accountId };
  const [rows, total] = await Promise.all([
    db.pestIdentification.findMany({ where, select: columns, orderBy: [...newestFirst], take: limit, skip: offset }),
    db.pestIdentification.count({ where }),
  ]);
  return { identifications: rows.map(identificationOf), total };
}

/** The account's identification with an id; null when it has none. */
export async function findIdentification({ accountId, db }: Scope, id: number): Promise<Identification | null> {
  const row = await db.pestIdentification.findFirst({ where: { id, accountId }, select: columns });
  return row && identificationOf(row);
}

/** The kept copy of a photo, for the account whose identification it is; null when there is none. */
export async function findPhoto(accountId: number, id: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await db().pestPhoto.findFirst({
    where: { identificationId: id, identification: { accountId } },
    select: { jpeg: true },
  });
  return row?.jpeg ?? null;
}

/** A new identification as it is kept. */
export type NewIdentificationRow = Pick<Identification, "outcome" | "answer" | "cropId" | "farmId" | "createdAt"> & {
  /** Null when its owner did not agree to keep it. */
  jpeg: Uint8Array<ArrayBuffer> | null;
};

/** Keeps an identification, with its photo at once or not at all; gives its id. The caller has made sure of the farm. */
export async function insertIdentification(
  { accountId, db }: Scope,
  { jpeg, ...row }: NewIdentificationRow,
): Promise<number> {
  const { id } = await db.pestIdentification.create({
    data: { ...row, accountId, ...(jpeg && { photo: { create: { jpeg } } }) },
    select: { id: true },
  });
  return id;
}

/** Removes what the account has beyond its newest `most` identifications, photos with them. */
export async function dropOldest({ accountId, db }: Scope, most: number): Promise<void> {
  await db.$executeRaw`
    delete from pest_identifications where account_id = ${accountId} and id in (
      select id from pest_identifications where account_id = ${accountId}
      order by created_at desc, id desc offset ${most}
    )`;
}

/** Removes the account's identification and its photo; false when it has none with this id. */
export async function deleteIdentification({ accountId, db }: Scope, id: number): Promise<boolean> {
  const { count } = await db.pestIdentification.deleteMany({ where: { id, accountId } });
  return count === 1;
}
