import type { z } from "zod";
import type { Crop } from "../../crops/crop";
import type { OrganismJson } from "../contract";
import type { RiskModel } from "../models/risk-model";
import type { CatalogueJson, OrganismPageJson } from "./contract";
import type { Organism } from "./store";

type NamedCrop = Pick<Crop, "id" | "name">;

/** Crops by their ids, by name; ids that the crop catalogue lacks are left out. */
function namedCrops(crops: readonly NamedCrop[], wanted: ReadonlySet<number>): NamedCrop[] {
  return crops.filter(({ id }) => wanted.has(id)).map(({ id, name }) => ({ id, name }));
}

/** What to do, in the order of integrated management: chemicals last. */
function managementOf({ cultural, resistant, biological, chemical }: Organism): string {
  return `Growing practice: ${cultural} Varieties: ${resistant} Natural enemies: ${biological} Chemicals, last: ${chemical}`;
}

/** An organism as the public interface gives it. */
export function organismToJson(organism: Organism): z.input<typeof OrganismJson> {
  const { id, name, type, symptoms, description, conditions, compare, scientificName, sources } = organism;
  return {
    id,
    name,
    type,
    symptoms: `${symptoms} ${compare}`,
    management: managementOf(organism),
    description: `${description} ${conditions} Source: ${sources}`,
    scientific_name: scientificName,
  };
}

function summaryOf(organism: Organism, crops: readonly NamedCrop[]) {
  return {
    id: organism.id,
    name: organism.name,
    scientific_name: organism.scientificName,
    type: organism.type,
    kind: organism.kind,
    importance: organism.importance,
    crops: namedCrops(crops, new Set(organism.cropIds)),
    symptoms: organism.symptoms,
  };
}

/** Organisms in brief, with the crops by which all of them can be filtered. `crops`: the crop catalogue, by name. */
export function catalogueToJson(
  found: readonly Organism[],
  all: readonly Organism[],
  crops: readonly NamedCrop[],
): z.input<typeof CatalogueJson> {
  return {
    organisms: found.map((organism) => summaryOf(organism, crops)),
    crops: namedCrops(crops, new Set(all.flatMap(({ cropIds }) => cropIds))),
  };
}

/** An organism with all that is known of it. `crops`: the crop catalogue, by name. */
export function organismPageToJson(
  organism: Organism,
  crops: readonly NamedCrop[],
  models: readonly RiskModel[],
): z.input<typeof OrganismPageJson> {
  const { cultural, resistant, biological, chemical } = organism;
  return {
    ...summaryOf(organism, crops),
    other_names: organism.otherNames,
    parts: organism.parts,
    signs: organism.signs,
    description: organism.description,
    conditions: organism.conditions,
    compare: organism.compare,
    management: { cultural, resistant, biological, chemical },
    sources: organism.sources,
    checked: organism.checked,
    rules: models
      .filter((model) => model.organisms.includes(organism.code))
      .map(({ name, rule, citation }) => ({ name, rule, citation })),
  };
}
