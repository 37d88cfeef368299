import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ImportPage } from "@/components/farms/import/import-page";
import { requireAccount } from "@/lib/accounts/session";

/** The name in the browser's tab. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("farmImport"))("title") };
}

/** Where farms are imported from a file. */
export default async function FarmImportPage() {
  await requireAccount("/farms/import");
  return <ImportPage />;
}
