"use client";

import { FileUp, LoaderCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId, useRef, useState, type ChangeEvent, type DragEvent } from "react";
import { cn } from "../../ui/class-names";

const endings = ".geojson,.json,.kml,.kmz,.gpx,.wkt,.txt,.zip,.csv";

/** A place to drop a file on, or to choose one. */
export function FileChoice({ reading, onFiles }: { reading: boolean; onFiles: (files: File[]) => void }) {
  const t = useTranslations("farmImport.file");
  const hintId = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
  };
  const input = useRef<HTMLInputElement>(null);
  const takeEarly = useEffectEvent((files: FileList) => onFiles([...files]));
  useEffect(() => {
    // On a slow connection a file may be chosen before this code has arrived.
    const early = input.current?.files;
    if (early && early.length > 0) takeEarly(early);
  }, []);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    // The same file, mended, can be chosen again.
    currentTarget.value = "";
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        "rounded-card border-edge bg-surface hover:bg-sunken focus-within:outline-leaf flex cursor-pointer flex-col items-center gap-3 border-2 border-dashed px-4 py-10 text-center focus-within:outline-2 focus-within:outline-offset-2",
        over && "border-leaf bg-leaf/8",
      )}
    >
      {reading ? (
        <LoaderCircle aria-hidden className="text-leaf size-8 animate-spin" />
      ) : (
        <FileUp aria-hidden className="text-leaf size-8" />
      )}
      <span className="text-heading">{reading ? t("reading") : t("choose")}</span>
      <span id={hintId} className="text-ink-soft max-w-prose">
        {t("formats")}
      </span>
      <input
        ref={input}
        type="file"
        accept={endings}
        onChange={choose}
        aria-label={t("label")}
        aria-describedby={hintId}
        className="sr-only"
      />
    </label>
  );
}
