import { getTranslations } from "next-intl/server";
import Link from "next/link";
import { Button } from "@/components/ui/button";

/** The answer to an address in the documentation that leads nowhere. */
export default async function DocsNotFound() {
  const t = await getTranslations("docs.notFound");
  return (
    <div className="flex flex-col items-start gap-4 py-10">
      <h1 className="text-display">{t("title")}</h1>
      <p className="text-ink-soft">{t("body")}</p>
      <Button asChild variant="primary">
        <Link href="/docs">{t("start")}</Link>
      </Button>
    </div>
  );
}
