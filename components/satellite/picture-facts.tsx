import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ndviStepOf } from "@/lib/earth/models/ndvi-ramp";

import type { FieldPicture } from "./pictures";

/** Below this many pixels a field's edges weigh as much as its middle. */
const fewPixels = 50;

/** What the chosen picture tells in figures, and how far it can be trusted. */
export function PictureFacts({ picture }: { picture: FieldPicture }) {
  const t = useTranslations("satellite.facts");
  const word = useTranslations("satellite.legend.word");
  const format = useFormatter();
  const figure = (value: number) => format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const { scene } = picture;
  return (
    <div className="grid gap-4">
      <dl className="border-line grid grid-cols-2 gap-4 border-y py-4">
        <Fact name={t("mean")} value={figure(picture.value)}>
          {word(ndviStepOf(picture.value).word)}
        </Fact>
        {scene ? (
          <Fact name={t("range")} value={t("rangeValue", { min: figure(scene.min), max: figure(scene.max) })}>
            {t("satellite", { name: scene.satellite })}
          </Fact>
        ) : null}
      </dl>
      <div className="grid gap-1" data-quality={picture.quality}>
        <Quality picture={picture} />
        {scene && scene.pixels < fewPixels ? (
          <p className="text-ink-soft">{t("fewPixels", { count: scene.pixels })}</p>
        ) : null}
      </div>
    </div>
  );
}

function Quality({ picture: { quality, clear } }: { picture: FieldPicture }) {
  const t = useTranslations("satellite.facts");
  if (quality === "modelled") return null;
  return <p>{clear ? t(`quality.${quality}`, { clear: clear.pixels, pixels: clear.of }) : t(`bare.${quality}`)}</p>;
}

function Fact({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="mt-0.5">
        <span className="text-title whitespace-nowrap">{value}</span>
        <span className="text-small text-ink-soft block">{children}</span>
      </dd>
    </div>
  );
}
