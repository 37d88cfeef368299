import { useTranslations } from "next-intl";
import { KeysSkeleton } from "@/components/accounts/keys-skeleton";
import { PageHeader } from "@/components/shell/page-header";

/** The page's shape while its data is on the way. */
export default function KeysLoading() {
  return (
    <>
      <PageHeader title={useTranslations("keys")("title")} />
      <KeysSkeleton />
    </>
  );
}
