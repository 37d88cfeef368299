import { useTranslations } from "next-intl";
import Link from "next/link";
import { DocsSearch } from "./docs-search";
import type { PageHit } from "./find-pages";
import { HitWords } from "./hit-words";

/** What a search found, as a page: it needs no script. */
export function SearchResults({ text, hits }: { text: string; hits: readonly PageHit[] }) {
  const t = useTranslations("docsSearch");
  const count = hits.length;
  const found = count === 0 ? t("nothing", { search: text }) : t("found", { search: text, count });
  return (
    <>
      <h1 className="text-display">{t("title")}</h1>
      <div className="mt-4 md:hidden">
        <DocsSearch initial={text} />
      </div>
      <p className="text-ink-soft mt-2 mb-6">{text === "" ? t("ask") : found}</p>
      {hits.length === 0 ? (
        <p>
          {t.rich("start", {
            link: (chunks) => (
              <Link href="/docs" className="text-leaf underline underline-offset-2">
                {chunks}
              </Link>
            ),
          })}
        </p>
      ) : (
        <ul className="divide-line border-line rounded-card bg-surface divide-y border">
          {hits.map((hit) => (
            <li key={hit.href}>
              <Link href={hit.href} className="hover:bg-ink/4 block px-4 py-3">
                <HitWords hit={hit} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
