import { earlyBlightTomcast } from "./early-blight-tomcast";
import { fallArmyworm } from "./fall-armyworm";
import { lateBlightHutton } from "./late-blight-hutton";
import { lateBlightSmith } from "./late-blight-smith";
import { leafSpotFavourableHours } from "./leaf-spot-favourable-hours";
import { leafSpotInfectionHours } from "./leaf-spot-infection-hours";
import { leafSpotRainDays } from "./leaf-spot-rain-days";
import { northernLeafBlight } from "./northern-leaf-blight";
import { riceBlastNights } from "./rice-blast-nights";
import type { RiskModel } from "./risk-model";
import { tomatoLeafminer } from "./tomato-leafminer";

/** The published weather rules that alerts are worked out with. */
export const riskModels: readonly RiskModel[] = [
  lateBlightHutton,
  lateBlightSmith,
  earlyBlightTomcast,
  leafSpotRainDays,
  leafSpotFavourableHours,
  leafSpotInfectionHours,
  riceBlastNights,
  northernLeafBlight,
  fallArmyworm,
  tomatoLeafminer,
];
