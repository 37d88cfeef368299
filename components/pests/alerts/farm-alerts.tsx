import { MapPin } from "lucide-react";
import Link from "next/link";
import { useEffect, useId, useRef } from "react";
import { Button } from "../../ui/button";
import { cn } from "../../ui/class-names";
import type { BoardFarm } from "../answers";
import { RiskMark } from "../risk-mark";
import { cropsText, type PestWords } from "../use-pest-words";
import { AlertItem } from "./alert-item";
import { stateOf } from "./board-text";

type FarmAlertsProps = {
  farm: BoardFarm;
  today: string;
  chosen: boolean;
  onChoose: (id: number) => void;
  words: PestWords;
};

/** A farm with its alerts, the gravest first, and what they were worked out from. */
export function FarmAlerts({ farm, today, chosen, onChoose, words }: FarmAlertsProps) {
  const { t } = words;
  const id = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen) card.current?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <section
      ref={card}
      aria-labelledby={id}
      aria-current={chosen || undefined}
      className={cn(
        "rounded-card border-line bg-surface scroll-my-4 border p-4",
        chosen && "border-leaf ring-leaf ring-1",
      )}
    >
      <header className="mb-3 flex items-start gap-2.5">
        <RiskMark state={stateOf(farm)} className="mt-0.5 size-5" />
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
          <h3 id={id} className="text-heading min-w-0 wrap-anywhere">
            <Link href={`/farms/${farm.id}?tab=pests`} className="hover:text-leaf underline-offset-3 hover:underline">
              {farm.name}
            </Link>
          </h3>
          <p className="text-ink-soft">{t(`board.state.${stateOf(farm)}`)}</p>
        </div>
        {farm.latitude === null ? null : (
          <Button
            variant="quiet"
            size="icon"
            className="-mt-2 -mr-2 pointer-fine:size-11"
            aria-pressed={chosen}
            aria-label={t("board.showOnMap", { name: farm.name })}
            title={t("board.showOnMap", { name: farm.name })}
            onClick={() => onChoose(farm.id)}
          >
            <MapPin aria-hidden className={cn(chosen && "text-leaf fill-leaf/20")} />
          </Button>
        )}
      </header>
      <AlertList farm={farm} today={today} words={words} />
    </section>
  );
}

type AlertListProps = Pick<FarmAlertsProps, "farm" | "today" | "words">;

/** The alerts of a farm, and on what they rest. */
export function AlertList({ farm, today, words }: AlertListProps) {
  const { t } = words;
  const checked = farm.weather === "known" && farm.crops.length > 0;
  return (
    <>
      <Missing farm={farm} words={words} />
      {farm.alerts.length > 0 ? (
        <ul className="divide-line divide-y">
          {farm.alerts.map((alert) => (
            <AlertItem
              key={`${alert.organism_id} ${alert.rule}`}
              alert={alert}
              farmId={farm.id}
              today={today}
              words={words}
            />
          ))}
        </ul>
      ) : checked ? (
        <div>
          <p className="font-medium">{t("board.noAlerts")}</p>
          <p className="text-ink-soft mt-0.5">{t("board.noAlertsHint")}</p>
        </div>
      ) : null}
      <Checked farm={farm} words={words} />
    </>
  );
}

type PartProps = Pick<FarmAlertsProps, "farm" | "words">;

/** Why a farm's weather could not be looked at, and what to do. */
function Missing({ farm, words: { t } }: PartProps) {
  if (farm.weather === "known") return null;
  if (farm.weather === "unknown") return <p className="mb-3">{t("board.unknownWeather")}</p>;
  return (
    <p className="mb-3">
      {t("board.noPlace")}{" "}
      <Link href={`/farms/${farm.id}/edit`} className="text-sky underline underline-offset-3">
        {t("board.setPlace")}
      </Link>
    </p>
  );
}

/** Which crops were looked at, and why those. */
function Checked({ farm, words }: PartProps) {
  const { t } = words;
  if (farm.weather === "no-place") return null;
  const fromFarm = farm.crops_from === "farm";
  const crops = cropsText(farm.crops, words);
  return (
    <p className="text-small text-ink-soft mt-3">
      {farm.crops.length === 0
        ? t("board.noCrops")
        : fromFarm
          ? t("board.checkedFarm", { crops })
          : t("board.checkedCalendar", { crops })}{" "}
      {fromFarm ? null : (
        <Link href={`/farms/${farm.id}?tab=crops`} className="text-sky underline underline-offset-3">
          {t("board.addCrops")}
        </Link>
      )}
    </p>
  );
}
