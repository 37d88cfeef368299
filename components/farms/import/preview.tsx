"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { FarmMap } from "../../maps/farm-map";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { lacksName, mapFarmsOf, type Entry } from "./entry";
import { entryId, PreviewEntry } from "./preview-entry";
import { SaveBar } from "./save-bar";
import type { FarmImport, Preview as PreviewData } from "./use-farm-import";

/** Entries shown at first, and by each press of the button for more. */
const pageLength = 50;

/** What a file holds, on a map and in a list, to choose from and name before anything is saved. */
export function Preview({ preview, farms }: { preview: PreviewData; farms: FarmImport }) {
  const t = useTranslations("farmImport.preview");
  const { entries } = preview;
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [shown, setShown] = useState(pageLength);
  const mapFarms = useMemo(() => mapFarmsOf(entries), [entries]);
  const showEntry = (id: number) => {
    setSelectedId(id);
    setShown((before) => Math.max(before, id + 1));
    requestAnimationFrame(() => document.getElementById(entryId(id))?.scrollIntoView({ block: "nearest" }));
  };
  const save = () => {
    const nameless = entries.find(lacksName);
    if (!nameless) return farms.save(entries);
    showEntry(nameless.id);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`#${entryId(nameless.id)} input:not([type])`)?.focus(),
    );
  };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-5">
      <div className="min-w-0 lg:sticky lg:top-5 lg:order-2">
        {mapFarms.length > 0 ? (
          <FarmMap
            farms={mapFarms}
            label={t("map")}
            selectedId={selectedId}
            onSelect={showEntry}
            className="h-72 lg:h-[calc(100dvh-12rem)]"
          />
        ) : (
          <Notice title={t("nothingToMap")} />
        )}
      </div>
      <div className="grid min-w-0 gap-4">
        <p className="text-small text-ink-soft">{t("plots")}</p>
        <EntryList {...{ entries, shown, selectedId, farms }} onSelect={setSelectedId} />
        {entries.length > shown ? (
          <Button onClick={() => setShown(shown + pageLength)}>{t("more", { count: entries.length - shown })}</Button>
        ) : null}
        <SaveBar entries={entries} farms={farms} onSave={save} />
      </div>
    </div>
  );
}

type EntryListProps = {
  entries: Entry[];
  shown: number;
  selectedId: number | null;
  farms: FarmImport;
  onSelect: (id: number) => void;
};

function EntryList({ entries, shown, selectedId, farms, onSelect }: EntryListProps) {
  const t = useTranslations("farmImport.preview");
  const { change: onChange } = farms;
  const able = entries.filter(({ verdict }) => verdict.ok);
  return (
    <section aria-label={t("list")} className="grid gap-3">
      {able.length > 1 ? (
        <label className="-my-1 flex min-h-11 items-center gap-3 px-4 font-medium">
          <input
            type="checkbox"
            checked={able.every(({ chosen }) => chosen)}
            onChange={(event) => farms.chooseAll(event.currentTarget.checked)}
            className="accent-leaf size-5"
          />
          {t("all", { count: able.length })}
        </label>
      ) : null}
      <ul className="grid gap-3">
        {entries.slice(0, shown).map((entry) => (
          <PreviewEntry key={entry.id} entry={entry} selected={entry.id === selectedId} {...{ onChange, onSelect }} />
        ))}
      </ul>
    </section>
  );
}
