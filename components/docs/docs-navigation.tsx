"use client";

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { usePathname } from "next/navigation";

/** The documentation's pages by group, as its navigation lists them. */
export type DocsNavigation = ReadonlyArray<{
  title: string;
  pages: ReadonlyArray<{ href: string; title: string; method: string | null }>;
}>;

/** The navigation beside the page on desktops; folded above it on phones. */
export function DocsNavigationBar({ groups }: { groups: DocsNavigation }) {
  const t = useTranslations("docs");
  const path = usePathname();
  return (
    <>
      {/* Folded again on the next page. */}
      <details key={path} className="group/contents border-line border-b lg:hidden">
        <summary className="flex min-h-12 items-center gap-1.5 px-4 font-medium">
          {t("contents")}
          <ChevronDown aria-hidden className="text-ink-soft size-4.5 group-open/contents:rotate-180" />
        </summary>
        <nav aria-label={t("nav")} className="px-4 pb-6">
          <Groups groups={groups} path={path} />
        </nav>
      </details>
      <nav
        aria-label={t("nav")}
        className="border-line sticky top-14 hidden max-h-[calc(100dvh-3.5rem)] self-start overflow-y-auto border-r py-6 pr-4 pl-8 lg:block"
      >
        <Groups groups={groups} path={path} />
      </nav>
    </>
  );
}

function Groups({ groups, path }: { groups: DocsNavigation; path: string }) {
  return groups.map(({ title, pages }) => (
    <section key={title} className="mt-5 first:mt-0">
      <h2 className="text-small text-ink-soft px-2 font-medium">{title}</h2>
      <ul className="mt-1">
        {pages.map((page) => (
          <li key={page.href}>
            <Link
              href={page.href}
              // There are many, and few are opened.
              prefetch={false}
              aria-current={path === page.href ? "page" : undefined}
              className="rounded-control hover:bg-ink/6 aria-[current]:bg-leaf/10 flex min-h-11 items-center gap-2 px-2 py-1.5 aria-[current]:font-medium pointer-fine:min-h-9"
            >
              <span className="min-w-0 flex-1">{page.title}</span>
              {page.method ? <span className="text-small text-ink-soft font-mono">{page.method}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
