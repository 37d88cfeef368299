import { Download } from "lucide-react";
import { useId, useState } from "react";
import type { Provenance } from "@/lib/api/provenance";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { saveFile } from "../ui/save-file";
import { SourceBadge } from "../ui/source-badge";
import { useHydrated } from "../ui/use-hydrated";
import { daysInRange } from "../weather/calendar-days";
import type { MarketState } from "./market-state";
import { PriceCards } from "./price-cards";
import { priceCsv } from "./price-csv";
import { PriceTable } from "./price-table";
import { MeasureNotes } from "./measure-notes";
import { newestOf, sortShown, type ShownRow } from "./shown-rows";
import type { ChangeMarketState } from "./use-market-state";
import type { PriceWords } from "./use-price-words";

type PricesCardProps = {
  shown: readonly ShownRow[];
  state: MarketState;
  change: ChangeMarketState;
  provenance: Provenance | null;
  words: PriceWords;
};

/** Rows before 'Show more', and how many each press of it adds. */
const rowsAtOnce = 25;
const daySeconds = 86_400;

/** The newest price of each market: a table that can be ordered, on narrow screens cards, and as CSV. */
export function PricesCard({ shown, state, change, provenance, words }: PricesCardProps) {
  const { t } = words;
  const id = useId();
  const [limit, setLimit] = useState(rowsAtOnce);
  const sorted = sortShown(shown, state);
  const visible = sorted.slice(0, limit);
  const old = shown.filter(({ newest }) => words.age(newest.date)?.old).length;
  const kind = t(`kindWord.${shown[0]?.kind ?? "retail"}`);
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader
        id={id}
        title={t("prices.title")}
        aside={
          <>
            {provenance ? <SourceBadge provenance={asOfShown(provenance, shown, words.today)} /> : null}
            <CsvButton shown={sorted} per={state.per} words={words} />
          </>
        }
      >
        {t("prices.summary", {
          count: shown.length,
          kind,
          old: old === 0 ? "none" : old === shown.length ? "all" : String(old),
        })}
      </CardHeader>
      <MeasureNotes shown={shown} per={state.per} words={words} />
      <div className="max-lg:hidden">
        <PriceTable shown={visible} state={state} change={change} words={words} />
      </div>
      <div className="lg:hidden">
        <PriceCards shown={visible} per={state.per} withCrop={state.crop === "all"} words={words} />
      </div>
      {sorted.length > limit ? (
        <Button className="mt-4" onClick={() => setLimit(limit + rowsAtOnce)}>
          {t("prices.more", { count: Math.min(rowsAtOnce, sorted.length - limit) })}
        </Button>
      ) : null}
    </Card>
  );
}

/** As old as the newest price that is shown, of what the answer holds. */
function asOfShown(provenance: Provenance, shown: readonly ShownRow[], today: string): Provenance {
  const newest = newestOf(shown) ?? today;
  return { ...provenance, ageSeconds: Math.max(0, daysInRange(newest, today) - 1) * daySeconds };
}

function CsvButton({ shown, per, words }: { shown: readonly ShownRow[]; per: string; words: PriceWords }) {
  const { t } = words;
  // A press before the page's script has taken over would be lost.
  const hydrated = useHydrated();
  const crops = new Set(shown.map(({ row }) => row.name));
  const name = crops.size === 1 ? `prices-${[...crops].join("").toLowerCase().replaceAll(/\W+/g, "-")}` : "prices";
  // The byte order mark tells spreadsheets that this is UTF-8.
  const save = () =>
    saveFile({
      fileName: `${name}.csv`,
      mediaType: "text/csv;charset=utf-8",
      text: `\uFEFF${priceCsv(shown, { per, words })}`,
    });
  return (
    <Button size="compact" variant="quiet" aria-label={t("prices.csvLabel")} onClick={save} disabled={!hydrated}>
      <Download aria-hidden />
      {t("prices.csv")}
    </Button>
  );
}
