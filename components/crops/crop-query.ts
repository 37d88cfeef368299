import { categoryNames } from "./category-names";
import type { Filter } from "./crop-filter";

const mostCrops = 100;
/** What the search takes; the rest would be refused. */
const refused = /[<>{}[\]|\\\p{Cc}]/gu;

/** The call that lists the crops of a filter. */
export function cropQuery({ search, category }: Filter) {
  const text = search.replace(refused, " ").trim().slice(0, 80);
  return {
    query: { per_page: mostCrops, ...(text !== "" && { search: text }), ...(category !== null && { category }) },
  };
}

/** The filter as the query of the page's address. */
export function writeFilter({ search, category }: Filter): string {
  const params = new URLSearchParams();
  if (search.trim() !== "") params.set("search", search.trim());
  if (category !== null) params.set("category", category);
  return params.toString();
}

/** The filter that is written in the page's address. */
export function readFilter(params: URLSearchParams): Filter {
  const category = categoryNames.find((name) => name === params.get("category")) ?? null;
  return { search: params.get("search")?.slice(0, 80) ?? "", category };
}
