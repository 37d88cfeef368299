import { config } from "../config";
import { isDevelopmentMachine, publicOrigin } from "./origins";

/** Where a program calls the API, and what curl will make of the certificate there. */
export type ApiAddress = {
  origin: string;
  /** `self-signed`: ours, on this machine; `unsure`: ours, or a proxy's; `known`: the operator's own. */
  certificate: "known" | "unsure" | "self-signed";
};

/** The API's address for whoever reads a page under `host`, over HTTPS or not. */
export function apiAddress({ host, overHttps }: { host: string | null; overHttps: boolean }): ApiAddress {
  const settings = config();
  const onThisMachine = isDevelopmentMachine(settings);
  const origin = onThisMachine && overHttps && host ? `https://${host}` : publicOrigin(settings);
  if (settings.TLS_CERT) return { origin, certificate: "known" };
  return { origin, certificate: onThisMachine ? "self-signed" : "unsure" };
}
