"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Card, CardHeader } from "../../ui/card";
import { Notice } from "../../ui/notice";
import { Skeleton } from "../../ui/skeleton";
import { Block } from "../../weather/block";
import { HistoryItem } from "./history-item";
import { useHistoryPage } from "./identify-data";
import { pagesOf } from "./lists";
import { Pager } from "./pager";

/** One's own photos and what they were; each opens to its answer. */
export function HistoryCard({ today }: { today: string }) {
  const t = useTranslations("identify.history");
  const id = useId();
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<number | null>(null);
  const query = useHistoryPage(page);
  return (
    <div id="history" className="min-w-0 scroll-mt-20">
      <Block title={t("title")} query={query} skeleton={<Skeleton className="h-24" />}>
        {({ body: { data, total } }) => (
          <Card aria-labelledby={id} className="min-w-0">
            <CardHeader id={id} title={t("title")}>
              {total > 0 ? t("summary", { count: total }) : null}
            </CardHeader>
            {total === 0 ? <Notice title={t("none")}>{t("noneBody")}</Notice> : null}
            <ul className="divide-line divide-y">
              {data.map((each) => (
                <HistoryItem
                  key={each.id}
                  identification={each}
                  today={today}
                  open={openId === each.id}
                  onToggle={() => setOpenId(openId === each.id ? null : each.id)}
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
