"use client";

import { Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { useHydrated } from "../ui/use-hydrated";
import type { useTestEvent } from "./use-webhooks";
import { ChangeProblem } from "../shell/change-problem";
import type { Delivery, Webhook } from "./webhook-words";

type Sending = ReturnType<typeof useTestEvent>;

/** Sends a test event now. */
export function TestButton({ webhook, sending }: { webhook: Webhook; sending: Sending }) {
  const t = useTranslations("webhooks");
  return (
    <Button
      size="compact"
      disabled={!useHydrated()}
      pending={sending.isPending}
      onClick={() => sending.mutate({ params: { id: webhook.id } })}
      aria-label={t("testOf", { name: webhook.name })}
    >
      <Send aria-hidden />
      {t("test")}
    </Button>
  );
}

/** What came of the test event that was sent last. */
export function TestResult({ sending: { data, error } }: { sending: Sending }) {
  if (error) return <ChangeProblem error={error} />;
  return <div role="status">{data ? <Outcome delivery={data.body} /> : null}</div>;
}

function Outcome({ delivery }: { delivery: Delivery }) {
  const t = useTranslations("webhooks.result");
  const attempt = delivery.attempts.at(-1);
  if (!attempt) return null;
  const { status, fault, duration_ms: duration } = attempt;
  if (fault === null) {
    return <Notice title={t("taken")}>{t("takenBody", { status: String(status), duration })}</Notice>;
  }
  return (
    <Notice tone="warn" title={t("refused")}>
      <span className="break-words">{t("refusedBody", { fault })}</span>
    </Notice>
  );
}
