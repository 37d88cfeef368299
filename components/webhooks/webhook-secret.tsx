"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { Button } from "../ui/button";
import { CopyButton } from "../ui/copy-button";
import { DialogActions } from "../ui/dialog";
import { Notice } from "../ui/notice";

type WebhookSecretProps = {
  secret: string;
  /** Whether somebody has tried to leave without saying that the secret is stored. */
  warned: boolean;
  onDone: () => void;
};

/** A webhook's secret, to be copied now or never. */
export function WebhookSecret({ secret, warned, onDone }: WebhookSecretProps) {
  const t = useTranslations("webhooks.secret");
  return (
    <>
      <div className="rounded-control border-edge bg-sunken border p-3">
        <p className="text-small text-ink-soft">{t("label")}</p>
        <p data-testid="secret" className="mt-1 mb-3 font-mono break-all select-all">
          {secret}
        </p>
        <CopyButton value={secret} label={t("copy")} />
      </div>
      <p className="mt-4">
        <Link href="/docs/webhooks" target="_blank" className="text-leaf underline underline-offset-2">
          {t("docs")}
        </Link>
      </p>
      {warned ? <Notice tone="error" title={t("warning")} className="mt-5" /> : null}
      <DialogActions>
        <Button variant="primary" onClick={onDone}>
          {t("done")}
        </Button>
      </DialogActions>
    </>
  );
}
