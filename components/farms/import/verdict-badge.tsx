import { CircleCheck, OctagonX, Wrench } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "../../ui/badge";
import type { Standing } from "./entry";

const looks = {
  ready: { icon: CircleCheck, tone: "leaf" },
  repaired: { icon: Wrench, tone: "maize" },
  refused: { icon: OctagonX, tone: "clay" },
} as const;

/** How an entry stands, by word and shape. */
export function VerdictBadge({ standing }: { standing: Standing }) {
  const t = useTranslations("farmImport.standing");
  const { icon: Icon, tone } = looks[standing];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {t(standing)}
    </Badge>
  );
}
