import { useTranslations } from "next-intl";
import Link from "next/link";
import { useId } from "react";
import { FarmMap } from "../../maps/farm-map";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Notice } from "../../ui/notice";
import type { Farm } from "./farm-data";

/** Where the farm is: its boundary or pin on a map, the same in words below it. */
export function FarmMapCard({ farm }: { farm: Farm }) {
  const t = useTranslations("farm.map");
  const id = useId();
  const corners = farm.boundary_coordinates?.length ?? 0;
  if (corners === 0 && farm.coordinates === null) {
    const action = (
      <Button asChild variant="primary">
        <Link href={`/farms/${farm.id}/edit`}>{t("noPlaceAction")}</Link>
      </Button>
    );
    return (
      <Notice title={t("noPlace")} action={action}>
        {t("noPlaceBody")}
      </Notice>
    );
  }
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="sr-only">
        {t("title")}
      </h2>
      <FarmMap farms={[farm]} selectedId={farm.id} label={t("label", { name: farm.name })} className="h-72 lg:h-96" />
      <p className="text-small text-ink-soft mt-3">
        {corners > 0 ? t("boundary", { count: corners }) : `${t("pin")}. `}
        {corners > 0 ? null : (
          <Link href={`/farms/${farm.id}/edit`} className="text-sky underline underline-offset-3">
            {t("drawBoundary")}
          </Link>
        )}
      </p>
    </Card>
  );
}
