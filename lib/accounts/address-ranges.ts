import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** The shorthands of old C libraries (`127.1`, `010.0.0.1`) say different addresses to different readers, and a zone is one machine's own. */
function parse(text: string): Address | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  return !text.includes("%") && ipaddr.IPv6.isValid(text) ? ipaddr.IPv6.parse(text) : null;
}

/** An IPv4 address that is written as IPv6 (`::ffff:1.2.3.4`) is the same address. */
const isMapped = (address: Address): address is ipaddr.IPv6 =>
  address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress();

/** An address in its shortest usual form, IPv4 as IPv4; null when it is none. Pure. */
export function plainAddress(text: string): string | null {
  const address = parse(text);
  if (!address) return null;
  return isMapped(address) ? address.toIPv4Address().toString() : address.toString();
}

const mappedBits = 96;

/** The range of the first `bits` bits, its first address in place of the one it was told by. */
function rangeOf(address: Address, bits: number): string | null {
  if (isMapped(address) && bits >= mappedBits) return rangeOf(address.toIPv4Address(), bits - mappedBits);
  const { IPv4, IPv6 } = ipaddr;
  const [all, network] = address instanceof IPv6 ? ([128, IPv6] as const) : ([32, IPv4] as const);
  if (bits > all) return null;
  if (bits === all) return address.toString();
  return `${network.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString()}/${bits}`;
}

/** An address or a range (CIDR) as it is kept: `10.1.2.3/8` is `10.0.0.0/8`; null when it is neither. Pure. */
export function addressRange(text: string): string | null {
  const [start = "", bits, ...rest] = text.split("/");
  const address = parse(start);
  if (!address || rest.length > 0) return null;
  if (bits === undefined) return plainAddress(start);
  return /^(0|[1-9]\d{0,2})$/.test(bits) ? rangeOf(address, Number(bits)) : null;
}
