import MiniSearch from "minisearch";
import { ApiError } from "../../api/errors";
import { fold } from "../../geo/fold";
import { shared, unshare } from "../../runtime";
import { importances, type OrganismType, type Part, type Sign } from "../organism";
import { readOrganisms, type Organism } from "./store";

/** The organisms that are known, ready to be looked up. */
export type Organisms = {
  /** The most harmful first, then by name. */
  all: readonly Organism[];
  byId: (id: number) => Organism | undefined;
  /** By the short name that the risk models and the photo model use. */
  byCode: (code: string) => Organism | undefined;
  /** What harms a crop, the most harmful first, and of these what harms fewer other crops. */
  ofCrop: (cropId: number) => readonly Organism[];
  /** Those with a name like the text, the best match first; accents, case and small misspellings do not matter. */
  search: (text: string) => readonly Organism[];
};

const fields = ["name", "otherNames", "scientificName"] as const;

/** A swap of neighbouring letters counts as two edits here, so names of eight letters and more may have two. */
function tolerated(term: string): number {
  if (term.length < 5) return 0;
  return term.length < 8 ? 1 : 2;
}

function indexOf(organisms: readonly Organism[]) {
  const index = new MiniSearch<Organism>({
    fields: [...fields],
    extractField: (organism, field) => {
      const value = organism[field as (typeof fields)[number] | "id"];
      return Array.isArray(value) ? value.join(" ") : String(value);
    },
    tokenize: (text) => fold(text).split(" "),
    processTerm: (term) => term,
    searchOptions: {
      boost: { name: 3, otherNames: 2 },
      combineWith: "AND",
      prefix: true,
      fuzzy: tolerated,
    },
  });
  index.addAll(organisms);
  return index;
}

function build(rows: Organism[]): Organisms {
  const harm = ({ importance }: Organism) => importances.indexOf(importance);
  const all = rows.toSorted((a, b) => harm(a) - harm(b) || a.name.localeCompare(b.name, "en"));
  const byId = new Map(all.map((organism) => [organism.id, organism]));
  const byCode = new Map(all.map((organism) => [organism.code, organism]));
  const index = indexOf(all);
  return {
    all,
    byId: (id) => byId.get(id),
    byCode: (code) => byCode.get(code),
    ofCrop: (cropId) =>
      all
        .filter(({ cropIds }) => cropIds.includes(cropId))
        .toSorted((a, b) => harm(a) - harm(b) || a.cropIds.length - b.cropIds.length),
    search: (text) =>
      index
        .search(text)
        .map(({ id }) => byId.get(Number(id)))
        .filter((organism) => organism !== undefined),
  };
}

/** The process's organisms, read from the database on first use. */
export function organisms(): Promise<Organisms> {
  return shared("organisms", async () => {
    try {
      const built = build(await readOrganisms());
      // A database that is not seeded yet must not leave the process without organisms for good.
      if (built.all.length === 0) unshare("organisms");
      return built;
    } catch (error) {
      unshare("organisms");
      throw error;
    }
  });
}

/** The organism with this id. @throws ApiError 404 when there is none. */
export async function findOrganism(id: number): Promise<Organism> {
  const organism = (await organisms()).byId(id);
  if (!organism) throw new ApiError(404, "Not found", "There is no pest or disease with this id.");
  return organism;
}

/** Which organisms are wanted; what is left out does not matter. */
export type OrganismFilter = {
  search?: string | undefined;
  cropId?: number | undefined;
  type?: OrganismType | undefined;
  part?: Part | undefined;
  sign?: Sign | undefined;
};

/** The organisms that fit: the best match of a search first, else the most harmful. */
export function filterOrganisms(known: Organisms, filter: OrganismFilter): readonly Organism[] {
  const { search, cropId, type, part, sign } = filter;
  return (search === undefined ? known.all : known.search(search)).filter(
    (organism) =>
      (cropId === undefined || organism.cropIds.includes(cropId)) &&
      (type === undefined || organism.type === type) &&
      (part === undefined || organism.parts.includes(part)) &&
      (sign === undefined || organism.signs.includes(sign)),
  );
}
