import { useTranslations } from "next-intl";
import Link from "next/link";
import type { ReactNode } from "react";
import { BrandMark } from "../shell/brand";
import { SkipLink } from "../shell/skip-link";
import { Button } from "../ui/button";
import { DocsNavigationBar, type DocsNavigation } from "./docs-navigation";

type DocsShellProps = {
  groups: DocsNavigation;
  signedIn: boolean;
  /** The search, in the top bar. */
  search?: ReactNode;
  children: ReactNode;
};

/** The frame of the documentation, for everybody. */
export function DocsShell({ groups, signedIn, search, children }: DocsShellProps) {
  const t = useTranslations("docs");
  return (
    <div className="mx-auto min-h-dvh max-w-[1440px]">
      <SkipLink />
      <header className="border-line bg-paper sticky top-0 z-20 flex h-14 items-center gap-3 border-b px-4 lg:px-8">
        <Link href="/" aria-label={t("home")} className="grid size-11 shrink-0 place-items-center">
          <BrandMark />
        </Link>
        <Link href="/docs" className="text-heading flex min-h-11 min-w-0 items-center truncate">
          <span className="max-sm:hidden">{t("title")}</span>
          <span className="sm:hidden">{t("shortTitle")}</span>
        </Link>
        <div className="ml-auto flex items-center gap-2">
          {search}
          <a
            href="/openapi.json"
            className="text-ink-soft hover:text-ink flex min-h-11 items-center px-2 underline-offset-3 hover:underline max-md:hidden"
          >
            {t("openapi")}
          </a>
          <Button asChild variant="quiet" className="max-sm:px-2">
            <Link href={signedIn ? "/overview" : "/sign-in"}>{t(signedIn ? "openApp" : "signIn")}</Link>
          </Button>
        </div>
      </header>
      <div className="lg:grid lg:grid-cols-[18rem_minmax(0,1fr)]">
        <DocsNavigationBar groups={groups} />
        <main id="content" tabIndex={-1} className="min-w-0 px-4 pt-6 outline-none lg:px-10 lg:pt-10">
          {children}
        </main>
      </div>
    </div>
  );
}
