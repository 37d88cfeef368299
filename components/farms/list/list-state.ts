import type { EndpointInput } from "@/lib/api/client";

type ListQuery = NonNullable<EndpointInput<"GET /v1/farms">["query"]>;

/** Orders of the list. */
export type FarmSort = NonNullable<ListQuery["sort"]>;
/** Which farms are shown: all, or those of one status. */
export type StatusFilter = "all" | "active" | "fallow" | "archived";

/** What the Farms page shows, as its address keeps it. */
export type ListState = {
  search: string;
  status: StatusFilter;
  sort: FarmSort;
  page: number;
  /** The chosen farm; null when none is. */
  farmId: number | null;
};

/** The orders that the page offers. */
export const farmSorts = [
  "-created_at",
  "created_at",
  "name",
  "-name",
  "-size",
  "size",
  "-updated_at",
  "updated_at",
] as const satisfies readonly FarmSort[];

/** Farms on a page. */
const perPage = 50;
/** The longest text that can be searched for. */
export const searchLength = 100;

const defaultSort: FarmSort = "-created_at";
const statuses: readonly StatusFilter[] = ["all", "active", "fallow", "archived"];
const largestPage = 1_000_000;
const largestId = 2_147_483_647;

/** The state that an address holds; what makes no sense in it is as if it was not there. */
export function readListState(params: URLSearchParams): ListState {
  const status = params.get("status");
  const sort = params.get("sort");
  return {
    search: cleanSearch(params.get("search") ?? ""),
    status: statuses.find((each) => each === status) ?? "all",
    sort: farmSorts.find((each) => each === sort) ?? defaultSort,
    page: whole(params.get("page"), largestPage) ?? 1,
    farmId: whole(params.get("farm"), largestId),
  };
}

/** The state as the query of an address, without what is as usual. */
export function writeListState({ search, status, sort, page, farmId }: ListState): string {
  const params = new URLSearchParams();
  if (search !== "") params.set("search", search);
  if (status !== "all") params.set("status", status);
  if (sort !== defaultSort) params.set("sort", sort);
  if (page !== 1) params.set("page", String(page));
  if (farmId !== null) params.set("farm", String(farmId));
  return params.toString();
}

/** Which farms are shown. */
export type FarmsShown = Pick<ListState, "search" | "status">;

/** What the list and the map are filtered by. */
export function filterOf({ search, status }: FarmsShown): Pick<ListQuery, "search" | "status"> {
  return { ...(search === "" ? {} : { search }), ...(status === "all" ? {} : { status }) };
}

/** What the page's list asks for. */
export function listInput(state: ListState) {
  return { query: { ...filterOf(state), sort: state.sort, page: state.page, per_page: perPage } };
}

/** A text as it can be searched for: signs that no name is found by are left out. */
export function cleanSearch(text: string): string {
  return text
    .replace(/[<>\p{Cc}]/gu, " ")
    .trim()
    .slice(0, searchLength)
    .trim();
}

function whole(text: string | null, largest: number): number | null {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return null;
  return Number(text) <= largest ? Number(text) : null;
}
