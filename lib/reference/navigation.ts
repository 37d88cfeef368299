import { pathOf, type DocPage } from "./page";
import { docPages } from "./pages";

type NavigationGroup = { title: string; pages: Array<{ href: string; title: string; method: string | null }> };

/** The pages by group, in reading order. */
export function docsNavigation(): NavigationGroup[] {
  const groups: NavigationGroup[] = [];
  for (const page of docPages()) {
    if (groups.at(-1)?.title !== page.group) groups.push({ title: page.group, pages: [] });
    const { title, endpoint } = page;
    groups.at(-1)?.pages.push({ href: pathOf(page), title, method: endpoint?.split(" ")[0] ?? null });
  }
  return groups;
}

/** The page to read after `page`; null after the last. */
export function nextPage(page: DocPage): { href: string; title: string } | null {
  const pages = docPages();
  const next = pages[pages.indexOf(page) + 1];
  return next ? { href: pathOf(next), title: next.title } : null;
}
