import { useTranslations } from "next-intl";
import { Badge } from "../../ui/badge";
import type { ListedFarm } from "./farm-item";

const tones = { active: "leaf", fallow: "maize", archived: "neutral" } as const;

/** A farm's status as a small word. */
export function FarmStatus({ status }: Pick<ListedFarm, "status">) {
  const t = useTranslations("farms.controls.statuses");
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
