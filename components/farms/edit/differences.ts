import { newFarmOf, type FarmValues } from "./farm-values";

/** A field as a person names it; `land` is boundary, pin and size together. */
export type FieldName = "name" | "location" | "soilType" | "description" | "status" | "land";

/** Fields in which one's own form and the farm as it is saved now differ. */
export type Differences = {
  /** One's own changes that would replace something else. */
  mine: FieldName[];
  /** What the other changed and oneself did not: it stays. */
  theirs: FieldName[];
};

const fieldNames: FieldName[] = ["name", "location", "soilType", "description", "status", "land"];

function partOf(values: FarmValues, field: FieldName): string {
  if (field !== "land") return values[field].trim();
  const { boundary_coordinates: corners, coordinates, size } = newFarmOf(values);
  return JSON.stringify([corners, corners ? null : [coordinates, size]]);
}

/** Compares one's own form, the farm as it was when editing began, and the farm as it is saved now. */
export function differencesOf({ mine, before, now }: Record<"mine" | "before" | "now", FarmValues>): Differences {
  const differs = (one: FarmValues, other: FarmValues) => (field: FieldName) =>
    partOf(one, field) !== partOf(other, field);
  const changedByMe = fieldNames.filter(differs(mine, before));
  return {
    mine: changedByMe.filter(differs(mine, now)),
    theirs: fieldNames.filter(differs(now, before)).filter((field) => !changedByMe.includes(field)),
  };
}

/** The farm as it is saved now, with one's own changes on top. */
export function mergedValues({ mine, before, now }: Record<"mine" | "before" | "now", FarmValues>): FarmValues {
  const { theirs } = differencesOf({ mine, before, now });
  const { way, corners, latitude, longitude, size, unit } = now;
  return theirs.reduce(
    (merged, field) =>
      field === "land"
        ? { ...merged, way, corners, latitude, longitude, size, unit }
        : { ...merged, [field]: now[field] },
    mine,
  );
}
