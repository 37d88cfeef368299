"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { apiQuery } from "@/lib/api/client";
import { PageHeader } from "../shell/page-header";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { DataCard } from "./data-card";
import { DeletionCard } from "./deletion-card";
import { EmailCard } from "./email-card";
import { PasswordCard } from "./password-card";
import { ProfileCard } from "./profile-card";
import { SessionsCard } from "./sessions-card";
import { SettingsSkeleton } from "./settings-skeleton";

/** The settings page. `today` is YYYY-MM-DD in Lagos. */
export function SettingsView({ today }: { today: string }) {
  const t = useTranslations("settings");
  const { data, isError, refetch } = useQuery(apiQuery("GET /v1/account"));
  const account = data?.body;
  if (!account) {
    const retry = <Button onClick={() => void refetch()}>{t("problem.retry")}</Button>;
    return (
      <>
        <PageHeader title={t("title")} />
        {isError ? (
          <Notice tone="error" title={t("problem.load")} action={retry}>
            {t("sessions.problemBody")}
          </Notice>
        ) : (
          <SettingsSkeleton />
        )}
      </>
    );
  }
  const { name, email } = account;
  return (
    <>
      <PageHeader title={t("title")} />
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
          <ProfileCard name={name} />
          <EmailCard email={email} />
          <PasswordCard email={email} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
          <SessionsCard />
          <DataCard today={today} />
          <DeletionCard email={email} deleteAfter={account.delete_after} />
        </div>
      </div>
    </>
  );
}
