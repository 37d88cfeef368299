import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useId, type ReactNode } from "react";
import { apiQuery } from "@/lib/api/client";
import { areaInUnits } from "@/lib/geo/boundary/area-units";
import { Badge } from "../../ui/badge";
import { Card, CardHeader } from "../../ui/card";
import { FarmStatus } from "../list/farm-status";
import type { Farm } from "./farm-data";

/** A farm's status, and whether it is the example, as small words. */
function FarmBadges({ farm }: { farm: Farm }) {
  const t = useTranslations("farm");
  const { data } = useQuery(apiQuery("GET /v1/farms/totals"));
  return (
    <>
      {data?.body.sample_farm_id === farm.id ? <Badge tone="sky">{t("sample")}</Badge> : null}
      <FarmStatus status={farm.status} />
    </>
  );
}

/** Size, place, soil and status of a farm. */
export function FarmFacts({ farm }: { farm: Farm }) {
  const t = useTranslations("farm.facts");
  const format = useFormatter();
  const id = useId();
  const day = format.dateTime(new Date(farm.updated_at), { day: "numeric", month: "long", year: "numeric" });
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={t("title")} aside={<FarmBadges farm={farm} />} />
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact name={t("size")}>{farm.size === null ? null : <Size sizeHa={farm.size} />}</Fact>
        <Fact name={t("soil")}>{farm.soil_type}</Fact>
        <Fact name={t("location")}>{farm.location}</Fact>
        <Fact name={t("coordinates")}>
          {farm.coordinates
            ? `${farm.coordinates.latitude.toFixed(5)}, ${farm.coordinates.longitude.toFixed(5)}`
            : null}
        </Fact>
        {farm.description ? (
          <div className="sm:col-span-2">
            <Fact name={t("notes")}>
              <span className="whitespace-pre-line">{farm.description}</span>
            </Fact>
          </div>
        ) : null}
      </dl>
      <p className="text-small text-ink-soft mt-4">{t("updated", { day })}</p>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const t = useTranslations("farm.facts");
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="mt-0.5 wrap-break-word">{children ?? <span className="text-ink-soft">{t("unknown")}</span>}</dd>
    </div>
  );
}

function Size({ sizeHa }: { sizeHa: number }) {
  const t = useTranslations("farm.facts");
  const format = useFormatter();
  const { areaHa, areaAcres, areaPlots } = areaInUnits(sizeHa);
  const write = (value: number) => format.number(value, { maximumSignificantDigits: 4 });
  return (
    <>
      <span className="text-title block">{t("sizeValue", { ha: write(areaHa) })}</span>
      <span className="text-small text-ink-soft">
        {t("sizeOther", { acres: write(areaAcres), plots: write(areaPlots) })}
      </span>
    </>
  );
}
