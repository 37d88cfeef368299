import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const wellFormed = /^gona_[0-9A-Za-z]{49}$/;
const secretDigits = 43; // 62^43 > 2^256
const checksumDigits = 6; // 62^6 > 2^32

function base62(value: bigint, digits: number): string {
  let text = "";
  for (let rest = value; text.length < digits; rest /= 62n) text = alphabet.charAt(Number(rest % 62n)) + text;
  return text;
}

const checksum = (text: string) => base62(BigInt(crc32(text)), checksumDigits);

/** A new API key: `gona_`, 32 random bytes in base62, and a checksum. */
export function makeKey(random: Uint8Array = randomBytes(32)): string {
  const secret = base62(BigInt(`0x${Buffer.from(random).toString("hex")}`), secretDigits);
  return `gona_${secret}${checksum(secret)}`;
}

/** Whether `text` can be a key at all: a mistyped one is refused without a look-up. */
export function keyIsWellFormed(text: string): boolean {
  return wellFormed.test(text) && text.endsWith(checksum(text.slice(5, 5 + secretDigits)));
}

/** SHA-256 of a key: what is stored of it. */
export function keyDigest(key: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash("sha256").update(key).digest());
}
