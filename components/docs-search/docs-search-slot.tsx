import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { Button } from "../ui/button";
import { DocsSearch } from "./docs-search";

/** The search in the top bar; on phones, where it would not fit, a way to its page. */
export function DocsSearchSlot() {
  const t = useTranslations("docsSearch");
  return (
    <>
      <Button asChild variant="quiet" size="icon" className="md:hidden">
        <Link href="/docs/search" aria-label={t("label")}>
          <Search aria-hidden />
        </Link>
      </Button>
      <div className="hidden w-64 md:block lg:w-80">
        <DocsSearch />
      </div>
    </>
  );
}
