import { cn } from "../../ui/class-names";
import type { BoardFarm } from "../answers";
import { riskStates } from "../risk-look";
import { RiskMark } from "../risk-mark";
import type { PestWords } from "../use-pest-words";
import { stateOf } from "./board-text";

type RiskLegendProps = { farms: readonly BoardFarm[]; className: string; words: PestWords };

/** Shapes of the map with what they mean; only those that stand on it. */
export function RiskLegend({ farms, className, words: { t } }: RiskLegendProps) {
  const shown = new Set(farms.filter(({ latitude }) => latitude !== null).map((farm) => stateOf(farm)));
  if (shown.size === 0) return null;
  return (
    <figure className={cn("text-small", className)}>
      <figcaption className="text-ink-soft mb-1">{t("board.legend")}</figcaption>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 lg:flex-col">
        {riskStates
          .filter((state) => shown.has(state))
          .map((state) => (
            <li key={state} className="flex items-center gap-1.5">
              <RiskMark state={state} className="size-4" />
              {t(`board.state.${state}`)}
            </li>
          ))}
      </ul>
    </figure>
  );
}
