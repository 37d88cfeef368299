import { medianSteps } from "../median-steps";
import type { PriceWords } from "../use-price-words";
import "./market-map.css";
import { stepOfPoint, type MarketPoint } from "./market-points";
import { stepClass, stepSigns } from "./step-look";

/** Colours and signs of the map with what they mean and how many markets have them. */
export function MarketLegend({ points, words: { t } }: { points: readonly MarketPoint[]; words: PriceWords }) {
  const steps = [...medianSteps, "none" as const];
  const count = (step: (typeof steps)[number]) => points.filter((point) => stepOfPoint(point) === step).length;
  return (
    <figure>
      <figcaption className="mb-2 font-medium">{t("map.legend")}</figcaption>
      <ul className="flex flex-col gap-1.5">
        {steps
          .filter((step) => step !== "none" || count(step) > 0)
          .map((step) => (
            <li key={step} className="flex items-center gap-2.5">
              <span aria-hidden className={stepClass(step)}>
                {stepSigns[step]}
              </span>
              <span className="flex-1">{t(`map.step.${step}`)}</span>
              <span className="text-small text-ink-soft">{t("map.count", { count: count(step) })}</span>
            </li>
          ))}
      </ul>
      {count("none") > 0 ? <p className="text-small text-ink-soft mt-2">{t("map.noneReason")}</p> : null}
    </figure>
  );
}
