import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NewFarmPage } from "@/components/farms/edit/new-farm-page";
import { requireAccount } from "@/lib/accounts/session";

/** The name in the browser's tab. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("farmForm"))("newTitle") };
}

/** Where a farm is made. */
export default async function Page() {
  await requireAccount("/farms/new");
  return <NewFarmPage />;
}
