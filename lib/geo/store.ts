import { db } from "../db";
import { placeKinds, type Place } from "./place";

/** Every place of the gazetteer. */
export async function readPlaces(): Promise<Place[]> {
  const rows = await db().place.findMany();
  return rows.flatMap(({ kind: written, otherNames, ...row }) => {
    const kind = placeKinds.find((known) => known === written);
    return kind ? [{ ...row, kind, otherNames: otherNames === "" ? [] : otherNames.split("|") }] : [];
  });
}
