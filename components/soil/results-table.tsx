import { useFormatter, useTranslations } from "next-intl";
import { labFields } from "@/lib/soil/samples/contract";
import { DataTable } from "../ui/table";
import { useDayWords } from "../weather/use-day-words";
import { labUnits } from "./results-fields";
import type { Sample } from "./soil-types";

/** What a laboratory found in a sample. */
export function ResultsTable({ results }: { results: NonNullable<Sample["results"]> }) {
  const t = useTranslations("soil.results");
  const format = useFormatter();
  const words = useDayWords();
  const day = words.dayMonth(results.analysis_date);
  const rows = labFields.flatMap((field) => {
    const value = results[field];
    return value === null ? [] : [{ field, value }];
  });
  return (
    <div>
      <p className="text-ink-soft mb-1">
        {results.laboratory === null ? t("on", { day }) : t("by", { laboratory: results.laboratory, day })}
      </p>
      <DataTable
        caption={t("table.caption")}
        narrow="scroll"
        rows={rows}
        rowKey={({ field }) => field}
        columns={[
          {
            id: "figure",
            header: t("table.figure"),
            cell: ({ field }) =>
              field === "phosphorus"
                ? t("phosphorusBy", { method: t(`method.${results.phosphorus_method}`) })
                : t(`field.${field}`),
          },
          {
            id: "value",
            header: t("table.value"),
            align: "end",
            cell: ({ value }) => format.number(value, { maximumFractionDigits: 3 }),
          },
          { id: "unit", header: t("table.unit"), cell: ({ field }) => labUnits[field] },
        ]}
      />
    </div>
  );
}
