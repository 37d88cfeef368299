"use client";

import { ScanSearch, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "../../ui/button";
import { Card, CardHeader } from "../../ui/card";
import { Notice } from "../../ui/notice";
import type { Crop, FarmChoice } from "./answers";
import { ChoiceFields } from "./choice-fields";
import { PhotoPick } from "./photo-pick";
import { PhotoPreview } from "./photo-preview";
import { PhotoTips } from "./photo-tips";
import type { Choices, FileFault, PhotoWay, Step } from "./use-identification";
import { useProblemReason } from "./use-problem-reason";

type PhotoCardProps = {
  way: PhotoWay;
  choices: Choices;
  onChoices: (choices: Choices) => void;
  crops: readonly Crop[];
  farms: readonly FarmChoice[];
};

/** A photo, what is known of it, and sending it. */
export function PhotoCard({ way, choices, onChoices, crops, farms }: PhotoCardProps) {
  const t = useTranslations("identify.photo");
  const id = useId();
  const { photo, state } = way;
  const busy = state.step === "sending" || state.step === "preparing";
  const needsBetter = state.step === "done" && ["unsure", "not-a-plant"].includes(state.result.outcome);
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={t("title")}>
        {t("hint")}
      </CardHeader>
      <div className="grid gap-5">
        {state.step === "empty" && state.fault ? <FaultNotice fault={state.fault} /> : null}
        {photo ? <PhotoPreview photo={photo} /> : null}
        {state.step === "preparing" ? <p role="status">{t("preparing")}</p> : null}
        <PhotoPick again={photo !== null} disabled={busy} onFile={(file) => void way.choose(file)} />
        <ChoiceFields {...{ choices, crops, farms }} onChange={onChoices} />
        <SendRow way={way} choices={choices} />
        <PhotoTips open={needsBetter} />
      </div>
    </Card>
  );
}

function FaultNotice({ fault }: { fault: FileFault }) {
  const t = useTranslations("identify.photo");
  return (
    <Notice tone="error" title={t(fault)}>
      {t(`${fault}Body`)}
    </Notice>
  );
}

const sendWords: Partial<Record<Step["step"], "again" | "onceMore">> = { failed: "again", done: "onceMore" };

function SendRow({ way, choices }: { way: PhotoWay; choices: Choices }) {
  const t = useTranslations("identify.photo");
  const progress = useTranslations("identify.progress");
  const { photo, state } = way;
  if (state.step === "sending") return <Sending state={state} onCancel={way.cancel} />;
  return (
    <div className="grid gap-3">
      {state.step === "failed" ? <Problem error={state.error} /> : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant={photo && state.step !== "done" ? "primary" : "secondary"}
          disabled={photo === null || state.step === "preparing"}
          onClick={() => void way.send(choices)}
        >
          <ScanSearch aria-hidden />
          {t(sendWords[state.step] ?? "send")}
        </Button>
        {photo ? (
          <Button variant="quiet" onClick={way.clear}>
            <X aria-hidden />
            {t("remove")}
          </Button>
        ) : (
          <span className="text-small text-ink-soft">{t("needPhoto")}</span>
        )}
      </div>
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {state.step === "ready" && state.cancelled ? progress("cancelled") : null}
      </p>
    </div>
  );
}

function Problem({ error }: { error: Error }) {
  const t = useTranslations("identify.problem");
  const reason = useProblemReason();
  return (
    <Notice tone="error" title={t("title")}>
      <p>{reason(error)}</p>
      <p>{t("kept")}</p>
    </Notice>
  );
}

function Sending({ state, onCancel }: { state: Extract<Step, { step: "sending" }>; onCancel: () => void }) {
  const t = useTranslations("identify.progress");
  const ui = useTranslations("identify.photo");
  const sent = state.part >= 1;
  const percent = Math.round(state.part * 100);
  return (
    <div className="flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{sent ? t("looking") : t("sending", { percent })}</p>
        {/* Said once on the way, and not at each per cent. */}
        <p role="status" className="sr-only">
          {sent ? t("looking") : null}
        </p>
        <progress
          aria-label={t("label")}
          {...(sent ? {} : { value: percent })}
          max={100}
          className="accent-leaf mt-1.5 h-2 w-full"
        />
      </div>
      <Button onClick={onCancel}>{ui("cancel")}</Button>
    </div>
  );
}
