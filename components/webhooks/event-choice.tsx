"use client";

import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { webhookEventTypes } from "@/lib/webhooks/contract";
import { useWebhookWords, type EventType } from "./webhook-words";

type EventChoiceProps = {
  value: readonly EventType[];
  onChange: (types: EventType[]) => void;
  /** What is wrong and what to do. */
  error: string | undefined;
};

/** Which events are sent, each with what it is. */
export function EventChoice({ value, onChange, error }: EventChoiceProps) {
  const t = useTranslations("webhooks.form");
  const { event, hint } = useWebhookWords();
  const id = useId();
  const toggle = (type: EventType, chosen: boolean) =>
    onChange(webhookEventTypes.filter((each) => (each === type ? chosen : value.includes(each))));
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-medium">{t("events")}</legend>
      <ul className="rounded-control border-line divide-line divide-y border">
        {webhookEventTypes.map((type) => (
          <li key={type}>
            <label className="flex min-h-11 items-start gap-3 px-3 py-2">
              <input
                type="checkbox"
                checked={value.includes(type)}
                onChange={(change) => toggle(type, change.currentTarget.checked)}
                aria-describedby={`${id}-${type}`}
                className="accent-leaf mt-0.5 size-5 shrink-0"
              />
              <span className="min-w-0">
                <span className="block">{event(type)}</span>
                <span id={`${id}-${type}`} className="text-small text-ink-soft block">
                  {hint(type)}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-small text-clay mt-1.5 flex gap-1.5">
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
