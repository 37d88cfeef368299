"use client";

import { Redo2, Trash2, Undo2, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { checkBoundary } from "@/lib/geo/boundary/check";
import type { Corner } from "@/lib/geo/boundary/ring";
import { Button } from "../ui/button";
import { BoundaryVerdictLine } from "./boundary-verdict";
import { CornerList } from "./corner-list";
import { CornerMap } from "./corner-map";
import type { MapFocus } from "./corner-map-view";
import type { LandWay } from "./land-way";
import { useCornerHistory, type CornerHistory } from "./use-corner-history";
import { useWalk } from "./use-walk";
import { WalkPanel } from "./walk-panel";

type BoundaryEditorProps = {
  way: LandWay;
  corners: Corner[];
  onChange: (corners: Corner[]) => void;
  pin: Corner | null;
  onPin: (pin: Corner) => void;
  /** A place to bring into view. */
  focus: MapFocus | null;
};

/** Draws, walks and corrects a boundary, or sets a pin; all of it also by keyboard in the list of corners. */
export function BoundaryEditor({ way, corners, onChange, pin, onPin, focus }: BoundaryEditorProps) {
  const t = useTranslations("maps.editor");
  const history = useCornerHistory(corners, onChange);
  const [selected, setSelected] = useState<number | null>(null);
  const [preview, setPreview] = useState<Corner[] | null>(null);
  const shown = preview ?? corners;
  const verdict = useMemo(() => checkBoundary(shown), [shown]);
  const { walk, fault, send } = useWalk();
  const walking = way === "walk" && walk.state !== "idle";
  const faults = verdict.ok || shown.length < 3 ? [] : verdict.faults.flatMap(({ at }) => at ?? []);
  const chosen = selected !== null && selected < corners.length ? selected : null;
  const isPin = way === "pin";
  return (
    <div className="grid gap-4">
      {isPin ? null : <p className="text-small text-ink-soft">{t(way === "draw" ? "howToDraw" : "howToWalk")}</p>}
      <div className="rounded-card border-line h-[26rem] overflow-hidden border">
        <CornerMap
          label={t(isPin ? "pinMap" : "map")}
          corners={isPin ? null : shown}
          onPreview={setPreview}
          onChange={history.change}
          drawing={way === "draw"}
          selected={chosen}
          onSelect={setSelected}
          faults={isPin ? [] : faults}
          {...{ pin, onPin, focus }}
          trail={walking ? walk.points : []}
          fix={walking ? walk.lastFix : null}
          className="h-full w-full"
        />
      </div>
      {way === "walk" ? (
        <WalkPanel
          {...{ walk, fault, send }}
          onFinish={() => {
            history.change(walk.points);
            send({ type: "end" });
          }}
        />
      ) : null}
      {isPin ? null : (
        <>
          <Tools {...{ history, corners, chosen, onSelect: setSelected }} />
          <div role="status" className="grid gap-2">
            <BoundaryVerdictLine corners={shown} verdict={verdict} />
          </div>
          <CornerList corners={corners} selected={chosen} onSelect={setSelected} onChange={history.change} />
        </>
      )}
    </div>
  );
}

type ToolsProps = {
  history: CornerHistory;
  corners: Corner[];
  chosen: number | null;
  onSelect: (index: number | null) => void;
};

function Tools({ history, corners, chosen, onSelect }: ToolsProps) {
  const t = useTranslations("maps.editor");
  const remove = () => {
    if (chosen === null) return;
    onSelect(null);
    history.change(corners.toSpliced(chosen, 1));
  };
  return (
    <div role="toolbar" aria-label={t("tools")} className="flex flex-wrap gap-2">
      <Button disabled={!history.undo} onClick={() => history.undo?.()}>
        <Undo2 aria-hidden />
        {t("undo")}
      </Button>
      <Button disabled={!history.redo} onClick={() => history.redo?.()}>
        <Redo2 aria-hidden />
        {t("redo")}
      </Button>
      <Button disabled={chosen === null} onClick={remove}>
        <Trash2 aria-hidden />
        {chosen === null ? t("deleteCorner") : t("deleteNumber", { number: chosen + 1 })}
      </Button>
      <Button disabled={corners.length === 0} onClick={() => history.change([])}>
        <X aria-hidden />
        {t("clear")}
      </Button>
    </div>
  );
}
