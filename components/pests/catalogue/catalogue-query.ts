import { organismTypes, parts, signs, type OrganismType, type Part, type Sign } from "@/lib/pests/organism";
import { readCrop } from "../alerts/crop-choice";

/** What the catalogue is narrowed to; null and an empty search for all. */
export type CatalogueFilter = {
  search: string;
  cropId: number | null;
  type: OrganismType | null;
  part: Part | null;
  sign: Sign | null;
};

/** The filter that lets everything pass. */
export const noFilter: CatalogueFilter = { search: "", cropId: null, type: null, part: null, sign: null };

const longestSearch = 80;
/** What the search takes; the rest would be refused. */
const refused = /[<>{}[\]|\\\p{Cc}]/gu;

/** The call that lists what a filter lets pass. */
export function catalogueInput({ search, cropId, type, part, sign }: CatalogueFilter) {
  const text = search.replace(refused, " ").trim().slice(0, longestSearch);
  return {
    query: {
      ...(text !== "" && { search: text }),
      ...(cropId !== null && { crop_id: cropId }),
      ...(type !== null && { type }),
      ...(part !== null && { part }),
      ...(sign !== null && { sign }),
    },
  };
}

/** The filter as the query of the page's address. */
export function writeFilter({ search, cropId, type, part, sign }: CatalogueFilter): string {
  const params = new URLSearchParams();
  if (search.trim() !== "") params.set("search", search.trim());
  if (cropId !== null) params.set("crop", String(cropId));
  if (type !== null) params.set("type", type);
  if (part !== null) params.set("part", part);
  if (sign !== null) params.set("sign", sign);
  return params.toString();
}

/** The filter that is written in the page's address; what makes no sense in it is as if it was not there. */
export function readFilter(params: URLSearchParams): CatalogueFilter {
  return {
    search: params.get("search")?.slice(0, longestSearch) ?? "",
    cropId: readCrop(params),
    type: organismTypes.find((each) => each === params.get("type")) ?? null,
    part: parts.find((each) => each === params.get("part")) ?? null,
    sign: signs.find((each) => each === params.get("sign")) ?? null,
  };
}
