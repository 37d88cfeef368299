import { useTranslations } from "next-intl";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { failureKind } from "./failure-kind";

/** Why a block has no figures and what to do next. */
export function Failure({ error, onRetry, pending }: { error: Error; onRetry: () => void; pending: boolean }) {
  const t = useTranslations("weather.state");
  const kind = failureKind(error);
  const reason = error.message;
  const retry = (
    <Button size="compact" pending={pending} onClick={onRetry}>
      {t("retry")}
    </Button>
  );
  switch (kind) {
    case "unreachable":
      return (
        <Notice tone="warn" title={t("unreachable")} action={retry}>
          {t("unreachableBody")}
        </Notice>
      );
    case "unknownPlace":
      return <Notice title={t("unknownPlace")}>{t("unknownPlaceBody")}</Notice>;
    case "tooMany":
      return (
        <Notice tone="warn" title={t("tooMany")} action={retry}>
          {t("tooManyBody")}
        </Notice>
      );
    case "signedOut":
      return <Notice title={t("signedOut")}>{t("signedOutBody")}</Notice>;
    case "refused":
      return (
        <Notice tone="error" title={t("refused")}>
          {reason}
        </Notice>
      );
    case "unavailable":
      return (
        <Notice tone="warn" title={t("unavailable")} action={retry}>
          {t("unavailableBody", { reason })}
        </Notice>
      );
  }
}
