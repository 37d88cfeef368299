import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const wellFormed = /^gona_(?:test_)?[0-9A-Za-z]{49}$/;
const prefixes = { live: "gona_", test: "gona_test_" } as const;
/** Characters that are shown of the secret after its prefix. */
const shownDigits = 7;
const lastDigits = 4;
const secretDigits = 43; // 62^43 > 2^256
const checksumDigits = 6; // 62^6 > 2^32

function base62(value: bigint, digits: number): string {
  let text = "";
  for (let rest = value; text.length < digits; rest /= 62n) text = alphabet.charAt(Number(rest % 62n)) + text;
  return text;
}

const checksum = (text: string) => base62(BigInt(crc32(text)), checksumDigits);

/** What a new key is made of. */
type NewKey = {
  /** A test key, answered by the sandbox. */
  test?: boolean;
  random?: Uint8Array;
};

/** A new API key: `gona_` or, for a test key, `gona_test_`, then 32 random bytes in base62, and a checksum. */
export function makeKey({ test = false, random = randomBytes(32) }: NewKey = {}): string {
  const secret = base62(BigInt(`0x${Buffer.from(random).toString("hex")}`), secretDigits);
  return `${test ? prefixes.test : prefixes.live}${secret}${checksum(secret)}`;
}

/** Base62 has no `_`, so no live key begins like a test key. */
const prefixOf = (key: string) => (key.startsWith(prefixes.test) ? prefixes.test : prefixes.live);

/** Whether `text` can be a key at all: a mistyped one is refused without a look-up. */
export function keyIsWellFormed(text: string): boolean {
  const start = prefixOf(text).length;
  return wellFormed.test(text) && text.endsWith(checksum(text.slice(start, start + secretDigits)));
}

/** What is kept of a key to know it by: its beginning, `gona_Ab12cd3` or `gona_test_Ab12cd3`. */
export const keyPrefix = (key: string): string => key.slice(0, prefixOf(key).length + shownDigits);

/** The last characters of a key, to know it by. */
export const keyLastFour = (key: string): string => key.slice(-lastDigits);

/** SHA-256 of a key: what is stored of it. */
export function keyDigest(key: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash("sha256").update(key).digest());
}
