"use client";

import {
  BookOpen,
  ChartColumn,
  ChevronsUpDown,
  KeyRound,
  LogOut,
  Monitor,
  Moon,
  Settings,
  Sprout,
  Sun,
  Webhook,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { useTheme } from "next-themes";
import Link from "next/link";
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuSeparator } from "../ui/menu";
import { useToast } from "../ui/toast";
import { useAccount } from "./account";

/** The account's menu: on the rail with name and e-mail, in the top bar of phones as initials. */
export function AccountMenu({ place }: { place: "rail" | "bar" }) {
  const t = useTranslations("shell.account");
  const account = useAccount();
  if (!account) return null;
  const name = account.name || account.email;
  const rail = place === "rail";
  const trigger = (
    <button
      type="button"
      aria-label={t("menu", { name })}
      className={
        rail
          ? "rounded-control hover:bg-ink/6 flex w-full items-center gap-3 p-2 text-left transition-colors duration-150"
          : "grid size-11 place-items-center rounded-full"
      }
    >
      <span
        aria-hidden
        className="bg-ink/8 text-small grid size-9 shrink-0 place-items-center rounded-full font-medium"
      >
        {initials(name)}
      </span>
      {rail ? (
        <>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{name}</span>
            {account.name ? <span className="text-small text-ink-soft block truncate">{account.email}</span> : null}
          </span>
          <ChevronsUpDown aria-hidden className="text-ink-soft size-4" />
        </>
      ) : null}
    </button>
  );
  return (
    <Menu trigger={trigger} align={rail ? "start" : "end"} side={rail ? "top" : "bottom"}>
      {rail ? null : <MenuLabel className="max-w-64 truncate">{account.email}</MenuLabel>}
      {rail ? null : <CropsItem />}
      <AccountLinks />
      <MenuSeparator />
      <MenuLabel>{t("theme")}</MenuLabel>
      <ThemeChoices />
      <MenuSeparator />
      <SignOut />
    </Menu>
  );
}

const accountLinks = [
  { href: "/keys", icon: KeyRound, label: "keys" },
  { href: "/usage", icon: ChartColumn, label: "usage" },
  { href: "/webhooks", icon: Webhook, label: "webhooks" },
  { href: "/docs", icon: BookOpen, label: "docs" },
  { href: "/settings", icon: Settings, label: "settings" },
] as const;

function AccountLinks() {
  const t = useTranslations("shell.account");
  return accountLinks.map(({ href, icon: Icon, label }) => (
    <MenuItem key={href} asChild>
      <Link href={href}>
        <Icon aria-hidden />
        {t(label)}
      </Link>
    </MenuItem>
  ));
}

/** On phones the tab bar has no room for the crops. */
function CropsItem() {
  const t = useTranslations("shell.nav");
  return (
    <MenuItem asChild>
      <Link href="/crops">
        <Sprout aria-hidden />
        {t("crops")}
      </Link>
    </MenuItem>
  );
}

function ThemeChoices() {
  const t = useTranslations("shell.theme");
  const { theme = "system", setTheme } = useTheme();
  const choices = [
    { value: "system", label: t("system"), icon: <Monitor aria-hidden /> },
    { value: "light", label: t("light"), icon: <Sun aria-hidden /> },
    { value: "dark", label: t("dark"), icon: <Moon aria-hidden /> },
  ];
  return <MenuChoices value={theme} onChange={setTheme} choices={choices} />;
}

function SignOut() {
  const t = useTranslations("shell.account");
  const toast = useToast();
  const signOut = async () => {
    const answer = await fetch("/api/auth/sign-out", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    }).catch(() => null);
    // A full load, so that nothing of the account stays in memory.
    if (answer?.ok) window.location.assign("/");
    else toast({ title: t("signOutFailed") });
  };
  return (
    <MenuItem onSelect={() => void signOut()}>
      <LogOut aria-hidden />
      {t("signOut")}
    </MenuItem>
  );
}

function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join("");
}
