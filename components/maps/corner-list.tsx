import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState, type KeyboardEvent } from "react";
import type { Corner } from "@/lib/geo/boundary/ring";
import { Button } from "../ui/button";
import { cn } from "../ui/class-names";
import { Input } from "../ui/field";
import { CornerPaste } from "./corner-paste";
import { readDegrees, writeDegrees } from "./pasted-corners";

type CornerListProps = {
  corners: Corner[];
  selected: number | null;
  onSelect: (index: number | null) => void;
  onChange: (corners: Corner[]) => void;
};

const shownAtFirst = 50;

/** The corners as figures: everything that the map does, by keyboard. */
export function CornerList({ corners, selected, onSelect, onChange }: CornerListProps) {
  const t = useTranslations("maps.list");
  const id = useId();
  const [all, setAll] = useState(false);
  const shown = all ? corners : corners.slice(0, shownAtFirst);
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="font-medium">
        {t("title", { count: corners.length })}
      </h3>
      {corners.length > 0 ? (
        <ol className="grid max-h-80 gap-2 overflow-y-auto p-0.5" aria-labelledby={id}>
          {shown.map((corner, index) => (
            <CornerRow
              // What is typed belongs to these figures.
              key={`${index} ${corner.join()}`}
              {...{ corner, index, onSelect }}
              selected={index === selected}
              onMove={(to) => onChange(corners.map((each, place) => (place === index ? to : each)))}
              onRemove={() => {
                onSelect(null);
                onChange(corners.toSpliced(index, 1));
              }}
            />
          ))}
        </ol>
      ) : null}
      {shown.length < corners.length ? (
        <Button onClick={() => setAll(true)}>{t("showAll", { count: corners.length })}</Button>
      ) : null}
      <CornerPaste onAdd={(added) => onChange([...corners, ...added])} />
    </section>
  );
}

type CornerRowProps = {
  corner: Corner;
  index: number;
  selected: boolean;
  onSelect: (index: number) => void;
  onMove: (to: Corner) => void;
  onRemove: () => void;
};

function CornerRow({ corner, index, selected, onSelect, onMove, onRemove }: CornerRowProps) {
  const t = useTranslations("maps.list");
  const [texts, setTexts] = useState({ latitude: writeDegrees(corner[0]), longitude: writeDegrees(corner[1]) });
  const [latitude, longitude] = [readDegrees(texts.latitude), readDegrees(texts.longitude)];
  const number = index + 1;
  const settle = () => {
    if (latitude === null || longitude === null) return;
    const same = texts.latitude === writeDegrees(corner[0]) && texts.longitude === writeDegrees(corner[1]);
    if (!same) onMove([latitude, longitude]);
  };
  const shared = {
    inputMode: "text" as const,
    autoComplete: "off",
    onBlur: settle,
    onFocus: () => onSelect(index),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter") return;
      // Enter settles the figure; it does not send the form.
      event.preventDefault();
      settle();
    },
  };
  return (
    <li className={cn("rounded-control flex items-center gap-2 pl-1", selected && "bg-sky/12")}>
      <span aria-hidden className="text-small text-ink-soft w-6 shrink-0 text-right">
        {number}
      </span>
      <Input
        {...shared}
        aria-label={t("latitude", { number })}
        aria-invalid={latitude === null || undefined}
        value={texts.latitude}
        onChange={(event) => setTexts({ ...texts, latitude: event.target.value })}
        className="min-w-0 px-2"
      />
      <Input
        {...shared}
        aria-label={t("longitude", { number })}
        aria-invalid={longitude === null || undefined}
        value={texts.longitude}
        onChange={(event) => setTexts({ ...texts, longitude: event.target.value })}
        className="min-w-0 px-2"
      />
      <Button variant="quiet" size="icon" aria-label={t("remove", { number })} onClick={onRemove}>
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}
