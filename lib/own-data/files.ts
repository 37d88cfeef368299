import { wholeFarmToJson } from "../farms/contract";
import { findWholeFarms } from "../farms/store";
import { writeFarmFile } from "../geo/formats/write-farm-file";
import { csvHead, csvLines, ownSheets, type OwnSheet } from "./csv";
import { readmeText } from "./readme";
import { readPhotos, type Scope } from "./store";
import { ownTables, type OwnTable } from "./tables";
import type { ZippedFile } from "./zip";

const encoder = new TextEncoder();
const bytes = (text: string) => encoder.encode(text);

async function* jsonOf(scope: Scope, { pages }: OwnTable): AsyncGenerator<Uint8Array> {
  let before = "[\n";
  for await (const rows of pages(scope)) {
    yield bytes(before + rows.map((row) => JSON.stringify(row)).join(",\n"));
    before = ",\n";
  }
  yield bytes(before === "[\n" ? "[]\n" : "\n]\n");
}

async function* csvOf(scope: Scope, sheet: OwnSheet): AsyncGenerator<Uint8Array> {
  yield bytes(csvHead(sheet.columns));
  for await (const rows of sheet.table.pages(scope)) yield bytes(csvLines(sheet, rows));
}

async function* photosOf(scope: Scope): AsyncGenerator<ZippedFile> {
  for (let rows = await readPhotos(scope); rows.length > 0; rows = await readPhotos(scope, rows.at(-1))) {
    for (const { identificationId, jpeg } of rows)
      yield { name: `photos/${identificationId}.jpg`, packed: true, parts: [jpeg] };
  }
}

/** All that is kept of an account, as the files of its export. */
export async function* ownFiles(scope: Scope, now: number): AsyncGenerator<ZippedFile> {
  yield { name: "README.txt", parts: [bytes(readmeText(new Date(now)))] };
  for (const table of ownTables) yield { name: `json/${table.name}.json`, parts: jsonOf(scope, table) };
  const farms = (await findWholeFarms(scope)).map(wholeFarmToJson);
  yield { name: "farms.geojson", parts: [bytes(writeFarmFile(farms, "geojson"))] };
  yield { name: "csv/farms.csv", parts: [bytes(writeFarmFile(farms, "csv"))] };
  for (const sheet of ownSheets) yield { name: `csv/${sheet.table.name}.csv`, parts: csvOf(scope, sheet) };
  yield* photosOf(scope);
}
