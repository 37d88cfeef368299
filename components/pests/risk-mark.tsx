import { useTranslations } from "next-intl";
import type { RiskLevel } from "@/lib/pests/organism";
import { cn } from "../ui/class-names";
import { riskClass, riskShapes, riskSigns, type RiskState } from "./risk-look";
import "./risk.css";

/** The shape of a level; a word stands beside it. */
export function RiskMark({ state, className }: { state: RiskState; className?: string }) {
  const sign = riskSigns[state];
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={cn(riskClass(state), className)}>
      <path d={riskShapes[state]} />
      {sign === undefined ? null : <path d={sign} className="risk-sign" />}
    </svg>
  );
}

/** A level in its shape and words. */
export function RiskWord({ level, className }: { level: RiskLevel; className?: string }) {
  const t = useTranslations("pests.level");
  return (
    <span className={cn("inline-flex items-center gap-1.5 font-medium whitespace-nowrap", className)}>
      <RiskMark state={level} className="size-5" />
      {t(level)}
    </span>
  );
}
