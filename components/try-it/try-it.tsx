"use client";

import { useTranslations } from "next-intl";
import { useState, type FormEvent } from "react";
import type { ApiAddress } from "@/lib/accounts/api-address";
import type { TryEndpoint } from "@/lib/reference/try-endpoint";
import { ConfirmDialog } from "../ui/alert-dialog";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { CopyButton } from "../ui/copy-button";
import { Notice } from "../ui/notice";
import { useHydrated } from "../ui/use-hydrated";
import { Answer } from "./answer";
import { CallerChoice } from "./caller-choice";
import { CodeRegion } from "./code-region";
import { curlOf } from "./curl";
import { FormParts } from "./form-parts";
import { useSending } from "./use-sending";
import { useTryForm, type TryForm } from "./use-try-form";

type TryItProps = {
  endpoint: TryEndpoint;
  signedIn: boolean;
  /** Where programs reach the API. */
  address: ApiAddress;
  /** This page over HTTPS, where keys work; null when it came over HTTPS. */
  secureHref: string | null;
  /** This page's own path. */
  path: string;
};

/** A call of an endpoint from its page: the form, the request as a command, and what it is answered. */
export function TryIt({ endpoint, signedIn, address, secureHref, path }: TryItProps) {
  const t = useTranslations("tryIt");
  const form = useTryForm(endpoint, signedIn);
  const [asked, setAsked] = useState(false);
  const sending = useSending({ endpoint, form, canUseKey: secureHref === null, onAsk: () => setAsked(true) });
  const bySession = form.way === "session";
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sending.submit(unreadableIn(event.currentTarget));
  };
  return (
    <Card aria-labelledby="try-it">
      <CardHeader id="try-it" title={t("title")}>
        {t("intro")}
      </CardHeader>
      <form noValidate autoComplete="off" onSubmit={submit} className="flex flex-col gap-6">
        <CallerChoice
          endpoint={endpoint}
          signedIn={signedIn}
          secureHref={secureHref}
          path={path}
          way={form.way}
          onWay={form.chooseWay}
          apiKey={sending.key}
          onKey={sending.setKey}
          keyError={sending.keyError}
        />
        {endpoint.changes && bySession ? (
          <Notice tone="warn" title={t("changes.title")}>
            {t("changes.body")}
          </Notice>
        ) : null}
        <FormParts endpoint={endpoint} form={form} bySession={bySession} />
        <RequestPart form={form} address={address} />
        <SendButtons form={form} pending={sending.pending} onCancel={sending.cancel} />
      </form>
      <div className="border-line mt-6 border-t pt-5">
        <Answer outcome={sending.outcome} pending={sending.pending} path={path} />
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t("confirm.title")}
        description={t("confirm.body", { target: `${endpoint.method} ${form.request.target}` })}
        confirmLabel={t("confirm.do")}
        onConfirm={() => {
          setAsked(false);
          sending.send();
        }}
      />
    </Card>
  );
}

/** The names of the fields in which stands what the browser cannot read as their kind, such as half a date. */
function unreadableIn(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((element) =>
    element instanceof HTMLInputElement && element.validity.badInput ? [element.name] : [],
  );
}

function RequestPart({ form, address }: { form: TryForm; address: ApiAddress }) {
  const t = useTranslations("tryIt.request");
  const { origin, certificate } = address;
  const command = curlOf(form.request, { origin, trusted: certificate !== "self-signed" });
  return (
    <div>
      <h3 className="text-heading mb-2">{t("title")}</h3>
      <CodeRegion text={command} label={t("label")} className="max-h-72" />
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <CopyButton value={command} label={t("copy")} />
        <p className="text-small text-ink-soft">{t("note")}</p>
      </div>
    </div>
  );
}

type SendButtonsProps = { form: TryForm; pending: boolean; onCancel: () => void };

function SendButtons({ form, pending, onCancel }: SendButtonsProps) {
  const t = useTranslations("tryIt");
  const hydrated = useHydrated();
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" variant="primary" pending={pending} disabled={!hydrated} className="max-sm:w-full">
        {t("send")}
      </Button>
      {pending ? <Button onClick={onCancel}>{t("cancel")}</Button> : null}
      <Button variant="quiet" disabled={!hydrated} onClick={form.fillExample}>
        {t("example")}
      </Button>
      <Button variant="quiet" disabled={!hydrated} onClick={form.clear}>
        {t("clear")}
      </Button>
    </div>
  );
}
