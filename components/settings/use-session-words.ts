import { useFormatter, useTranslations } from "next-intl";
import type { SessionJson } from "@/lib/accounts/settings/contract";

/** A session in words: 'Chrome on Android', and when. */
export function useSessionWords() {
  const t = useTranslations("settings.sessions");
  const format = useFormatter();
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" });
  return {
    moment,
    device: ({ browser, system }: SessionJson) => {
      if (browser && system) return t("device", { browser, system });
      if (browser) return t("onlyBrowser", { browser });
      return system ? t("onlySystem", { system }) : t("unknown");
    },
  };
}
