import { BlockList, isIP } from "node:net";
import type { AnyEndpoint } from "./endpoint";
import { ApiError } from "./errors";
import { scopeOf } from "./scope";

/** What limits a key, besides its budget and expiry. */
export type KeyLimits = {
  /** Empty: everything. */
  scopes: readonly string[];
  /** Addresses and ranges (CIDR); empty: any. */
  allowedIps: readonly string[];
};

const lists = new WeakMap<readonly string[], BlockList>();

/** The addresses and ranges in a form that is quick to look in, made once for each list. */
function listOf(allowed: readonly string[]): BlockList {
  let list = lists.get(allowed);
  if (list) return list;
  lists.set(allowed, (list = new BlockList()));
  for (const entry of allowed) {
    const [start = "", bits] = entry.split("/");
    if (bits === undefined) list.addAddress(start, family(start));
    else list.addSubnet(start, Number(bits), family(start));
  }
  return list;
}

/** An IPv4 address that came in over IPv6 is the same address. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Whether `address` is one of `allowed`, or in one of its ranges. Pure. */
export function isAllowedFrom(allowed: readonly string[], address: string | undefined): boolean {
  if (allowed.length === 0) return true;
  const from = address === undefined ? "" : plain(address);
  if (isIP(from) === 0) return false;
  return listOf(allowed).check(from, family(from));
}

/** Lets a call of `endpoint` from `address` pass. @throws ApiError 403 when the key's scopes or ranges forbid it. */
export function permit(key: KeyLimits, { endpoint, address }: { endpoint: AnyEndpoint; address: string | undefined }) {
  if (!isAllowedFrom(key.allowedIps, address)) {
    throw new ApiError(
      403,
      "Address not allowed",
      "This key may not be used from the address that the call came from. Change its allowed addresses on the API keys page.",
    );
  }
  const scope = scopeOf(endpoint);
  if (key.scopes.length > 0 && !key.scopes.includes(scope)) {
    throw new ApiError(
      403,
      "Scope missing",
      `This key lacks the scope ${scope}. Add it on the API keys page, or use a key that has it.`,
    );
  }
}
