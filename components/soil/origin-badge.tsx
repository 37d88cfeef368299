"use client";

import { useTranslations } from "next-intl";
import { Popover } from "radix-ui";
import { KindMark } from "../ui/kind-mark";
import type { SheetMeasure } from "./soil-types";

// The marks of the source badges: filled for what was measured, ringed for what is read from a map, dashed for what is computed.
const marks = { measured: "observed", mapped: "forecast", estimated: "modelled" } as const;

/** How a figure came about, as a word that opens where it comes from. */
export function OriginBadge({ measure, figure }: { measure: Pick<SheetMeasure, "origin" | "source">; figure: string }) {
  const t = useTranslations("soil.origin");
  return (
    <Popover.Root>
      <Popover.Trigger
        className={
          "border-line text-small text-ink-soft relative inline-flex shrink-0 items-center gap-1.5 rounded-full border px-2.5 py-0.5 whitespace-nowrap " +
          "hover:border-edge hover:text-ink transition-colors duration-150 after:absolute after:-inset-x-1 after:-inset-y-3"
        }
      >
        <KindMark kind={marks[measure.origin]} />
        {t(measure.origin)}
        <span className="sr-only">, {t("label", { figure })}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={t("label", { figure })}
          className="animate-appear rounded-card border-line bg-surface shadow-float z-50 w-72 border p-4 outline-none"
        >
          <p className="font-medium wrap-break-word first-letter:uppercase">{measure.source}</p>
          <p className="text-ink-soft mt-1">{t(`meaning.${measure.origin}`)}</p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
