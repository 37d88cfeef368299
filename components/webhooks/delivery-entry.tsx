"use client";

import { CircleCheck, CircleX, Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { useToast } from "../ui/toast";
import { useReplay } from "./use-webhooks";
import { useWebhookWords, type Delivery } from "./webhook-words";

const looks = {
  pending: { tone: "maize", icon: Clock },
  delivered: { tone: "leaf", icon: CircleCheck },
  failed: { tone: "clay", icon: CircleX },
} as const;

/** One delivery: how it stands, what was tried, what was sent; it can be sent again. */
export function DeliveryEntry({ delivery, canReplay }: { delivery: Delivery; canReplay: boolean }) {
  const t = useTranslations("webhooks.log");
  const { event, moment } = useWebhookWords();
  const { attempts } = delivery;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium">{event(delivery.type)}</p>
          <p className="text-small text-ink-soft">
            {moment(delivery.created_at)} · <span className="font-mono">{delivery.event_id}</span>
          </p>
        </div>
        <StateBadge delivery={delivery} />
      </div>
      <p className="text-small mt-2">{t("attempts", { count: attempts.length })}</p>
      {attempts.length > 0 ? (
        <ol className="text-small text-ink-soft mt-1 flex flex-col gap-0.5">
          {attempts.map(({ at, status, fault, duration_ms: duration }) => (
            <li key={at} className="break-words">
              {fault === null
                ? t("attemptTaken", { moment: moment(at), status: String(status), duration })
                : t("attemptFailed", { moment: moment(at), fault, duration })}
            </li>
          ))}
        </ol>
      ) : null}
      <details className="mt-2">
        <summary className="text-small flex min-h-11 cursor-pointer items-center underline underline-offset-2 pointer-fine:min-h-8">
          {t("payload")}
        </summary>
        <pre
          tabIndex={0}
          className="rounded-control bg-sunken text-small mt-1 max-h-72 overflow-auto p-3 font-mono break-all whitespace-pre-wrap"
        >
          {pretty(delivery.payload)}
        </pre>
      </details>
      {canReplay ? <ReplayButton delivery={delivery} /> : null}
    </li>
  );
}

const pretty = (payload: string) => JSON.stringify(JSON.parse(payload), null, 2);

function StateBadge({
  delivery: { state, delivered_at: taken, next_attempt_at: next, attempts },
}: {
  delivery: Delivery;
}) {
  const t = useTranslations("webhooks.log");
  const { moment } = useWebhookWords();
  const { tone, icon: Icon } = looks[state];
  const words = () => {
    if (state === "delivered" && taken !== null) return t("delivered", { moment: moment(taken) });
    if (state === "failed") return t("failed");
    return next === null || attempts.length === 0 ? t("pending") : t("pendingNext", { moment: moment(next) });
  };
  return (
    <Badge tone={tone} className="whitespace-normal">
      <Icon aria-hidden />
      {words()}
    </Badge>
  );
}

function ReplayButton({ delivery }: { delivery: Delivery }) {
  const t = useTranslations("webhooks");
  const { event, moment } = useWebhookWords();
  const toast = useToast();
  const { mutate, isPending } = useReplay();
  const replay = () =>
    mutate(
      { params: { id: delivery.id } },
      {
        onSuccess: () => toast({ title: t("log.replayed") }),
        onError: () => toast({ title: t("problem.change") }),
      },
    );
  const what = `${event(delivery.type)}, ${moment(delivery.created_at)}`;
  return (
    <Button
      size="compact"
      className="mt-2"
      pending={isPending}
      onClick={replay}
      aria-label={t("log.replayOf", { event: what })}
    >
      {t("log.replay")}
    </Button>
  );
}
