import { useTranslations } from "next-intl";
import { SettingsSkeleton } from "@/components/settings/settings-skeleton";
import { PageHeader } from "@/components/shell/page-header";

/** The page's shape while its data is on the way. */
export default function SettingsLoading() {
  return (
    <>
      <PageHeader title={useTranslations("settings")("title")} />
      <SettingsSkeleton />
    </>
  );
}
