import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthCard } from "@/components/accounts/auth-card";
import { DeadLink } from "@/components/accounts/dead-link";
import { ResetForm } from "@/components/accounts/reset-form";
import { TextLink } from "@/components/accounts/text-link";

/** The page's title; the address holds the token, so no other page may learn it. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth.reset"))("title"), referrer: "no-referrer", robots: { index: false } };
}

/** Where a reset link leads: choosing a new password. */
export default async function ResetPasswordPage({ searchParams }: PageProps<"/reset-password">) {
  const { token } = await searchParams;
  const t = await getTranslations("auth");
  const usable = typeof token === "string" && token !== "";
  const footer = <TextLink href="/sign-in">{t("forgot.back")}</TextLink>;
  return (
    <AuthCard title={t("reset.title")} footer={footer}>
      {usable ? <ResetForm token={token} /> : <DeadLink />}
    </AuthCard>
  );
}
