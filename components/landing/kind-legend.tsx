import { useTranslations } from "next-intl";
import { KindMark } from "../ui/kind-mark";

const kinds = ["observed", "forecast", "modelled"] as const;

/** What the words of the source badges mean. */
export function KindLegend() {
  const t = useTranslations("shell.source");
  return (
    <dl className="divide-line divide-y">
      {kinds.map((kind) => (
        <div key={kind} className="grid gap-1 py-4 first:pt-0 last:pb-0 sm:grid-cols-[9rem_1fr] sm:gap-6">
          <dt className="flex items-center gap-2 font-medium">
            <KindMark kind={kind} />
            {t(`kind.${kind}`)}
          </dt>
          <dd className="text-ink-soft">{t(`meaning.${kind}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
