import { useTranslations } from "next-intl";
import Link from "next/link";
import { useId } from "react";
import type { CropRecord } from "../crops/answers";
import { Card, CardHeader } from "../ui/card";

/** What harms a crop, each with the way to its page, and the way to find one by what is seen. */
export function CropPestsCard({ crop }: { crop: CropRecord }) {
  const t = useTranslations("pests.ofCrop");
  const id = useId();
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={t("title")} />
      {crop.pests.length === 0 ? (
        <p className="text-ink-soft">{t("none")}</p>
      ) : (
        <>
          <ul className="flex flex-wrap gap-x-4">
            {crop.pests.map((pest) => (
              <li key={pest.id}>
                <Link
                  href={`/pests/${pest.id}`}
                  className="text-sky inline-flex min-h-11 items-center underline underline-offset-3 pointer-fine:min-h-8"
                >
                  {pest.name}
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-2">
            <Link
              href={`/pests/catalogue?crop=${crop.id}`}
              className="text-sky inline-flex min-h-11 items-center underline underline-offset-3 pointer-fine:min-h-8"
            >
              {t("find")}
            </Link>
          </p>
        </>
      )}
    </Card>
  );
}
