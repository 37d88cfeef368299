import { useTranslations } from "next-intl";
import type { Provenance } from "@/lib/api/provenance";
import type { CropMarket } from "./answers";
import { PlainCard } from "./plain-card";

type Insight = NonNullable<CropMarket["insight"]>;
type InsightsCardProps = { insight: Insight | null; provenance: Provenance | null };

/** What stands behind the prices over all markets, and what to do. */
export function InsightsCard({ insight, provenance }: InsightsCardProps) {
  const t = useTranslations("marketCrop.insights");
  if (insight === null) {
    return (
      <PlainCard title={t("title")}>
        <p>{t("none")}</p>
      </PlainCard>
    );
  }
  const { demand_trend: demand, supply_status: supply, factors, recommendations } = insight;
  return (
    <PlainCard
      title={t("title")}
      summary={t("summary", { range: insight.current_price_range })}
      provenance={provenance}
    >
      <dl className="mb-5 grid grid-cols-2 gap-4">
        {[
          { label: t("demand"), value: demand },
          { label: t("supply"), value: supply },
        ].map(({ label, value }) => (
          <div key={label}>
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="text-heading first-letter:uppercase">{value}</dd>
          </div>
        ))}
      </dl>
      <Sentences title={t("recommendations")} sentences={recommendations} />
      <Sentences title={t("factors")} sentences={factors} />
    </PlainCard>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section className="not-first:mt-4">
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
