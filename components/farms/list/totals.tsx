import type { UseQueryResult } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import type { ApiAnswer } from "@/lib/api/client";
import { areaInUnits } from "@/lib/geo/boundary/area-units";
import type { StatusFilter } from "./list-state";

type TotalsQuery = UseQueryResult<ApiAnswer<"GET /v1/farms/totals">>;

/** How many farms there are and how much land, in one sentence. */
export function TotalsSentence({ query }: { query: TotalsQuery }) {
  const t = useTranslations("farms.totals");
  const format = useFormatter();
  if (!query.data) {
    return <span className="text-ink-soft">{query.isError ? t("unavailable") : t("waiting")}</span>;
  }
  const { farms, area } = query.data.body.all;
  if (farms === 0) return t("none");
  if (area === 0) return t("withoutArea", { count: farms });
  return t("sentence", { count: farms, area: format.number(areaInUnits(area).areaHa, { maximumFractionDigits: 2 }) });
}

/** The land of the farms with one status, in all units. */
export function TotalsLine({ query, status }: { query: TotalsQuery; status: StatusFilter }) {
  const t = useTranslations("farms.totals");
  const format = useFormatter();
  const body = query.data?.body;
  if (!body) return null;
  const { farms, area } = status === "all" ? body.all : body.by_status[status];
  const write = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  const { areaHa, areaAcres, areaPlots } = areaInUnits(area);
  return (
    <p className="text-ink-soft" data-testid="totals">
      {t("line", {
        status,
        count: farms,
        ha: write(areaHa),
        acres: write(areaAcres),
        plots: write(areaPlots),
      })}
    </p>
  );
}
