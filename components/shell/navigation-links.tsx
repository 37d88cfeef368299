"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { cn } from "../ui/class-names";
import { navigation } from "./navigation";

const looks = {
  rail: "flex h-11 items-center gap-3 rounded-control px-3 font-medium text-ink-soft hover:bg-ink/6 hover:text-ink aria-[current]:bg-leaf/10 aria-[current]:text-ink [&_svg]:size-5",
  tabs: "flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-small font-medium text-ink-soft aria-[current]:text-leaf [&_svg]:size-5.5",
} as const;

/** The ways to the product's parts: with words beside the icons on the rail, under them in the tab bar. */
export function NavigationLinks({ place }: { place: keyof typeof looks }) {
  const t = useTranslations("shell.nav");
  const path = usePathname();
  const entries = navigation.filter(({ only = place }) => only === place);
  return entries.map(({ href, icon: Icon, label }) => (
    <Link
      key={href}
      href={href}
      aria-current={path === href ? "page" : path.startsWith(`${href}/`) ? "true" : undefined}
      className={cn("group transition-colors duration-150", looks[place])}
    >
      <Icon aria-hidden className={cn(place === "rail" && "group-aria-[current]:text-leaf")} />
      {t(label)}
    </Link>
  ));
}
