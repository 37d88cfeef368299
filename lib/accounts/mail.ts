import { createTransport, type Transporter } from "nodemailer";
import { config } from "../config";
import { flushLog, log } from "../log";
import { shared } from "../runtime";
import { isDevelopmentMachine } from "./origins";

/** A plain-text mail. */
export type Mail = { to: string; subject: string; text: string };

/** A plain-text mail that carries one link. */
export type LinkMail = Mail & { link: string };

function transport(url: string): Transporter {
  return shared("mail transport", () =>
    createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }),
  );
}

/** Tells something that also stands in the pages; without SMTP it stands there alone. */
export async function sendNotice(mail: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = config();
  if (SMTP_URL) await transport(SMTP_URL).sendMail({ from: MAIL_FROM, ...mail });
}

/**
 * Sends a mail through SMTP. Without SMTP a development machine writes the link to the log; any other machine
 * writes an error without it, since whoever reads logs must not be able to take over accounts.
 */
export async function sendLinkMail({ to, subject, text, link }: LinkMail): Promise<void> {
  const settings = config();
  if (settings.SMTP_URL) {
    await transport(settings.SMTP_URL).sendMail({ from: settings.MAIL_FROM, to, subject, text });
    return;
  }
  if (isDevelopmentMachine(settings)) {
    log().info(`Mail is not set up (SMTP_URL). The link that ${to} would get: ${link}`);
  } else {
    log().error("A mail could not be sent: set SMTP_URL. The person who asked was told to look for it.");
  }
  await flushLog();
}
