import { CloudSun, type LucideIcon } from "lucide-react";

/** One entry of the rail and the tab bar; `label` is its key under `shell.nav`. */
type NavigationEntry = { href: string; icon: LucideIcon; label: "weather" };

/** What the rail and the tab bar lead to, in their order. A page that is not built is not here. */
export const navigation: NavigationEntry[] = [{ href: "/weather", icon: CloudSun, label: "weather" }];
