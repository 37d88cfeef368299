import { useTranslations } from "next-intl";
import { z } from "zod";
import { passwordFault, type PasswordFault } from "@/lib/accounts/password";

const faultWords = { short: "passwordShort", long: "passwordLong", email: "passwordEmail" } as const satisfies Record<
  PasswordFault,
  string
>;

/** The sign-up form's and its kin's schemas, with what is wrong in the person's language. */
export function useCredentialSchemas() {
  const t = useTranslations("auth.fault");
  const email = z
    .string()
    .trim()
    .min(1, t("emailMissing"))
    .max(254, t("emailForm"))
    .pipe(z.email(t("emailForm")));
  const password = z.string().min(1, t("passwordMissing"));
  // Against no e-mail at first: each field's own faults are told together, before what they make of each other.
  const newPassword = z.string().superRefine((secret, context) => {
    const fault = passwordFault(secret, "");
    if (fault) context.addIssue({ code: "custom", message: t(faultWords[fault]) });
  });
  return {
    signUp: z
      .object({
        name: z.string().trim().min(1, t("nameMissing")).max(100, t("nameLong")),
        email,
        password: newPassword,
      })
      .refine((form) => passwordFault(form.password, form.email) !== "email", {
        path: ["password"],
        error: t("passwordEmail"),
      }),
    signIn: z.object({ email, password }),
    forgot: z.object({ email }),
    // Whose link it is only the server knows, and so whether the password holds the e-mail.
    reset: z.object({ password: newPassword }),
  };
}

/** What the server says about a password, in the person's language; undefined when it is about something else. */
export function usePasswordRefusal(): (code: string) => string | undefined {
  const t = useTranslations("auth.fault");
  const refusals = new Map([
    ["PASSWORD_TOO_SHORT", t("passwordShort")],
    ["PASSWORD_TOO_LONG", t("passwordLong")],
    ["PASSWORD_HAS_EMAIL", t("passwordEmail")],
  ]);
  return (code) => refusals.get(code);
}
