"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import type { Farm } from "../farms/farm/farm-data";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";
import { Block } from "../weather/block";
import { SampleItem } from "./sample-item";
import { samplesId } from "./samples-id";
import { SendSampleDialog } from "./send-sample-dialog";
import { useSamples } from "./soil-data";
import type { Sample } from "./soil-types";

type SamplesCardProps = {
  farm: Farm;
  today: string;
  /** The sample whose figures the page shows. */
  drivingId: number | null;
};

/** The soil samples of a farm with their state, and the form to send another. */
export function SamplesCard({ farm, today, drivingId }: SamplesCardProps) {
  const t = useTranslations("soil.samples");
  const query = useSamples(farm.id);
  const [sending, setSending] = useState(false);
  const [openId, setOpenId] = useState<number | null>(null);
  const sent = (id: number) => {
    setSending(false);
    setOpenId(id);
  };
  return (
    <div id={samplesId} className="min-w-0 scroll-mt-20">
      <Block title={t("title")} query={query} skeleton={<Skeleton className="h-24" />}>
        {({ body }) => (
          <SampleList
            samples={body.data}
            {...{ today, drivingId, openId }}
            onToggle={(id) => setOpenId(openId === id ? null : id)}
            onSend={() => setSending(true)}
          />
        )}
      </Block>
      {sending ? <SendSampleDialog farm={farm} today={today} onSent={sent} onClose={() => setSending(false)} /> : null}
    </div>
  );
}

type SampleListProps = {
  samples: readonly Sample[];
  today: string;
  drivingId: number | null;
  openId: number | null;
  onToggle: (id: number) => void;
  onSend: () => void;
};

function SampleList({ samples, today, drivingId, openId, onToggle, onSend }: SampleListProps) {
  const t = useTranslations("soil.samples");
  const id = useId();
  const send = (
    <Button variant={samples.length === 0 ? "primary" : "secondary"} onClick={onSend}>
      <Plus aria-hidden />
      {t("send")}
    </Button>
  );
  if (samples.length === 0) {
    return (
      <Card aria-labelledby={id} className="min-w-0">
        <CardHeader id={id} title={t("title")} />
        <Notice title={t("none")} action={send}>
          {t("noneBody")}
        </Notice>
      </Card>
    );
  }
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={t("title")} aside={send}>
        {t("summary", { count: samples.length })}
      </CardHeader>
      <ul className="divide-line divide-y">
        {samples.map((sample) => (
          <SampleItem
            key={sample.id}
            sample={sample}
            drives={sample.id === drivingId}
            today={today}
            open={openId === sample.id}
            onToggle={() => onToggle(sample.id)}
          />
        ))}
      </ul>
    </Card>
  );
}
