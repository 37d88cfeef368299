import { useTranslations } from "next-intl";
import Link from "next/link";
import type { TryEndpoint } from "@/lib/reference/try-endpoint";
import { Button } from "../ui/button";
import { Field, Input } from "../ui/field";
import { Notice } from "../ui/notice";
import { Segmented } from "../ui/segmented";
import { isTestKey } from "./key-text";
import type { CallerWay } from "./use-try-form";

type CallerChoiceProps = {
  endpoint: TryEndpoint;
  signedIn: boolean;
  /** This page over HTTPS; null when it is. */
  secureHref: string | null;
  /** Where to come back to after signing in. */
  path: string;
  way: CallerWay;
  onWay: (way: CallerWay) => void;
  apiKey: string;
  onKey: (key: string) => void;
  keyError: string | undefined;
};

/** Who calls: the signed-in account, or a pasted key. */
export function CallerChoice(props: CallerChoiceProps) {
  const { endpoint, signedIn, way, onWay, path } = props;
  const t = useTranslations("tryIt.caller");
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-heading mb-3">{t("label")}</legend>
      {signedIn ? (
        <Segmented
          label={t("label")}
          value={way}
          onChange={onWay}
          options={[
            { value: "session", label: t("session") },
            { value: "key", label: t("key") },
          ]}
          className="self-start"
        />
      ) : (
        <p>
          {t.rich("signInNote", {
            link: (chunks) => (
              <Link
                href={`/sign-in?next=${encodeURIComponent(path)}`}
                className="text-leaf underline underline-offset-2"
              >
                {chunks}
              </Link>
            ),
          })}
        </p>
      )}
      {way === "session" ? <p>{t("sessionNote")}</p> : <KeyPart {...props} />}
      <p className="text-small text-ink-soft">
        {t("limit", { count: endpoint.limitPerMinute })}
        {way === "key" ? (
          <>
            {" "}
            {t.rich("needs", { scope: endpoint.scope, code: (chunks) => <code className="font-mono">{chunks}</code> })}
          </>
        ) : null}
      </p>
    </fieldset>
  );
}

function KeyPart({ endpoint, secureHref, apiKey, onKey, keyError }: CallerChoiceProps) {
  const t = useTranslations("tryIt.caller");
  if (secureHref !== null) {
    const link = (
      <Button asChild>
        <a href={secureHref}>{t("plainLink")}</a>
      </Button>
    );
    return (
      <Notice tone="warn" title={t("plainTitle")} action={link}>
        {t("plainBody")}
      </Notice>
    );
  }
  return (
    <>
      <Field label={t("keyLabel")} hint={t("keyHint")} error={keyError}>
        <Input
          type="password"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          value={apiKey}
          onChange={(event) => onKey(event.target.value)}
          className="font-mono"
        />
      </Field>
      <p>{isTestKey(apiKey) ? t("testNote") : t("liveNote", endpoint.cost)}</p>
    </>
  );
}
