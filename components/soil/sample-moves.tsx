"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "../ui/button";
import { Dialog, DialogActions, DialogClose } from "../ui/dialog";
import { Field, TextArea } from "../ui/field";
import { useToast } from "../ui/toast";
import { useSampleStep } from "./soil-data";
import { SoilProblem, useProblemReason } from "./soil-problem";
import type { Sample } from "./soil-types";

/** The steps that a sample can take by hand. */
export function SampleMoves({ sample }: { sample: Sample }) {
  const t = useTranslations("soil.samples");
  const toast = useToast();
  const reason = useProblemReason();
  const [rejecting, setRejecting] = useState(false);
  const { mutate, isPending } = useSampleStep(sample.id);
  const move = (status: "received" | "analysing") =>
    mutate(
      { status },
      {
        onSuccess: () => toast({ title: t("moved", { code: sample.tracking_code, status: t(`status.${status}`) }) }),
        onError: (error) => toast({ title: t("failedMove", { reason: reason(error) }) }),
      },
    );
  return (
    <>
      {sample.next.map((status) =>
        status === "received" || status === "analysing" ? (
          <Button key={status} pending={isPending} onClick={() => move(status)}>
            {t(`move.${status}`)}
          </Button>
        ) : status === "rejected" ? (
          <Button key={status} variant="quiet" onClick={() => setRejecting(true)}>
            {t("move.rejected")}
          </Button>
        ) : null,
      )}
      {rejecting ? <RejectDialog sample={sample} onClose={() => setRejecting(false)} /> : null}
    </>
  );
}

const mostLetters = 500;

function RejectDialog({ sample, onClose }: { sample: Sample; onClose: () => void }) {
  const t = useTranslations("soil.samples");
  const ui = useTranslations("shell.ui");
  const toast = useToast();
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const { mutate, error, isPending } = useSampleStep(sample.id);
  // The note is one line for the laboratory's list.
  const said = note.trim().replace(/\s+/g, " ");
  const faulty = said === "" || said.length > mostLetters;
  const reject = () => {
    setTried(true);
    if (faulty) return;
    const onSuccess = () => {
      toast({ title: t("moved", { code: sample.tracking_code, status: t("status.rejected") }) });
      onClose();
    };
    mutate({ status: "rejected", note: said }, { onSuccess });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t("rejectTitle", { code: sample.tracking_code })}
      description={t("rejectBody")}
    >
      <div className="grid gap-4">
        <SoilProblem error={error} />
        <Field label={t("reason")} error={tried && faulty ? t("reasonFault") : undefined}>
          <TextArea rows={3} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </div>
      <DialogActions>
        <DialogClose>
          <Button>{ui("cancel")}</Button>
        </DialogClose>
        <Button variant="danger" pending={isPending} onClick={reject}>
          {t("rejectAction")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
