import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { config } from "../../config";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const digits = 43; // 62^43 > 2^256
const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** A new secret that signs deliveries: `whsec_` and 32 random bytes in base62. */
export function makeSecret(random: Uint8Array = randomBytes(32)): string {
  let text = "";
  let rest = BigInt(`0x${Buffer.from(random).toString("hex")}`);
  for (; text.length < digits; rest /= 62n) text = alphabet.charAt(Number(rest % 62n)) + text;
  return `whsec_${text}`;
}

function sealingKey(): Buffer {
  const { AUTH_SECRET } = config();
  if (!AUTH_SECRET) throw new Error("AUTH_SECRET is not set; webhook secrets are encrypted with a key made of it.");
  return Buffer.from(hkdfSync("sha256", AUTH_SECRET, "", "gona webhook secrets", 32));
}

/** A sealed secret opens for its own account only. */
const ownerOf = (accountId: number) => Buffer.from(`account ${accountId}`);

/** An account's secret, encrypted as it is kept: nonce, tag, ciphertext. */
export function sealSecret(secret: string, accountId: number): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, sealingKey(), nonce).setAAD(ownerOf(accountId));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), sealed]));
}

/** The secret of what `sealSecret` gave. @throws Error when it was made with another AUTH_SECRET or for another account. */
export function openSecret(kept: Uint8Array, accountId: number): string {
  const bytes = Buffer.from(kept);
  const decipher = createDecipheriv(algorithm, sealingKey(), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(ownerOf(accountId)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString("utf8");
}
