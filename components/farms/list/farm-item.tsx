import { MapPin } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useEffect, useRef } from "react";
import type { EndpointBody } from "@/lib/api/client";
import { Button } from "../../ui/button";
import { cn } from "../../ui/class-names";
import { FarmStatus } from "./farm-status";
import { AreaText } from "./area-text";
import { RemoveSample, SampleBadge } from "./sample-mark";

/** A farm of the list. */
export type ListedFarm = EndpointBody<"GET /v1/farms">["data"][number];

type FarmItemProps = { farm: ListedFarm; sample: boolean; chosen: boolean; onChoose: (id: number) => void };

/** One farm: what it is, the way to its page, and its place on the map. */
export function FarmItem({ farm, sample, chosen, onChoose }: FarmItemProps) {
  const t = useTranslations("farms.item");
  const item = useRef<HTMLLIElement>(null);
  useScrollTo(item, chosen);
  return (
    <li
      ref={item}
      data-farm={farm.id}
      aria-current={chosen || undefined}
      className={cn(
        "flex scroll-my-4 items-start gap-2 py-3 pl-3 transition-colors duration-150",
        chosen && "bg-leaf/10",
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            href={`/farms/${farm.id}`}
            className="hover:text-leaf font-medium wrap-anywhere underline-offset-3 hover:underline"
          >
            {farm.name}
          </Link>
          <FarmStatus status={farm.status} />
          {sample ? <SampleBadge /> : null}
        </p>
        <p className="text-small text-ink-soft mt-1">
          {farm.size === null ? t("noSize") : <AreaText areaHa={farm.size} />}
        </p>
        {farm.location === null ? null : <p className="text-small text-ink-soft wrap-anywhere">{farm.location}</p>}
        <p className="text-small mt-1 wrap-anywhere">
          {farm.crops.length === 0 ? <span className="text-ink-soft">{t("noCrops")}</span> : farm.crops.join(", ")}
        </p>
        {sample ? (
          <p className="mt-2">
            <RemoveSample />
          </p>
        ) : null}
      </div>
      {farm.coordinates ? (
        <Button
          variant="quiet"
          size="icon"
          className="mr-1 pointer-fine:size-11"
          aria-pressed={chosen}
          aria-label={t("show", { name: farm.name })}
          title={t("show", { name: farm.name })}
          onClick={() => onChoose(farm.id)}
        >
          <MapPin aria-hidden className={cn(chosen && "text-leaf fill-leaf/20")} />
        </Button>
      ) : (
        <span className="text-small text-ink-soft shrink-0 p-3">{t("noPlace")}</span>
      )}
    </li>
  );
}

const besideTheMap = "(min-width: 64rem)";

/** Brings the chosen farm of the map into view, where list and map stand side by side. */
function useScrollTo(item: { current: HTMLElement | null }, chosen: boolean) {
  useEffect(() => {
    if (chosen && window.matchMedia(besideTheMap).matches) item.current?.scrollIntoView({ block: "nearest" });
  }, [item, chosen]);
}
