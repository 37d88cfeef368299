import type { Prisma } from "../lib/generated/prisma/client";
import type { Row } from "./table";

/** A cell of values between semicolons. */
const list = (cell: string) => cell.split(";").filter((value) => value !== "");

function organismOf(row: Row) {
  return {
    code: row("code"),
    name: row("name"),
    scientificName: row("scientific_name"),
    type: row("type"),
    kind: row("kind"),
    otherNames: list(row("other_names")),
    parts: list(row("parts")),
    signs: list(row("signs")),
    symptoms: row("symptoms"),
    description: row("description"),
    conditions: row("conditions"),
    compare: row("compare"),
    cultural: row("cultural"),
    resistant: row("resistant"),
    biological: row("biological"),
    chemical: row("chemical"),
    importance: row("importance"),
    sources: row("sources"),
    checked: row("checked") === "yes",
  };
}

/** The crops that organisms harm, by the names of the crop catalogue. @throws Error for a crop that it lacks. */
async function cropsOf(transaction: Prisma.TransactionClient, rows: Row[]) {
  const crops = await transaction.crop.findMany({ select: { id: true, name: true } });
  const ids = new Map(crops.map(({ id, name }) => [name, id]));
  return rows.flatMap((row) =>
    list(row("crops")).map((name) => {
      const cropId = ids.get(name);
      if (cropId === undefined) throw new Error(`organism ${row("code")}: there is no crop ${name}`);
      return { cropId, organismId: Number(row("id")) };
    }),
  );
}

/** Brings the catalogue of organisms up to date. Those that stay keep their rows: farmers' sightings refer to them. */
export async function loadOrganisms(transaction: Prisma.TransactionClient, rows: Row[]): Promise<void> {
  const ids = rows.map((row) => Number(row("id")));
  await transaction.organism.deleteMany({ where: { id: { notIn: ids } } });
  for (const row of rows) {
    const organism = organismOf(row);
    const id = Number(row("id"));
    await transaction.organism.upsert({ where: { id }, create: { id, ...organism }, update: organism });
  }
  await transaction.organismCrop.deleteMany();
  await transaction.organismCrop.createMany({ data: await cropsOf(transaction, rows) });
}
