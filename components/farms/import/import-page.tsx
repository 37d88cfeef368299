"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { PageHeader } from "../../shell/page-header";
import { Notice } from "../../ui/notice";
import { standingOf } from "./entry";
import { FileChoice } from "./file-choice";
import { Preview } from "./preview";
import { SavedPanel } from "./saved-panel";
import { useFarmImport, type FileProblem, type Preview as PreviewData } from "./use-farm-import";

/** Brings farms in from a file: choose it, see what it holds, save what is wanted. */
export function ImportPage() {
  const t = useTranslations("farmImport");
  const farms = useFarmImport();
  useNoStrayDrops();
  const { preview, problem, reading, saving } = farms;
  const saved = saving.data?.body.data;
  const found = preview && countsOf(preview);
  const answer = saved ? t("saved.answer", { count: saved.length }) : found ? t("found", found) : t("lead");
  return (
    <>
      <PageHeader
        title={t("title")}
        place={preview && !saved ? preview.fileName : undefined}
        answer={<span role="status">{answer}</span>}
      />
      <div className="grid gap-4">
        {problem ? <Problem problem={problem} /> : null}
        {saved ? <SavedPanel farms={saved} onAnother={farms.startOver} /> : null}
        {preview && !saved ? <Preview preview={preview} farms={farms} /> : null}
        {preview ? null : <FileChoice reading={reading} onFiles={(files) => void farms.read(files)} />}
      </div>
    </>
  );
}

/** A file dropped beside its place would otherwise be opened by the browser instead of this page. */
function useNoStrayDrops() {
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener("dragover", stay);
    window.addEventListener("drop", stay);
    return () => {
      window.removeEventListener("dragover", stay);
      window.removeEventListener("drop", stay);
    };
  }, []);
}

function countsOf({ format, entries }: PreviewData) {
  const refused = entries.filter((entry) => standingOf(entry) === "refused").length;
  return { format, able: entries.length - refused, refused };
}

function Problem({ problem }: { problem: FileProblem }) {
  const t = useTranslations("farmImport.problem");
  if (problem.kind === "severalFiles") {
    return (
      <Notice tone="error" title={t("severalFiles")}>
        {t("severalFilesBody")}
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={t("unreadable", { fileName: problem.fileName })}>
      {problem.kind === "refused" ? problem.message : t("unreadableBody")}
    </Notice>
  );
}
