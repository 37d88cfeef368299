import { useTranslations } from "next-intl";
import Link from "next/link";
import type { ReactNode } from "react";
import { AccountMenu } from "./account-menu";
import { BrandMark } from "./brand";
import { NavigationLinks } from "./navigation-links";
import { SkipLink } from "./skip-link";

/** The frame of the signed-in pages: a rail on desktops, a tab bar on phones. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations("shell");
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />
      <header className="border-line sticky top-0 hidden h-dvh flex-col border-r p-3 lg:flex">
        <Link
          href="/"
          aria-label={t("nav.home")}
          className="rounded-control text-heading mb-4 flex h-12 items-center gap-2.5 px-2"
        >
          <BrandMark />
          {t("product")}
        </Link>
        <nav aria-label={t("nav.label")} className="flex flex-1 flex-col gap-1 overflow-y-auto">
          <NavigationLinks place="rail" />
        </nav>
        <AccountMenu place="rail" />
      </header>
      <main id="content" tabIndex={-1} className="min-w-0 pb-24 outline-none lg:pb-12">
        <div className="mx-auto w-full max-w-[1264px] px-4 lg:px-8">{children}</div>
      </main>
      <nav
        aria-label={t("nav.label")}
        className="border-line bg-surface fixed inset-x-0 bottom-0 z-30 flex border-t px-2 pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        <NavigationLinks place="tabs" />
      </nav>
    </div>
  );
}
