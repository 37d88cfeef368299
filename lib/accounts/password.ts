/** Bounds of a password's length, in UTF-16 code units as the browser counts them. */
export const passwordLength = { min: 10, max: 128 } as const;

/** Shorter local parts (the text before the @) occur in passwords by chance. */
const tellingLocalPartLength = 4;

/** Why a password is refused. */
export type PasswordFault = "short" | "long" | "email";

/** The first rule that `password` breaks for the account `email`, or null. Pure. */
export function passwordFault(password: string, email: string): PasswordFault | null {
  if (password.length < passwordLength.min) return "short";
  if (password.length > passwordLength.max) return "long";
  const secret = password.toLowerCase();
  const address = email.trim().toLowerCase();
  const localPart = address.split("@")[0] ?? "";
  if (address !== "" && secret.includes(address)) return "email";
  return localPart.length >= tellingLocalPartLength && secret.includes(localPart) ? "email" : null;
}
