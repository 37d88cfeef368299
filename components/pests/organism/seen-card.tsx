import { Megaphone } from "lucide-react";
import Link from "next/link";
import { useId } from "react";
import { Button } from "../../ui/button";
import { Card, CardHeader } from "../../ui/card";
import type { PestWords } from "../use-pest-words";

/** The way to report that an organism was seen, so that farmers nearby are warned. */
export function SeenCard({ id, words: { t } }: { id: number; words: PestWords }) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className="min-w-0">
      <CardHeader id={titleId} title={t("organism.seen")} />
      <p className="mb-3">{t("organism.seenBody")}</p>
      <Button asChild>
        <Link href={`/pests/identify?organism=${id}`}>
          <Megaphone aria-hidden />
          {t("report")}
        </Link>
      </Button>
    </Card>
  );
}
