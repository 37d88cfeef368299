import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { Button } from "../../ui/button";
import { FarmStatus } from "./farm-status";
import { AreaText } from "./area-text";

/** A farm as the card on the map names it. */
export type ChosenFarm = { id: number; name: string; status: "active" | "fallow" | "archived"; size: number | null };

/** The chosen farm, on the map itself: what it is, and the way to its page. */
export function ChosenCard({ farm, onClose }: { farm: ChosenFarm; onClose: () => void }) {
  const t = useTranslations("farms.chosen");
  return (
    <section
      aria-label={t("label")}
      className="rounded-card border-line bg-surface shadow-float absolute inset-x-3 bottom-16 z-20 flex items-start gap-3 border py-2.5 pr-1.5 pl-4 sm:right-auto sm:w-80"
    >
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-medium wrap-anywhere">{farm.name}</p>
        <p className="text-small text-ink-soft mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          <FarmStatus status={farm.status} />
          {farm.size === null ? null : <AreaText areaHa={farm.size} />}
        </p>
        <Link
          href={`/farms/${farm.id}`}
          className="text-sky inline-flex min-h-11 items-center underline underline-offset-3 pointer-fine:min-h-8"
        >
          {t("open")}
        </Link>
      </div>
      <Button variant="quiet" size="icon" aria-label={t("close")} onClick={onClose}>
        <X aria-hidden />
      </Button>
    </section>
  );
}
