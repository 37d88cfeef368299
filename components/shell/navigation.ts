import { Bug, CloudSun, LandPlot, LayoutDashboard, Sprout, Store, type LucideIcon } from "lucide-react";

/** One entry of the rail and the tab bar; `label` is its key under `shell.nav`. The tab bar has no room for all. */
type NavigationEntry = {
  href: string;
  icon: LucideIcon;
  label: "overview" | "farms" | "weather" | "market" | "pests" | "crops";
  only?: "rail";
};

/** What the rail and the tab bar lead to, in their order. A page that is not built is not here. */
export const navigation: NavigationEntry[] = [
  { href: "/overview", icon: LayoutDashboard, label: "overview" },
  { href: "/farms", icon: LandPlot, label: "farms" },
  { href: "/weather", icon: CloudSun, label: "weather" },
  { href: "/market", icon: Store, label: "market" },
  { href: "/pests", icon: Bug, label: "pests" },
  { href: "/crops", icon: Sprout, label: "crops", only: "rail" },
];
