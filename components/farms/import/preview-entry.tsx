"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { areaInUnits } from "@/lib/geo/boundary/area-units";
import { cn } from "../../ui/class-names";
import { Field, Input } from "../../ui/field";
import { areaHaOfEntry, lacksName, longestName, standingOf, type Entry } from "./entry";
import { VerdictBadge } from "./verdict-badge";

type PreviewEntryProps = {
  entry: Entry;
  selected: boolean;
  onChange: (id: number, change: Partial<Pick<Entry, "name" | "chosen">>) => void;
  onSelect: (id: number) => void;
};

/** One farm found in the file: whether to save it, its name, its size, and what was found of it. */
export function PreviewEntry({ entry, selected, onChange, onSelect }: PreviewEntryProps) {
  const t = useTranslations("farmImport.entry");
  const { id, name, chosen, verdict } = entry;
  const shownName = name.trim() || t("unnamed", { number: id + 1 });
  const notesId = useId();
  return (
    <li
      id={entryId(id)}
      onFocus={() => onSelect(id)}
      onClick={() => onSelect(id)}
      className={cn(
        "rounded-card border-line bg-surface scroll-mt-20 border p-4",
        selected && "border-leaf ring-leaf ring-1",
      )}
    >
      <div className="flex items-start gap-3">
        <label className="-m-2 flex size-11 shrink-0 items-center justify-center">
          <input
            type="checkbox"
            checked={chosen}
            disabled={!verdict.ok}
            onChange={(event) => onChange(id, { chosen: event.currentTarget.checked })}
            aria-label={verdict.ok ? t("choose", { name: shownName }) : t("cannotChoose", { name: shownName })}
            aria-describedby={notesId}
            className="accent-leaf size-5"
          />
        </label>
        <div className="grid min-w-0 flex-1 gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <VerdictBadge standing={standingOf(entry)} />
            <Size entry={entry} />
          </div>
          {verdict.ok ? <Name entry={entry} onChange={onChange} /> : <p className="font-medium">{shownName}</p>}
          <Notes entry={entry} id={notesId} />
        </div>
      </div>
    </li>
  );
}

/** The id of an entry in the page, to bring it into view. */
export function entryId(id: number): string {
  return `farm-entry-${id}`;
}

function Name({ entry, onChange }: Pick<PreviewEntryProps, "entry" | "onChange">) {
  const t = useTranslations("farmImport.entry");
  return (
    <Field label={t("name")} error={lacksName(entry) ? t("nameMissing") : undefined}>
      <Input
        value={entry.name}
        maxLength={longestName}
        onChange={(event) => onChange(entry.id, { name: event.currentTarget.value })}
      />
    </Field>
  );
}

function Size({ entry }: { entry: Entry }) {
  const t = useTranslations("farmImport.entry");
  const areaHa = areaHaOfEntry(entry);
  const crops = entry.farm.crops.length;
  return (
    <span className="text-ink">
      {areaHa === null ? (entry.verdict.ok ? t(placeKey(entry)) : null) : t("area", areaInUnits(areaHa))}
      {crops > 0 ? ` · ${t("crops", { count: crops })}` : null}
    </span>
  );
}

function placeKey({ farm }: Entry): "placeOnly" | "nowhere" {
  return farm.coordinates ? "placeOnly" : "nowhere";
}

function Notes({ entry: { verdict, repairs }, id }: { entry: Entry; id: string }) {
  const faults = verdict.ok ? [] : verdict.faults.map(({ message }) => message);
  // Of a refused farm, what was mended matters no more.
  const notes = verdict.ok ? repairs.map(({ message }) => message) : faults;
  return (
    <ul id={id} className="text-ink-soft grid gap-1 empty:hidden">
      {notes.map((note) => (
        <li key={note} className={cn(faults.length > 0 && "text-ink")}>
          {note}
        </li>
      ))}
    </ul>
  );
}
