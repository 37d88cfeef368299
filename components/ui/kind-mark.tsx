import type { DataKind } from "@/lib/api/provenance";
import { cn } from "./class-names";

// Shapes as well as colours: filled for what was measured, ringed for what is expected, dashed for what is computed.
const marks = {
  observed: "border-leaf bg-leaf",
  forecast: "border-sky",
  modelled: "border-dashed border-soil",
} as const;

/** The small sign for how figures came about; the word stands beside it. */
export function KindMark({ kind }: { kind: DataKind }) {
  return <span aria-hidden className={cn("size-2.5 shrink-0 rounded-full border-2", marks[kind])} />;
}
