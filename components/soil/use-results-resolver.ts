import { useTranslations } from "next-intl";
import type { Resolver } from "react-hook-form";
import { useDayWords } from "../weather/use-day-words";
import { readResults, type AnalysisDays, type ResultFault, type ResultFields, type ResultName } from "./results-fields";

/** Checks the results form, with what is wrong in the person's language. */
export function useResultsResolver(days: AnalysisDays): Resolver<ResultFields> {
  const t = useTranslations("soil.results.fault");
  const words = useDayWords();
  const write = (fault: ResultFault) => {
    if (fault.kind === "range") return t("range", { min: fault.min, max: fault.max });
    return t(fault.kind, { day: words.dayMonth(days.collected) });
  };
  return (fields) => {
    const faults = Object.entries(readResults(fields, days).faults) as [ResultName, ResultFault][];
    if (faults.length === 0) return { values: fields, errors: {} };
    const errors = faults.map(([name, fault]) => [name, { type: fault.kind, message: write(fault) }]);
    return { values: {}, errors: Object.fromEntries(errors) as Record<string, never> };
  };
}
