import { apiAddress } from "../accounts/api-address";
import { config } from "../config";
import type { DocContext } from "./page";

/** What the pages of this server depend on. */
export function docContext(): DocContext {
  const { origin, certificate } = apiAddress({ host: null, overHttps: false });
  return { origin, tariff: config().TARIFF, ownCertificate: certificate === "self-signed" };
}
