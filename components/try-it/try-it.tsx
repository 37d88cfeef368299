"use client";

import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import type { ApiAddress } from "@/lib/accounts/api-address";
import type { TryEndpoint } from "@/lib/reference/try-endpoint";
import { ConfirmDialog } from "../ui/alert-dialog";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { CopyButton } from "../ui/copy-button";
import { Notice } from "../ui/notice";
import { useHydrated } from "../ui/use-hydrated";
import { Answer } from "./answer";
import { CallerChoice } from "./caller-choice";
import { CodeRegion } from "./code-region";
import { curlOf } from "./curl";
import { FormParts } from "./form-parts";
import { isTestKey } from "./key-text";
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

/** A call of an endpoint from its page; the form shows when it is asked for. */
export function TryIt(props: TryItProps) {
  const t = useTranslations("tryIt");
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  // Once made, the form keeps what was typed while it is closed.
  const [made, setMade] = useState(false);
  const toggle = () => {
    setMade(true);
    setOpen(!open);
  };
  const button = (
    <Button variant={open ? "secondary" : "primary"} disabled={!hydrated} aria-expanded={open} onClick={toggle}>
      {t(open ? "close" : "open")}
    </Button>
  );
  return (
    <Card aria-labelledby="try-it" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div>
          <h2 id="try-it" className="text-heading">
            {t("title")}
          </h2>
          <p className="text-ink-soft mt-0.5">{t("intro")}</p>
        </div>
        {button}
      </div>
      {made ? (
        <div hidden={!open} className="mt-6">
          <CallForm {...props} />
        </div>
      ) : null}
    </Card>
  );
}

/** The form, the request as a command, and what it is answered. */
function CallForm({ endpoint, signedIn, address, secureHref, path }: TryItProps) {
  const t = useTranslations("tryIt");
  const form = useTryForm(endpoint, signedIn);
  const [asked, setAsked] = useState(false);
  const sending = useSending({ endpoint, form, canUseKey: secureHref === null, onAsk: () => setAsked(true) });
  const bySession = form.way === "session";
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    sending.submit(unreadableIn(event.currentTarget));
  };
  const { key: apiKey, setKey: onKey, keyError } = sending;
  const onRealData = bySession || (apiKey !== "" && !isTestKey(apiKey));
  return (
    <>
      <form noValidate autoComplete="off" onSubmit={submit} className="flex flex-col gap-6">
        <CallerChoice
          {...{ endpoint, signedIn, secureHref, path, apiKey, onKey, keyError }}
          way={form.way}
          onWay={form.chooseWay}
        />
        {endpoint.changes && onRealData ? (
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
    </>
  );
}

/** The names of the fields in which stands what the browser cannot read as their kind, such as half a date. */
function unreadableIn(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((element) =>
    element instanceof HTMLInputElement && element.validity.badInput ? [element.name] : [],
  );
}

const mostShown = 10_000;

function RequestPart({ form, address }: { form: TryForm; address: ApiAddress }) {
  const t = useTranslations("tryIt.request");
  const { origin, certificate } = address;
  const command = curlOf(form.request, { origin, trusted: certificate !== "self-signed" });
  // A photo as text would stall the browser; the copied command has all of it.
  const shown = command.length > mostShown ? `${command.slice(0, mostShown)}…` : command;
  return (
    <div>
      <h3 className="text-heading mb-2">{t("title")}</h3>
      <CodeRegion text={shown} label={t("label")} className="max-h-72" />
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
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" variant="primary" pending={pending} className="max-sm:w-full">
        {t("send")}
      </Button>
      {pending ? <Button onClick={onCancel}>{t("cancel")}</Button> : null}
      <Button variant="quiet" onClick={form.fillExample}>
        {t("example")}
      </Button>
      <Button variant="quiet" onClick={form.clear}>
        {t("clear")}
      </Button>
    </div>
  );
}
