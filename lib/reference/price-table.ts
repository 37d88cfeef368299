import type { AnyEndpoint } from "../api/endpoint";
import { unitsPerCredit, unitsToNaira } from "../api/price";
import { pathOf, type DocContext } from "./page";
import { slugOf } from "./slug";
import { code, table } from "./table";

/** What a call costs under each tariff, in ten-thousandths of a naira. */
function units({ price }: AnyEndpoint, tariff: DocContext["tariff"]): number {
  return tariff === "naira" ? (price.alternativeUnits ?? price.units) : price.units;
}

/** What a call costs under a tariff, in naira with four decimals. */
export const applyingPrice = (endpoint: AnyEndpoint, tariff: DocContext["tariff"]): string =>
  unitsToNaira(units(endpoint, tariff));

/** What every call costs under both tariffs. */
export function priceTable(endpoints: readonly AnyEndpoint[]): string {
  return table(
    ["Call", "Credits", "Tariff `credits`", "Tariff `naira`"],
    endpoints.map((endpoint) => [
      `[${code(`${endpoint.method} ${endpoint.path}`)}](${pathOf({ slug: slugOf(endpoint) })})`,
      (units(endpoint, "credits") / unitsPerCredit).toLocaleString("en"),
      `₦${applyingPrice(endpoint, "credits")}`,
      `₦${applyingPrice(endpoint, "naira")}`,
    ]),
  );
}
