import { useTranslations } from "next-intl";
import type { TryField } from "./fields";

/** Whether a field must be filled, and what holds when it is not. */
export function Obligation({ field: { required, preset } }: { field: TryField }) {
  const t = useTranslations("tryIt.field");
  if (required) return t("required");
  return preset === null ? t("optional") : t("preset", { preset });
}
