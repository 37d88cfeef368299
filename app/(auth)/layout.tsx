import { useTranslations } from "next-intl";
import Link from "next/link";
import type { ReactNode } from "react";
import { BrandMark } from "@/components/shell/brand";

/** The frame of the pages for those who are not signed in yet. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  const t = useTranslations();
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-md flex-col px-4 py-6 sm:py-16">
      <header className="mb-6 flex sm:justify-center">
        <Link href="/" aria-label={t("auth.home")} className="text-heading flex h-11 items-center gap-2.5">
          <BrandMark />
          {t("shell.product")}
        </Link>
      </header>
      <main>{children}</main>
    </div>
  );
}
