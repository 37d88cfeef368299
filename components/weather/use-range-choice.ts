import { useState } from "react";
import {
  lastDays,
  presetDays,
  presetOf,
  rangeFault,
  type HistoryRange,
  type Preset,
  type RangeFault,
} from "./history-range";

/** One of the offered ranges, or one's own dates. */
export type RangeOption = Preset | "own";

/** Which days of past weather are wanted, and what is typed but not yet asked for. */
export type RangeChoice = {
  range: HistoryRange;
  option: RangeOption;
  draft: HistoryRange;
  fault: RangeFault | null;
  choose: (option: RangeOption) => void;
  type: (draft: HistoryRange) => void;
  submit: () => void;
};

/** Keeps the range and what is typed, so that a refused answer takes neither away. At first: the last 30 days. */
export function useRangeChoice(yesterday: string): RangeChoice {
  const [asked, setAsked] = useState<HistoryRange | null>(null);
  const [typed, setTyped] = useState<HistoryRange | null>(null);
  const [judged, setJudged] = useState(false);
  const range = asked ?? lastDays(presetDays.month, yesterday);
  const draft = typed ?? range;
  return {
    range,
    draft,
    option: typed === null ? (presetOf(range, yesterday) ?? "own") : "own",
    fault: judged ? rangeFault(draft, yesterday) : null,
    choose: (option) => {
      setJudged(false);
      setTyped(option === "own" ? range : null);
      if (option !== "own") setAsked(lastDays(presetDays[option], yesterday));
    },
    type: setTyped,
    submit: () => {
      setJudged(true);
      if (rangeFault(draft, yesterday) === null) setAsked(draft);
    },
  };
}
