import { fold } from "../geo/fold";
import { editDistance, toleratedEdits } from "../geo/spelling";
import { shared, unshare } from "../runtime";
import type { Category, Crop } from "./crop";
import { readCrops } from "./store";

/** The crops that are known, ready to be looked up. */
export type Catalogue = {
  /** By name. */
  all: Crop[];
  byId: (id: number) => Crop | undefined;
  /** The crop of exactly this name, other name or local name; accents and case do not matter. */
  byName: (name: string) => Crop | undefined;
  /** Crops of which a name begins with or is spelt much like `text` (all for an empty text), the likeliest first. */
  search: (text: string, category?: Category) => Crop[];
};

type Entry = { crop: Crop; names: string[] };

const unfit = 5;

function entryOf(crop: Crop): Entry {
  const { name, otherNames, localNames, scientificName } = crop;
  return { crop, names: [name, ...otherNames, ...localNames.map((local) => local.name), scientificName].map(fold) };
}

/** How well a crop fits: 0 its name, 1 another of its names, 2 a beginning, 3 words in it, 4 a misspelling. */
function fit({ names }: Entry, searched: string): number {
  if (names[0] === searched) return 0;
  if (names.includes(searched)) return 1;
  if (names.some((name) => name.startsWith(searched))) return 2;
  if (names.some((name) => ` ${name}`.includes(` ${searched}`))) return 3;
  const most = toleratedEdits(searched);
  const alike = (name: string) => name[0] === searched[0] && editDistance(name, searched, most) <= most;
  return names.some(alike) ? 4 : unfit;
}

/** Makes a catalogue of crops. */
function buildCatalogue(crops: Crop[]): Catalogue {
  const entries = crops.map(entryOf);
  const byId = new Map(crops.map((crop) => [crop.id, crop]));
  const byName = new Map<string, Crop>();
  // A crop's own name goes before what others are also called: `Groundnut` before a bambara groundnut.
  for (const depth of [1, Infinity]) {
    for (const { crop, names } of entries) {
      for (const name of names.slice(0, depth)) if (!byName.has(name)) byName.set(name, crop);
    }
  }
  return {
    all: crops,
    byId: (id) => byId.get(id),
    byName: (name) => byName.get(fold(name)),
    search: (text, category) => {
      const searched = fold(text);
      return entries
        .filter(({ crop }) => category === undefined || crop.category === category)
        .map((entry) => ({ entry, rank: searched === "" ? 0 : fit(entry, searched) }))
        .filter(({ rank }) => rank < unfit)
        .sort((a, b) => a.rank - b.rank)
        .map(({ entry }) => entry.crop);
    },
  };
}

/** The process's catalogue, read from the database on first use. */
export function catalogue(): Promise<Catalogue> {
  return shared("crop catalogue", async () => {
    try {
      const built = buildCatalogue(await readCrops());
      // A database that is not seeded yet must not leave the process without crops for good.
      if (built.all.length === 0) unshare("crop catalogue");
      return built;
    } catch (error) {
      unshare("crop catalogue");
      throw error;
    }
  });
}
