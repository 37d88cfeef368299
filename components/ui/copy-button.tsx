"use client";

import { Check, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "./button";

type CopyButtonProps = {
  /** What lands on the clipboard. */
  value: string;
  /** What is copied, for assistive technology and, unless `compact`, on the button. */
  label: string;
  /** Only the icon is seen. */
  compact?: boolean;
};

/** Copies a text and says that it did, or that the browser would not let it. */
export function CopyButton({ value, label, compact = false }: CopyButtonProps) {
  const t = useTranslations("shell.ui");
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), 4000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setOutcome("copied"),
      () => setOutcome("refused"),
    );
  const said = outcome === null ? "" : t(outcome);
  return (
    <>
      <Button
        size={compact ? "icon" : "compact"}
        variant={compact ? "quiet" : "secondary"}
        aria-label={label}
        onClick={copy}
      >
        {outcome === "copied" ? <Check aria-hidden className="text-leaf" /> : <Copy aria-hidden />}
        {compact ? null : said || label}
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
