import { Flag, Footprints, Pause, Play, RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import type { WalkFault } from "./use-walk";
import { isGood, worstAccuracyM, type Walk, type WalkEvent } from "./walk";

type WalkPanelProps = {
  walk: Walk;
  fault: WalkFault | null;
  send: (event: WalkEvent) => void;
  /** Makes the walk the boundary. */
  onFinish: () => void;
};

/** Starts, pauses and ends a walk round the farm, and says how good the position is. */
export function WalkPanel({ walk, fault, send, onFinish }: WalkPanelProps) {
  const t = useTranslations("maps.walk");
  if (walk.state === "idle") {
    return (
      <div className="grid gap-3">
        <p>{t("how", { worst: worstAccuracyM })}</p>
        <Button variant="primary" className="justify-self-start" onClick={() => send({ type: "start" })}>
          <Footprints aria-hidden />
          {t("start")}
        </Button>
      </div>
    );
  }
  const paused = walk.state === "paused";
  return (
    <div className="grid gap-3">
      {fault ? (
        <Notice tone="error" title={t(`fault.${fault}`)}>
          {t(`remedy.${fault}`)}
        </Notice>
      ) : null}
      <p role="status" className="text-heading">
        {paused ? t("paused", { count: walk.points.length }) : <Quality walk={walk} />}
      </p>
      {paused ? null : <p className="text-ink-soft">{t("recorded", { count: walk.points.length })}</p>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => send({ type: paused ? "resume" : "pause" })}>
          {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
          {paused ? t("resume") : t("pause")}
        </Button>
        <Button variant="primary" disabled={walk.points.length < 3} onClick={onFinish}>
          <Flag aria-hidden />
          {t("finish")}
        </Button>
        <Button variant="quiet" onClick={() => send({ type: "end" })}>
          <RotateCcw aria-hidden />
          {t("discard")}
        </Button>
      </div>
    </div>
  );
}

function Quality({ walk: { lastFix } }: { walk: Walk }) {
  const t = useTranslations("maps.walk");
  if (!lastFix) return t("waiting");
  const error = Math.max(1, Math.ceil(lastFix.accuracyM));
  return isGood(lastFix) ? t("good", { error }) : t("poor", { error, worst: worstAccuracyM });
}
