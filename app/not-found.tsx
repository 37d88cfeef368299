import { getTranslations } from "next-intl/server";
import Link from "next/link";
import { BrandMark } from "@/components/shell/brand";
import { Button } from "@/components/ui/button";

/** The answer to an address that leads nowhere. */
export default async function NotFound() {
  const t = await getTranslations("shell.notFound");
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-4 px-4 py-16">
      <BrandMark className="size-10" />
      <h1 className="text-display">{t("title")}</h1>
      <p className="text-ink-soft">{t("body")}</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="primary">
          <Link href="/">{t("home")}</Link>
        </Button>
        <Button asChild>
          <Link href="/docs">{t("docs")}</Link>
        </Button>
      </div>
    </main>
  );
}
