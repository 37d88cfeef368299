import { X509Certificate } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { generate } from "selfsigned";
import type { Config } from "../config";

/** A private key and its certificate, PEM. */
export type KeyPair = { key: string; cert: string };

const dayMs = 86_400_000;
const validDays = 825;
const renewBeforeDays = 30;

async function keptPair(folder: string, now: number): Promise<KeyPair | null> {
  const read = (name: string) => readFile(path.join(folder, name), "utf8");
  const pair = await Promise.all([read("key.pem"), read("cert.pem")]).catch(() => null);
  if (!pair) return null;
  const [key, cert] = pair;
  return Date.parse(new X509Certificate(cert).validTo) - now > renewBeforeDays * dayMs ? { key, cert } : null;
}

async function makePair(folder: string, now: number): Promise<KeyPair> {
  const names = ["localhost", os.hostname()].map((value) => ({ type: 2 as const, value }));
  const addresses = ["127.0.0.1", "::1"].map((ip) => ({ type: 7 as const, ip }));
  const made = await generate([{ name: "commonName", value: "localhost" }], {
    keyType: "ec",
    notBeforeDate: new Date(now - dayMs),
    notAfterDate: new Date(now + validDays * dayMs),
    extensions: [
      { name: "basicConstraints", cA: true, critical: true },
      { name: "subjectAltName", altNames: [...names, ...addresses] },
    ],
  });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "key.pem"), made.private, { mode: 0o600 });
  await writeFile(path.join(folder, "cert.pem"), made.cert);
  return { key: made.private, cert: made.cert };
}

/** The configured certificate, else a self-signed one made once and kept in `DATA_DIR`/tls. */
export async function certificate(settings: Config, now: number): Promise<KeyPair> {
  const { TLS_KEY, TLS_CERT, DATA_DIR } = settings;
  if (TLS_KEY && TLS_CERT) {
    const [key, cert] = await Promise.all([readFile(TLS_KEY, "utf8"), readFile(TLS_CERT, "utf8")]);
    return { key, cert };
  }
  const folder = path.join(DATA_DIR, "tls");
  return (await keptPair(folder, now)) ?? makePair(folder, now);
}
