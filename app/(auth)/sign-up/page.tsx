import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { AuthCard } from "@/components/accounts/auth-card";
import { nextPath, withNext } from "@/components/accounts/next-path";
import { SignUpForm } from "@/components/accounts/sign-up-form";
import { TextLink } from "@/components/accounts/text-link";
import { currentAccount } from "@/lib/accounts/session";

/** The page's title. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth.signUp"))("title") };
}

/** Creating an account. */
export default async function SignUpPage({ searchParams }: PageProps<"/sign-up">) {
  const { next } = await searchParams;
  const path = nextPath(next, "/overview");
  if (await currentAccount()) redirect(path);
  const t = await getTranslations("auth.signUp");
  const footer = (
    <>
      {t("other")}{" "}
      <TextLink href={withNext("/sign-in", next === undefined ? undefined : path)}>{t("otherLink")}</TextLink>
    </>
  );
  return (
    <AuthCard title={t("title")} lead={t("lead")} footer={footer}>
      <SignUpForm next={path} />
    </AuthCard>
  );
}
