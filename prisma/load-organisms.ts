import type { Prisma } from "../lib/generated/prisma/client";
import type { Row } from "./table";

/** A cell of values between semicolons. */
const list = (cell: string) => cell.split(";").filter((value) => value !== "");

/** A row as PostgreSQL's jsonb_to_recordset reads it. */
function organismOf(row: Row) {
  const texts = [
    ...["code", "name", "scientific_name", "type", "kind", "symptoms", "description", "conditions", "compare"],
    ...["cultural", "resistant", "biological", "chemical", "importance", "sources"],
  ];
  const lists = ["other_names", "parts", "signs"];
  return {
    id: Number(row("id")),
    checked: row("checked") === "yes",
    ...Object.fromEntries(texts.map((column) => [column, row(column)])),
    ...Object.fromEntries(lists.map((column) => [column, list(row(column))])),
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
  await transaction.$executeRaw`
    insert into organisms (id, code, name, scientific_name, type, kind, other_names, parts, signs, symptoms,
      description, conditions, compare, cultural, resistant, biological, chemical, importance, sources, checked)
    select * from jsonb_to_recordset(${JSON.stringify(rows.map(organismOf))}::jsonb) as row (id int, code text,
      name text, scientific_name text, type text, kind text, other_names text[], parts text[], signs text[],
      symptoms text, description text, conditions text, compare text, cultural text, resistant text,
      biological text, chemical text, importance text, sources text, checked bool)
    on conflict (id) do update set (code, name, scientific_name, type, kind, other_names, parts, signs, symptoms,
      description, conditions, compare, cultural, resistant, biological, chemical, importance, sources, checked) =
      (excluded.code, excluded.name, excluded.scientific_name, excluded.type, excluded.kind, excluded.other_names,
      excluded.parts, excluded.signs, excluded.symptoms, excluded.description, excluded.conditions, excluded.compare,
      excluded.cultural, excluded.resistant, excluded.biological, excluded.chemical, excluded.importance,
      excluded.sources, excluded.checked)`;
  await transaction.organismCrop.deleteMany();
  await transaction.organismCrop.createMany({ data: await cropsOf(transaction, rows) });
}
