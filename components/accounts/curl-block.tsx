"use client";

import { useTranslations } from "next-intl";
import type { ApiAddress } from "@/lib/accounts/api-address";
import { CopyButton } from "../ui/copy-button";
import { curlCommand } from "./curl-command";

/** A first call, ready to be pasted into a terminal. */
export function CurlBlock({ address, apiKey }: { address: ApiAddress; apiKey: string }) {
  const t = useTranslations("keys");
  const { origin, certificate } = address;
  const command = curlCommand({ origin, key: apiKey, trusted: certificate !== "self-signed" });
  return (
    <div>
      <pre
        tabIndex={0}
        role="region"
        aria-label={t("command.label")}
        className="rounded-control border-line bg-sunken text-small overflow-x-auto border p-3 font-mono"
      >
        <code>{command}</code>
      </pre>
      <div className="mt-2">
        <CopyButton value={command} label={t("secret.copyCommand")} />
      </div>
      {certificate === "known" ? null : (
        <p className="text-small text-ink-soft mt-2">
          {t(certificate === "self-signed" ? "command.insecure" : "command.unknown")}
        </p>
      )}
    </div>
  );
}
