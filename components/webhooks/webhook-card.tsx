"use client";

import { ChevronDown, CircleCheck, CirclePause } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { cn } from "../ui/class-names";
import { useHydrated } from "../ui/use-hydrated";
import { DeliveryLog } from "./delivery-log";
import { TestButton, TestResult } from "./test-event";
import { useTestEvent } from "./use-webhooks";
import { WebhookActions } from "./webhook-actions";
import { useWebhookWords, type Webhook } from "./webhook-words";

/** A webhook: where it sends what, how the last event went, its log. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const t = useTranslations("webhooks");
  const id = useId();
  const hydrated = useHydrated();
  const sending = useTestEvent();
  const [open, setOpen] = useState(false);
  return (
    <Card aria-labelledby={id} className="max-w-4xl">
      <Head webhook={webhook} id={id} />
      <What webhook={webhook} />
      <div className="mt-4 flex flex-wrap gap-2">
        <TestButton webhook={webhook} sending={sending} />
        <Button
          size="compact"
          variant="quiet"
          disabled={!hydrated}
          aria-expanded={open}
          aria-controls={`${id}-log`}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown aria-hidden className={cn("transition-transform", open && "rotate-180")} />
          {t(open ? "log.hide" : "log.show")}
        </Button>
      </div>
      <div className="mt-3 empty:hidden">
        <TestResult sending={sending} />
      </div>
      <div id={`${id}-log`} hidden={!open} className="border-line mt-3 border-t">
        {open ? <DeliveryLog webhook={webhook} /> : null}
      </div>
    </Card>
  );
}

function Head({ webhook, id }: { webhook: Webhook; id: string }) {
  const t = useTranslations("webhooks");
  const { name, url, active } = webhook;
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h2 id={id} className="text-heading break-words">
          {name}{" "}
          <Badge tone={active ? "leaf" : "neutral"} className="ml-1 align-middle">
            {active ? <CircleCheck aria-hidden /> : <CirclePause aria-hidden />}
            {t(active ? "state.active" : "state.paused")}
          </Badge>
        </h2>
        <p className="text-small text-ink-soft mt-0.5 font-mono break-all">{url}</p>
      </div>
      <WebhookActions webhook={webhook} />
    </div>
  );
}

function What({ webhook: { events, last_delivery: last } }: { webhook: Webhook }) {
  const t = useTranslations("webhooks");
  const { event, moment } = useWebhookWords();
  return (
    <div className="mt-3 flex flex-col gap-2">
      <ul aria-label={t("sends")} className="flex flex-wrap gap-1.5">
        {events.map((type) => (
          <li key={type}>
            <Badge>{event(type)}</Badge>
          </li>
        ))}
      </ul>
      <p className={cn("text-small", last?.state === "failed" ? "text-clay" : "text-ink-soft")}>
        {last ? t(`last.${last.state}`, { moment: moment(last.created_at) }) : t("last.none")}
      </p>
    </div>
  );
}
