import { riskLevels } from "@/lib/pests/organism";
import type { Board, BoardAlert, BoardFarm } from "../answers";
import type { RiskState } from "../risk-look";
import { cropsText, type PestWords } from "../use-pest-words";

type Found = { farm: BoardFarm; alert: BoardAlert };
type Words = Pick<PestWords, "t" | "format"> & { days: Pick<PestWords["days"], "dayMonth"> };
type Sentence = {
  board: Board;
  /** Whether the page is about one farm, which then needs no name. */
  ofOneFarm: boolean;
  /** The crop that was chosen; null for all. */
  cropName: string | null;
  words: Words;
};

/** The state of a farm on the map. */
export function stateOf({ highest, weather }: Pick<BoardFarm, "highest" | "weather">): RiskState {
  if (highest !== null) return highest;
  return weather === "known" ? "none" : "unknown";
}

/** Every alert of a board, the gravest first. */
function alertsOf({ farms }: Board): Found[] {
  const rank = ({ alert }: Found) => riskLevels.indexOf(alert.risk_level);
  return farms.flatMap((farm) => farm.alerts.map((alert) => ({ farm, alert }))).toSorted((a, b) => rank(b) - rank(a));
}

/** A day as it is said: today, else 24 November. */
const spoken = (day: string, today: string, { t, days }: Words) =>
  day === today ? t("board.today") : days.dayMonth(day);

/** The page in a sentence or three: the gravest alert, how many more there are, and what could not be checked. */
export function boardText(sentence: Sentence): string {
  const { board, words } = sentence;
  const [first, ...others] = alertsOf(board);
  const parts = first ? [firstText(first, sentence), moreText(others, sentence)] : [quietText(sentence)];
  const unchecked = board.farms.filter(({ weather }) => weather !== "known").length;
  const doubt = unchecked > 0 && (first !== undefined || unchecked < board.farms.length) && !sentence.ofOneFarm;
  return [...parts, doubt ? words.t("board.sentence.doubt", { count: unchecked }) : null]
    .filter((part) => part !== null)
    .join(" ");
}

function firstText({ farm, alert }: Found, { board, ofOneFarm, words }: Sentence): string {
  const values = {
    level: words.t(`level.${alert.risk_level}`),
    organism: alert.name,
    crops: cropsText(alert.crops, words),
    until: spoken(alert.until, board.date, words),
  };
  if (ofOneFarm) return words.t("board.sentence.firstFarm", values);
  return words.t("board.sentence.first", { ...values, farm: farm.name });
}

function moreText(others: readonly Found[], { ofOneFarm, words: { t } }: Sentence): string | null {
  if (others.length === 0) return null;
  if (ofOneFarm) return t("board.sentence.more", { count: others.length });
  const farms = new Set(others.map(({ farm }) => farm.id)).size;
  return t("board.sentence.moreFarms", { count: others.length, farms });
}

/** No alert must not pass for no danger where nothing could be checked. */
function quietText({ board: { farms }, ofOneFarm, cropName, words: { t } }: Sentence): string {
  if (farms.length === 0) return cropName === null ? t("board.sentence.noFarms") : noneOfCrop(cropName, t);
  if (farms.every(({ weather }) => weather === "no-place")) return t("board.sentence.noPlace");
  if (farms.every(({ weather }) => weather !== "known")) return t("board.sentence.unknown");
  if (cropName !== null) return noneOfCrop(cropName, t);
  const checked = farms.filter(({ weather, crops }) => weather === "known" && crops.length > 0);
  if (checked.length === 0) return t("board.noCrops");
  if (ofOneFarm) return t("board.sentence.noneFarm");
  return t("board.sentence.none", { count: checked.length });
}

const noneOfCrop = (cropName: string, t: Words["t"]) => t("board.sentence.noneCrop", { crop: cropName.toLowerCase() });
