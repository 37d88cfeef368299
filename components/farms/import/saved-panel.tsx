"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { Button } from "../../ui/button";
import { Card, CardHeader } from "../../ui/card";
import { TextLink } from "../../accounts/text-link";

type SavedPanelProps = { farms: readonly { id: number; name: string }[]; onAnother: () => void };

const mostLinks = 20;

/** What was saved, and where to go from there. */
export function SavedPanel({ farms, onAnother }: SavedPanelProps) {
  const t = useTranslations("farmImport.saved");
  return (
    <Card>
      <CardHeader title={t("title")} />
      <ul className="mb-5 grid gap-1">
        {farms.slice(0, mostLinks).map(({ id, name }) => (
          <li key={id}>
            <TextLink href={`/farms/${id}`}>{name}</TextLink>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary">
          <Link href="/farms">{t("farms")}</Link>
        </Button>
        <Button onClick={onAnother}>{t("another")}</Button>
      </div>
    </Card>
  );
}
