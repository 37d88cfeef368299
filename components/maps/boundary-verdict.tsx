import { CircleAlert, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { areaHaOf } from "@/lib/geo/boundary/area";
import type { BoundaryVerdict } from "@/lib/geo/boundary/check";
import type { Corner } from "@/lib/geo/boundary/ring";
import { AreaWords } from "./area-words";

type BoundaryVerdictProps = { corners: Corner[]; verdict: BoundaryVerdict };

const fewestCorners = 3;

/** How large the boundary is and whether it can be saved, while it is drawn; every fault with its place. */
export function BoundaryVerdictLine({ corners, verdict }: BoundaryVerdictProps) {
  const t = useTranslations("maps.verdict");
  if (corners.length < fewestCorners) {
    return <p className="text-ink-soft">{t("tooFew", { missing: fewestCorners - corners.length })}</p>;
  }
  if (!verdict.ok) {
    return (
      <>
        {verdict.faults.some(({ code }) => code === "too_small" || code === "too_large") ? (
          <AreaWords areaHa={areaHaOf(corners)} />
        ) : null}
        <ul className="grid gap-2">
          {verdict.faults.slice(0, 3).map((fault) => (
            <li key={fault.message} className="flex gap-2">
              <CircleAlert aria-hidden className="text-clay mt-px size-5 shrink-0" />
              <span>{fault.message}</span>
            </li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      <AreaWords areaHa={verdict.areaHa} />
      <p className="text-small text-ink-soft flex gap-2">
        <CircleCheck aria-hidden className="text-leaf size-4.5 shrink-0" />
        {t("ok", { count: verdict.ring.length })}
      </p>
    </>
  );
}
