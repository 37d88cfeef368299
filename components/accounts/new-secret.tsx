"use client";

import { useTranslations } from "next-intl";
import type { ApiAddress } from "@/lib/accounts/api-address";
import type { KeyJson } from "@/lib/accounts/contract";
import { Button } from "../ui/button";
import { CopyButton } from "../ui/copy-button";
import { DialogActions } from "../ui/dialog";
import { Notice } from "../ui/notice";
import { CurlBlock } from "./curl-block";

type NewSecretProps = {
  issued: KeyJson & { secret: string };
  address: ApiAddress;
  /** Whether somebody has tried to leave without saying that the key is stored. */
  warned: boolean;
  onDone: () => void;
};

/** A key's secret, to be copied now or never, with a first call that uses it. */
export function NewSecret({ issued, address, warned, onDone }: NewSecretProps) {
  const t = useTranslations("keys.secret");
  const { secret, scopes } = issued;
  // The first call asks for weather, which a limited key may not be for.
  const mayTry = scopes.length === 0 || scopes.includes("weather:read");
  return (
    <>
      <div className="rounded-control border-edge bg-sunken border p-3">
        <p className="text-small text-ink-soft">{t("label")}</p>
        <p data-testid="secret" className="mt-1 mb-3 font-mono break-all select-all">
          {secret}
        </p>
        <CopyButton value={secret} label={t("copy")} />
      </div>
      {mayTry ? (
        <>
          <h3 className="mt-5 mb-2 font-medium">{t("tryTitle")}</h3>
          <CurlBlock address={address} apiKey={secret} />
        </>
      ) : null}
      {warned ? <Notice tone="error" title={t("warning")} className="mt-5" /> : null}
      <DialogActions>
        <Button variant="primary" onClick={onDone}>
          {t("done")}
        </Button>
      </DialogActions>
    </>
  );
}
