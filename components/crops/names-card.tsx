import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { Card, CardHeader } from "../ui/card";
import type { CropRecord } from "./answers";
import { Facts, type Fact } from "./facts";
import { Origin } from "./origin";

const languages = ["ha", "yo", "ig"] as const;

/** What a crop is called. */
export function NamesCard({ crop }: { crop: CropRecord }) {
  const t = useTranslations("crops");
  const format = useFormatter();
  const id = useId();
  const local = languages.flatMap((language): Fact[] => {
    const names = crop.local_names.filter((name) => name.language === language).map(({ name }) => name);
    const value = (
      <span key={language} lang={language}>
        {format.list(names, { type: "disjunction" })}
      </span>
    );
    return names.length === 0 ? [] : [{ name: t(`language.${language}`), value }];
  });
  const english: Fact[] =
    crop.other_names.length === 0 ? [] : [{ name: t("names.english"), value: format.list(crop.other_names) }];
  const scientific: Fact = {
    name: t("names.scientific"),
    value: <i lang="la">{crop.scientific_name}</i>,
  };
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={t("names.title")} />
      <Facts facts={[scientific, ...english, ...local]} />
      <Origin origin={crop.sources.names} />
    </Card>
  );
}
