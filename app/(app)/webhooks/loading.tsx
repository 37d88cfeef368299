import { useTranslations } from "next-intl";
import { PageHeader } from "@/components/shell/page-header";
import { WebhooksSkeleton } from "@/components/webhooks/webhooks-skeleton";

/** The page's shape while its data is on the way. */
export default function WebhooksLoading() {
  return (
    <>
      <PageHeader title={useTranslations("webhooks")("title")} />
      <WebhooksSkeleton />
    </>
  );
}
