"use client";

import Link from "next/link";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { useUsageWords } from "./use-usage-words";

/** What to do first, where nothing has been called yet. */
export function FirstCallCard() {
  const { t } = useUsageWords();
  return (
    <Card>
      <CardHeader title={t("empty.title")}>{t("empty.body")}</CardHeader>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary">
          <Link href="/keys">{t("empty.keys")}</Link>
        </Button>
        <Button asChild>
          <Link href="/docs">{t("empty.docs")}</Link>
        </Button>
      </div>
    </Card>
  );
}
