import { createTranslator } from "next-intl";
import { messages } from "../i18n/messages";

/** Subject and text of the mail with a password reset link. */
export function resetMail(link: string): { subject: string; text: string } {
  const t = createTranslator({ locale: "en-NG", messages, namespace: "auth.mail" });
  return { subject: t("subject"), text: t("text", { link }) };
}
