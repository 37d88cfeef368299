"use client";

import { MapPin } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useId, useState } from "react";
import { Card, CardHeader } from "../../ui/card";
import { Notice } from "../../ui/notice";
import { Skeleton } from "../../ui/skeleton";
import { Block } from "../../weather/block";
import { useDayWords } from "../../weather/use-day-words";
import type { Sighting } from "./answers";
import { DeleteButton } from "./delete-button";
import { useSightingDeletion, useSightingsPage } from "./identify-data";
import { pagesOf } from "./lists";
import { Pager } from "./pager";

/** One's own sightings. */
export function SightingsCard() {
  const t = useTranslations("identify.sightings");
  const id = useId();
  const [page, setPage] = useState(1);
  const query = useSightingsPage(page);
  return (
    <div id="sightings" className="min-w-0 scroll-mt-20">
      <Block title={t("title")} query={query} skeleton={<Skeleton className="h-24" />}>
        {({ body: { data, total } }) => (
          <Card aria-labelledby={id} className="min-w-0">
            <CardHeader id={id} title={t("title")}>
              {total > 0 ? t("summary", { count: total }) : null}
            </CardHeader>
            {total === 0 ? <Notice title={t("none")}>{t("noneBody")}</Notice> : null}
            <ul className="divide-line divide-y">
              {data.map((each) => (
                <SightingItem
                  key={each.id}
                  sighting={each}
                  // The last of a page takes the page with it.
                  onDeleted={() => (data.length === 1 && page > 1 ? setPage(page - 1) : undefined)}
                />
              ))}
            </ul>
            <Pager
              label={t("pages")}
              newer={t("newer")}
              older={t("older")}
              page={page}
              pages={pagesOf(total)}
              onPage={setPage}
            />
          </Card>
        )}
      </Block>
    </div>
  );
}

function SightingItem({ sighting, onDeleted }: { sighting: Sighting; onDeleted: () => void }) {
  const t = useTranslations("identify.sightings");
  const words = useDayWords();
  const deletion = useSightingDeletion();
  const { crop, farm, latitude, longitude, notes, organism } = sighting;
  const day = words.dayMonth(sighting.seen_on);
  const place = farm
    ? t("onFarm", { farm: farm.name })
    : t("at", { latitude: latitude.toFixed(3), longitude: longitude.toFixed(3) });
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <MapPin aria-hidden className="text-ink-soft mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        <h3 className="font-medium">
          <Link href={`/pests/${organism.id}`} className="text-sky underline-offset-3 hover:underline">
            {organism.name}
          </Link>
        </h3>
        <p className="text-small text-ink-soft">
          {[t("seen", { day }), crop?.name, place].filter(Boolean).join(" · ")}
        </p>
        {notes ? <p className="mt-1 wrap-break-word whitespace-pre-line">{notes}</p> : null}
      </div>
      <DeleteButton
        label={t("deleteOf", { name: organism.name, day })}
        title={t("deleteTitle")}
        body={t("deleteBody")}
        done={t("deleted")}
        deletion={deletion}
        id={sighting.id}
        onDeleted={onDeleted}
      />
    </li>
  );
}
