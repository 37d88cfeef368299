import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "@/lib/api/client";
import { FarmFileError } from "@/lib/geo/formats/farm-file-error";
import { fileLimits } from "@/lib/geo/formats/file-limits";
import type { FarmFileFormat } from "@/lib/geo/formats/read-farm-file";
import { bodyOf, entriesOf, lacksName, type Entry } from "./entry";

/** A file's farms, before they are saved. */
export type Preview = { fileName: string; format: FarmFileFormat; entries: Entry[] };

/** Why the last file could not be shown. */
export type FileProblem =
  | { kind: "refused"; fileName: string; message: string }
  | { kind: "unreadable"; fileName: string }
  | { kind: "severalFiles" };

type Change = Partial<Pick<Entry, "name" | "chosen">>;

/** Reading a file, changing what is to be saved, and saving it, which only `save` does. */
export function useFarmImport() {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [reading, setReading] = useState(false);
  const queryClient = useQueryClient();
  const saving = useMutation({
    // Offline it fails at once and says so, rather than wait unseen.
    networkMode: "always",
    mutationFn: (entries: Entry[]) => api("POST /v1/farms/import", { body: bodyOf(entries) }),
    onSuccess: () => queryClient.invalidateQueries({ predicate: ({ queryKey: [key] }) => isOfFarms(key) }),
  });
  const read = async (files: readonly File[]) => {
    setReading(true);
    const outcome = await readFiles(files);
    setReading(false);
    // A file that cannot be read takes nothing away from the one that is shown.
    if ("kind" in outcome) return setProblem(outcome);
    setProblem(null);
    saving.reset();
    setPreview(outcome);
  };
  const changeEntries = (change: (entry: Entry) => Entry) =>
    setPreview((before) => before && { ...before, entries: before.entries.map(change) });
  return {
    preview,
    problem,
    reading,
    saving,
    read,
    change: (id: number, change: Change) =>
      changeEntries((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
    chooseAll: (chosen: boolean) => changeEntries((entry) => (entry.verdict.ok ? { ...entry, chosen } : entry)),
    save: (entries: Entry[]) => {
      if (entries.some(({ chosen }) => chosen) && !entries.some(lacksName)) saving.mutate(entries);
    },
    startOver: () => {
      setPreview(null);
      saving.reset();
    },
  };
}

/** What the page works with. */
export type FarmImport = ReturnType<typeof useFarmImport>;

function isOfFarms(key: unknown): boolean {
  return typeof key === "string" && key.startsWith("GET /v1/farms");
}

async function readFiles(files: readonly File[]): Promise<Preview | FileProblem> {
  const [file] = files;
  if (!file || files.length > 1) return { kind: "severalFiles" };
  try {
    // A file too large is refused by its first bytes and its size, and not taken into memory.
    const bytes = new Uint8Array(await file.slice(0, fileLimits.fileBytes + 1).arrayBuffer());
    const { readFarmFile } = await import("@/lib/geo/formats/read-farm-file");
    const { format, features } = readFarmFile(bytes);
    return { fileName: file.name, format, entries: entriesOf(features) };
  } catch (error) {
    if (!(error instanceof FarmFileError)) return { kind: "unreadable", fileName: file.name };
    return { kind: "refused", fileName: file.name, message: error.message };
  }
}
