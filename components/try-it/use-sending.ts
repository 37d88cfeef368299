import { useTranslations } from "next-intl";
import { useState } from "react";
import type { TryEndpoint } from "@/lib/reference/try-endpoint";
import { refusalOf } from "./answer-parts";
import { fieldErrors } from "./field-errors";
import { isSendable, isTestKey } from "./key-text";
import { useCall } from "./use-call";
import type { TryForm } from "./use-try-form";

type SendingOptions = {
  endpoint: TryEndpoint;
  form: TryForm;
  /** Whether the page came over HTTPS. */
  canUseKey: boolean;
  /** Called instead of sending what deletes real data: `send` then sends it. */
  onAsk: () => void;
};

/** Sends what the form holds. The key lives in this state alone: never in storage, an address or a log. */
export function useSending({ endpoint, form, canUseKey, onAsk }: SendingOptions) {
  const t = useTranslations("tryIt.caller");
  const [key, setKey] = useState("");
  const [keyError, setKeyError] = useState<string>();
  const { call, outcome, pending, cancel } = useCall();
  const bySession = form.way === "session";

  const send = async () => {
    const caller = bySession ? { by: "session" as const } : { by: "key" as const, key: key.trim() };
    const result = await call(form.request, caller);
    if (result.kind === "answer" && result.status === 400) {
      form.setErrors(fieldErrors(refusalOf(result).message, form.fields));
    }
  };
  const submit = (unreadable: readonly string[]) => {
    const faults = form.check(unreadable);
    const keyFault = bySession || isSendable(key) ? undefined : t(key.trim() === "" ? "keyMissing" : "keyFault");
    setKeyError(keyFault);
    if (pending || keyFault !== undefined || Object.keys(faults).length > 0 || !(bySession || canUseKey)) return;
    if (endpoint.method === "DELETE" && !(form.way === "key" && isTestKey(key))) onAsk();
    else void send();
  };
  const typeKey = (next: string) => {
    setKey(next);
    setKeyError(undefined);
  };
  return { key, setKey: typeKey, keyError, outcome, pending, cancel, submit, send: () => void send() };
}
