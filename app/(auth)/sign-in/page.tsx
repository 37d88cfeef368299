import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { AuthCard } from "@/components/accounts/auth-card";
import { nextPath, withNext } from "@/components/accounts/next-path";
import { SignInForm } from "@/components/accounts/sign-in-form";
import { TextLink } from "@/components/accounts/text-link";
import { Notice } from "@/components/ui/notice";
import { currentAccount } from "@/lib/accounts/session";

/** The page's title. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("auth.signIn"))("title") };
}

/** Signing in. */
export default async function SignInPage({ searchParams }: PageProps<"/sign-in">) {
  const { next, reset } = await searchParams;
  const path = nextPath(next, "/overview");
  if (await currentAccount()) redirect(path);
  const t = await getTranslations("auth.signIn");
  const footer = (
    <>
      {t("other")}{" "}
      <TextLink href={withNext("/sign-up", next === undefined ? undefined : path)}>{t("otherLink")}</TextLink>
    </>
  );
  return (
    <AuthCard title={t("title")} lead={t("lead")} footer={footer}>
      {reset === "done" ? (
        <Notice title={t("resetDone")} className="mb-4">
          {t("resetDoneBody")}
        </Notice>
      ) : null}
      <SignInForm next={path} />
    </AuthCard>
  );
}
