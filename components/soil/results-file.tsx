"use client";

import { Download, FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState, type ChangeEvent } from "react";
import { labFields } from "@/lib/soil/samples/contract";
import { toCsv } from "../charts/csv";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { saveFile } from "../ui/save-file";
import { labUnits, resultNames, type LabField, type ResultName } from "./results-fields";

const mostBytes = 100_000;

type Outcome = { kind: "read"; name: string; count: number } | { kind: "faulty"; faults: string[] } | { kind: "large" };

/** Takes a laboratory's figures from a CSV file into the form. */
export function ResultsFile({ onResults }: { onResults: (results: Partial<Record<ResultName, unknown>>) => void }) {
  const t = useTranslations("soil.results");
  const hintId = useId();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const take = async (file: File) => {
    if (file.size > mostBytes) return setOutcome({ kind: "large" });
    const { readResultsCsv } = await import("@/lib/soil/models/results-csv");
    const read = readResultsCsv(await file.text());
    if (!read.ok) return setOutcome({ kind: "faulty", faults: read.faults });
    onResults(read.results);
    const count = labFields.filter((name) => read.results[name] !== undefined).length;
    setOutcome({ kind: "read", name: file.name, count });
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file, mended, can be chosen again.
    if (file) void take(file).finally(() => (currentTarget.value = ""));
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <label className="border-line bg-surface hover:border-edge focus-within:outline-leaf rounded-control inline-flex h-11 cursor-pointer items-center gap-2 border px-4 font-medium focus-within:outline-2 focus-within:outline-offset-2 pointer-fine:h-10">
          <FileUp aria-hidden className="size-4.5" />
          {t("file")}
          <input
            type="file"
            accept=".csv,.txt,text/csv"
            aria-describedby={hintId}
            onChange={choose}
            className="sr-only"
          />
        </label>
        <Button variant="quiet" onClick={saveTemplate}>
          <Download aria-hidden />
          {t("template")}
        </Button>
      </div>
      <p id={hintId} className="text-small text-ink-soft">
        {t("fileHint")}
      </p>
      <FileOutcome outcome={outcome} />
    </div>
  );
}

function saveTemplate() {
  const text = toCsv(
    ["field", "value", "unit"],
    resultNames.map((name) => [name, "", name in labUnits ? labUnits[name as LabField] : ""]),
  );
  saveFile({ fileName: "soil-results.csv", mediaType: "text/csv;charset=utf-8", text });
}

function FileOutcome({ outcome }: { outcome: Outcome | null }) {
  const t = useTranslations("soil.results");
  if (outcome === null) return null;
  if (outcome.kind === "read")
    return <p role="status">{t("fromFile", { count: outcome.count, name: outcome.name })}</p>;
  const faults = outcome.kind === "large" ? [t("tooLarge", { size: mostBytes / 1000 })] : outcome.faults;
  return (
    <Notice tone="error" title={t("fileFaults")}>
      <ul className="grid list-disc gap-1 pl-5">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      <p className="mt-1">{t("fileKept")}</p>
    </Notice>
  );
}
