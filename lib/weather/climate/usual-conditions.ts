import { conditionsOfCode } from "../conditions";
import type { UsualDay } from "./usual-day";

/** Rain of a rainy day from which it counts as more than slight (WMO/ETCCDI index R10mm). */
const moderateRainMm = 10;

/** WMO code of the sky, cloud cover taken as the share of the day without sun: to 1/8, 3/8 and 7/8. */
function skyCode(sunshinePct: number): number {
  if (sunshinePct >= 87.5) return 0;
  if (sunshinePct >= 62.5) return 1;
  return sunshinePct >= 12.5 ? 2 : 3;
}

function usualCode({ rainShare, rainMm, sunshinePct, tminC, tmaxC }: UsualDay): number {
  if (rainShare < 0.5) return skyCode(sunshinePct);
  const moderate = rainMm / rainShare >= moderateRainMm;
  if ((tminC + tmaxC) / 2 <= 0) return moderate ? 73 : 71;
  return moderate ? 63 : 61;
}

/** The usual day in words: rain or snow where at least every second such day has it, else its sky. */
export function usualConditions(day: UsualDay): string {
  return conditionsOfCode(usualCode(day));
}
