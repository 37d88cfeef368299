import { createTranslator } from "next-intl";
import { messages } from "../../i18n/messages";
import { log } from "../../log";
import { sendNotice } from "../mail";

const texts = () => createTranslator({ locale: "en-NG", messages, namespace: "settings.mail" });

/** Nobody is kept waiting for the mail server. */
function tell(to: string, { subject, text }: { subject: string; text: string }): void {
  sendNotice({ to, subject, text }).catch((error: unknown) => log().error({ err: error }, "mail was not sent"));
}

/** Tells the old address that the account has a new one. */
export function tellNewEmail({ from, to, name }: { from: string; to: string; name: string }): void {
  const t = texts();
  tell(from, { subject: t("emailSubject"), text: t("emailText", { name, email: to }) });
}

/** Tells when the account will be deleted, and how to keep it. */
export function tellDeletion({ to, name, at }: { to: string; name: string; at: Date }): void {
  const t = texts();
  const date = new Intl.DateTimeFormat("en-NG", { dateStyle: "long", timeZone: "Africa/Lagos" }).format(at);
  tell(to, { subject: t("deletionSubject", { date }), text: t("deletionText", { name, date }) });
}
