/** The hosts that `{s}` in a tile address stands for; Leaflet takes the same. */
const tileSubdomains = ["a", "b", "c"];

/** The origins that the pictures of a tile address come from; none for no address. */
export function tileOrigins(address: string | null): string[] {
  if (address === null) return [];
  const addresses = address.includes("{s}") ? tileSubdomains.map((name) => address.replace("{s}", name)) : [address];
  return addresses.map((each) => new URL(each).origin);
}
