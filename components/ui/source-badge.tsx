"use client";

import { useTranslations } from "next-intl";
import { Popover } from "radix-ui";
import type { Provenance } from "@/lib/api/provenance";
import { KindMark } from "./kind-mark";

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

/** A small word for how figures came about; opens where they come from and how old they are. A model has no age. */
export function SourceBadge({ provenance }: { provenance: Provenance }) {
  const t = useTranslations("shell.source");
  const age = useAge(provenance.ageSeconds);
  const kind = provenance.kind;
  return (
    <Popover.Root>
      <Popover.Trigger
        className={
          "border-line text-small text-ink-soft relative inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 whitespace-nowrap " +
          "hover:border-edge hover:text-ink transition-colors duration-150 after:absolute after:-inset-x-1 after:-inset-y-3"
        }
      >
        <KindMark kind={kind} />
        {kind === "modelled" ? t("kind.modelled") : t("badge", { kind: t(`kind.${kind}`), age })}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={t("title")}
          className="animate-appear rounded-card border-line bg-surface shadow-float z-50 w-72 border p-4 outline-none"
        >
          <p className="font-medium">{t("from", { source: provenance.source })}</p>
          <p className="text-ink-soft mt-1">{t(`meaning.${kind}`)}</p>
          {kind === "modelled" ? null : <p className="text-small text-ink-soft mt-2">{t("fetched", { age })}</p>}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
