import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { Card, CardHeader } from "../ui/card";
import type { CropRecord } from "./answers";
import { Facts, type Fact } from "./facts";
import { Origin } from "./origin";

type Tolerance = CropRecord["requirements"]["temperature"];

/** What a crop needs of climate and soil: where it grows best, and what it bears. */
export function NeedsCard({ crop }: { crop: CropRecord }) {
  const t = useTranslations("crops.needs");
  const format = useFormatter();
  const id = useId();
  const { temperature, rainfall, ph, texture, killing_temperature: killing, source } = crop.requirements;
  const range = (name: string, tolerance: Tolerance, unit: string): Fact => ({
    name,
    value: tolerance === null ? t("unknown") : <Range tolerance={tolerance} unit={unit} />,
  });
  const textures = (list: NonNullable<typeof texture>["optimal"]) =>
    format.list(list.map((name) => t(`textureName.${name}`)));
  const facts: Fact[] = [
    range(t("temperature"), temperature, t("degrees")),
    range(crop.perennial ? t("rainYear") : t("rainSeason"), rainfall, t("mm")),
    range(t("ph"), ph, ""),
    {
      name: t("texture"),
      value:
        texture === null
          ? t("unknown")
          : t("textures", { optimal: textures(texture.optimal), absolute: textures(texture.absolute) }),
    },
    ...(killing === null ? [] : [{ name: t("killing"), value: `${format.number(killing)}${t("degrees")}` }]),
  ];
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={t("title")} />
      <Facts facts={facts} />
      <Origin origin={source} />
    </Card>
  );
}

/** The optimum large, the limits small, and both as a bar. */
function Range({ tolerance, unit }: { tolerance: NonNullable<Tolerance>; unit: string }) {
  const t = useTranslations("crops.needs");
  const format = useFormatter();
  const { min, max, optimum_from: from, optimum_to: to } = tolerance;
  const share = (value: number) => ((value - min) / (max - min || 1)) * 100;
  const number = (value: number) => format.number(value);
  return (
    <>
      {t("best", { from: number(from), to: number(to), unit })}
      <span className="text-ink-soft ml-2 font-normal">{t("bears", { min: number(min), max: number(max), unit })}</span>
      <span aria-hidden className="bg-leaf/18 relative mt-1.5 block h-2 overflow-hidden rounded-full">
        <span
          className="bg-leaf absolute inset-y-0 rounded-full"
          style={{ left: `${share(from)}%`, width: `${share(to) - share(from)}%` }}
        />
      </span>
    </>
  );
}
