/** Most series that are drawn at once. */
export const mostCompared = 6;
/** How far back the history goes from its newest price: years, or all. */
export const ranges = ["1", "3", "5", "all"] as const;
/** One of the offered ranges. */
export type Range = (typeof ranges)[number];
/** Which kinds of prices the history shows. */
export const kindChoices = ["both", "retail", "wholesale"] as const;
/** One or both kinds. */
export type KindChoice = (typeof kindChoices)[number];
/** As paid then, or in the money of one month. */
export const moneys = ["nominal", "real"] as const;
/** How money is counted. */
export type Money = (typeof moneys)[number];

/** What the page's address says. The first series is the one that the page is about. */
export type MarketAddress = { seriesIds: number[]; kind: KindChoice; range: Range; money: Money };

const standard = { kind: "both", range: "5", money: "nominal" } as const;

/** Reads the address; what makes no sense is as if left out. */
export function readAddress(query: { get: (name: string) => string | null }): MarketAddress {
  const ids = (query.get("series") ?? "").split(",").filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return {
    seriesIds: [...new Set(ids.map(Number))].slice(0, mostCompared),
    kind: oneOf(kindChoices, query.get("kind")) ?? standard.kind,
    range: oneOf(ranges, query.get("range")) ?? standard.range,
    money: oneOf(moneys, query.get("money")) ?? standard.money,
  };
}

/** Writes the address without what is usual; empty when all is. */
export function writeAddress({ seriesIds, kind, range, money }: MarketAddress): string {
  const given = [
    seriesIds.length > 0 ? `series=${seriesIds.join(",")}` : null,
    kind === standard.kind ? null : `kind=${kind}`,
    range === standard.range ? null : `range=${range}`,
    money === standard.money ? null : `money=${money}`,
  ];
  return given.filter((part) => part !== null).join("&");
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}
