import { lookup } from "node:dns/promises";
import ipaddr from "ipaddr.js";
import { config } from "../../config";

/** An address that a name stands for. */
export type Address = { address: string; family: number };

/** Tells all addresses of a name. */
export type Resolver = (hostname: string) => Promise<Address[]>;

const systemResolver: Resolver = (hostname) => lookup(hostname, { all: true, verbatim: true });

/** Why nothing is sent to an address, in words for its owner. */
export class AddressRefused extends Error {}

const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3];
const wellKnownNat64: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("64:ff9b::"), 96];

/** The IPv4 address that an IPv6 address leads to (mapped, NAT64, 6to4); null when it leads to none. */
function innerIpv4(address: ipaddr.IPv6): ipaddr.IPv4 | null {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  const bytes = address.toByteArray();
  if (address.match(wellKnownNat64)) return new ipaddr.IPv4(bytes.slice(12, 16));
  if (address.range() === "6to4") return new ipaddr.IPv4(bytes.slice(2, 6));
  return null;
}

/** Whether an IP address is one of the public Internet, also when it is wrapped in another. */
export function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv4) return address.range() === "unicast";
  const inner = innerIpv4(address);
  if (inner) return inner.range() === "unicast";
  // Outside 2000::/3 nothing is given out; among it are forms like ::127.0.0.1 that `range` takes for unicast.
  return address.match(globalUnicast) && address.range() === "unicast";
}

const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");

/** The URL as far as it can be judged without asking for its addresses. @throws AddressRefused */
export function webhookUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const schemes = config().WEBHOOKS_TO_PRIVATE_ADDRESSES ? ["https:", "http:"] : ["https:"];
  if (!url || !schemes.includes(url.protocol)) throw new AddressRefused("give an address that begins with https://");
  if (url.username !== "" || url.password !== "") {
    throw new AddressRefused("give an address without a user name and password; the signature tells who sends");
  }
  return url;
}

/**
 * The addresses to which a connection may be made for a URL. Every one of them must be public, or WEBHOOKS_TO_PRIVATE_ADDRESSES be
 * set; who connects must connect to one of these and not ask again, since a name may lead elsewhere the next time.
 * @throws AddressRefused
 */
export async function allowedAddresses(url: URL, resolve: Resolver = systemResolver): Promise<Address[]> {
  const host = bareHost(url);
  const addresses = ipaddr.isValid(host)
    ? [{ address: host, family: ipaddr.parse(host).kind() === "ipv4" ? 4 : 6 }]
    : await resolve(host).catch(() => []);
  if (addresses.length === 0) throw new AddressRefused(`the host ${host} was not found`);
  if (config().WEBHOOKS_TO_PRIVATE_ADDRESSES || addresses.every(({ address }) => isPublic(address))) return addresses;
  throw new AddressRefused(`the host ${host} has a private or reserved address; webhooks are sent to public ones only`);
}
