import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthCard } from "@/components/accounts/auth-card";
import { ForgotForm } from "@/components/accounts/forgot-form";
import { TextLink } from "@/components/accounts/text-link";

/** The page's title. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth.forgot"))("title") };
}

/** Asking for a reset link. */
export default async function ForgotPasswordPage() {
  const t = await getTranslations("auth.forgot");
  return (
    <AuthCard title={t("title")} lead={t("lead")} footer={<TextLink href="/sign-in">{t("back")}</TextLink>}>
      <ForgotForm />
    </AuthCard>
  );
}
