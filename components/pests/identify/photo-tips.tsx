import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";

const tips = ["near", "sharp", "light", "flat", "both"] as const;

/** How to take a photo that can be identified. */
export function PhotoTips({ open }: { open: boolean }) {
  const t = useTranslations("identify.tips");
  return (
    // A new answer opens or closes it anew.
    <details key={String(open)} open={open} className="group">
      <summary className="text-sky inline-flex min-h-11 list-none items-center gap-1.5 underline-offset-3 hover:underline [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-4.5 transition-transform group-open:rotate-180" />
        {t("title")}
      </summary>
      <ul className="mt-1 grid list-disc gap-1.5 pl-5">
        {tips.map((tip) => (
          <li key={tip}>{t(tip)}</li>
        ))}
      </ul>
    </details>
  );
}
