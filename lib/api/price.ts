/** Money is counted in ten-thousandths of a naira, as whole numbers. */
export const unitsPerNaira = 10_000;
/** 1 credit is ₦0.01. */
export const unitsPerCredit = 100;

/** What one successful call costs, in ten-thousandths of a naira. */
export type Price = {
  units: number;
  /** The price list's second figure, applied when `TARIFF=naira`. */
  alternativeUnits?: number;
};

/** ₦ text as the price list writes it (`0.0200`) in ten-thousandths of a naira. @throws RangeError when it is not such a text. */
export function nairaToUnits(text: string): number {
  const match = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(text);
  if (!match) throw new RangeError(`not an amount in naira with at most four decimals: ${text}`);
  return Number(match[1]) * unitsPerNaira + Number((match[2] ?? "").padEnd(4, "0"));
}

/** Ten-thousandths of a naira as ₦ text with four decimals, e.g. `10.0000`. */
export function unitsToNaira(units: number | bigint): string {
  const digits = units.toString().padStart(5, "0");
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** A price listed in credits, with the second naira figure where the price list has one. */
export function credits(count: number, options: { alsoListed?: string } = {}): Price {
  const price = { units: count * unitsPerCredit };
  return options.alsoListed === undefined ? price : { ...price, alternativeUnits: nairaToUnits(options.alsoListed) };
}

/** A price listed in naira only. */
export function naira(amount: string): Price {
  return { units: nairaToUnits(amount) };
}

/** For what only the signed-in browser uses. */
export const free: Price = { units: 0 };
