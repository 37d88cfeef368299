import { useRef, useState } from "react";
import type { SearchEntry } from "@/lib/reference/search-index";
import type { PageHit } from "./find-pages";

type Finder = (text: string) => PageHit[];
/** The search once it is loaded; before that, how far it is. */
export type PageSearch = { state: "waiting" | "failed"; find: null } | { state: "ready"; find: Finder };

async function loadFinder(): Promise<Finder> {
  const [{ pageFinder }, answer] = await Promise.all([import("./find-pages"), fetch("/docs/search-index.json")]);
  if (!answer.ok) throw new Error(`the search's index: status ${answer.status}`);
  // Our own server made it of this very type.
  return pageFinder((await answer.json()) as SearchEntry[]);
}

/** The search of the documentation, loaded when it is first wanted; what failed is tried again the next time. */
export function usePageSearch() {
  const [search, setSearch] = useState<PageSearch>({ state: "waiting", find: null });
  const loading = useRef(false);
  const load = () => {
    if (loading.current) return;
    loading.current = true;
    loadFinder().then(
      (find) => setSearch({ state: "ready", find }),
      () => {
        loading.current = false;
        setSearch({ state: "failed", find: null });
      },
    );
  };
  return { search, load };
}
