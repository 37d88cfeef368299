"use client";

import { useTranslations } from "next-intl";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { useSampleRemoval } from "./use-sample";

/** The word for a farm that is only an example. */
export function SampleBadge() {
  const t = useTranslations("farms.sample");
  return <Badge tone="sky">{t("badge")}</Badge>;
}

/** Takes the sample farm away in one press. */
export function RemoveSample() {
  const t = useTranslations("farms.sample");
  const removal = useSampleRemoval();
  return (
    <Button size="compact" pending={removal.isPending} onClick={() => removal.mutate()}>
      {t("remove")}
    </Button>
  );
}
