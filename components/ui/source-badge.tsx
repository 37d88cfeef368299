"use client";

import { useTranslations } from "next-intl";
import { Popover } from "radix-ui";
import type { Provenance } from "@/lib/api/provenance";
import { cn } from "./class-names";

// Shapes as well as colours: filled for what was measured, ringed for what is expected, dashed for what is computed.
const marks = {
  observed: "border-leaf bg-leaf",
  forecast: "border-sky",
  modelled: "border-dashed border-soil",
} as const;

const steps = [
  { unit: "days", seconds: 86_400 },
  { unit: "hours", seconds: 3_600 },
  { unit: "minutes", seconds: 60 },
] as const;

function useAge(ageSeconds: number): string {
  const t = useTranslations("shell.source.age");
  const step = steps.find(({ seconds }) => ageSeconds >= seconds);
  return step ? t(step.unit, { count: Math.floor(ageSeconds / step.seconds) }) : t("now");
}

/** A small word for how figures came about; opens where they come from and how old they are. */
export function SourceBadge({ provenance }: { provenance: Provenance }) {
  const t = useTranslations("shell.source");
  const age = useAge(provenance.ageSeconds);
  const kind = provenance.kind;
  return (
    <Popover.Root>
      <Popover.Trigger
        className={
          "relative inline-flex items-center gap-1.5 rounded-full border border-line px-2.5 py-0.5 text-small whitespace-nowrap text-ink-soft " +
          "transition-colors duration-150 hover:border-edge hover:text-ink after:absolute after:-inset-x-1 after:-inset-y-3"
        }
      >
        <span aria-hidden className={cn("size-2.5 rounded-full border-2", marks[kind])} />
        {t("badge", { kind: t(`kind.${kind}`), age })}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={t("title")}
          className="z-50 w-72 animate-appear rounded-card border border-line bg-surface p-4 shadow-float outline-none"
        >
          <p className="font-medium">{t("from", { source: provenance.source })}</p>
          <p className="mt-1 text-ink-soft">{t(`meaning.${kind}`)}</p>
          <p className="mt-2 text-small text-ink-soft">{t("fetched", { age })}</p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
