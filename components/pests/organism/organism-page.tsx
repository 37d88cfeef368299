"use client";

import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { apiQuery, type ApiAnswer } from "@/lib/api/client";
import { PageHeader } from "../../shell/page-header";
import { PageLink } from "../../shell/page-link";
import { Skeleton } from "../../ui/skeleton";
import { Block } from "../../weather/block";
import type { OrganismPageData } from "../answers";
import { PestWays } from "../pest-ways";
import { cropsText, usePestWords, type PestWords } from "../use-pest-words";
import { AboutCard } from "./about-card";
import { FactsCard } from "./facts-card";
import { ManagementCard } from "./management-card";
import { RulesCard } from "./rules-card";
import { SeenCard } from "./seen-card";
import { SymptomsCard } from "./symptoms-card";

/** An organism: how to know it, what to do about it, and all else that is known of it. */
export function OrganismPage({ id }: { id: number }) {
  const words = usePestWords();
  const { t } = words;
  const query = useQuery(apiQuery("GET /v1/pests/organisms/{id}", { params: { id } }));
  const organism = query.data?.body;
  return (
    <>
      <PageHeader
        title={organism?.name ?? t("title")}
        answer={<Answer query={query} words={words} />}
        actions={<PestWays catalogue={false} />}
      />
      <div className="-mt-3 mb-3 flex flex-wrap gap-x-6">
        <PageLink href="/pests/catalogue">
          <ArrowLeft aria-hidden className="size-4.5" />
          {t("organism.back")}
        </PageLink>
      </div>
      <Block title={t("organism.symptoms")} query={query} skeleton={<Skeleton className="h-96" />}>
        {({ body }) => <Organism organism={body} words={words} />}
      </Block>
    </>
  );
}

type AnswerProps = { query: UseQueryResult<ApiAnswer<"GET /v1/pests/organisms/{id}">>; words: PestWords };

function Answer({ query, words }: AnswerProps) {
  const { t } = words;
  const organism = query.data?.body;
  if (!organism) {
    return <span className="text-ink-soft">{query.isError ? t("organism.failed") : t("organism.waiting")}</span>;
  }
  const kind = organism.kind.slice(0, 1).toUpperCase() + organism.kind.slice(1);
  return (
    <>
      {t("organism.answer", { kind, crops: cropsText(organism.crops, words) })}{" "}
      {t(`organism.harm.${organism.importance}`)}
    </>
  );
}

function Organism({ organism, words }: { organism: OrganismPageData; words: PestWords }) {
  return (
    <div className="grid min-w-0 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-5">
      <div className="grid min-w-0 gap-4 lg:gap-5">
        <SymptomsCard organism={organism} words={words} />
        <ManagementCard management={organism.management} words={words} />
        <AboutCard organism={organism} words={words} />
      </div>
      <div className="grid min-w-0 gap-4 lg:gap-5">
        <SeenCard id={organism.id} words={words} />
        <RulesCard rules={organism.rules} words={words} />
        <FactsCard organism={organism} words={words} />
      </div>
    </div>
  );
}
