import { useFormatter, useTranslations } from "next-intl";
import { soilWaterOf } from "@/lib/farms/models/soil-texture";
import { ChartFrame } from "../charts/chart-frame";
import { OriginBadge } from "./origin-badge";
import type { Sheet } from "./soil-types";
import { TexturePlot } from "./texture-plot";

const parts = ["clayPct", "siltPct", "sandPct"] as const;

/** The texture of a soil: in a sentence, in the triangle, and as a table. */
export function TextureCard({ sheet }: { sheet: Sheet }) {
  const t = useTranslations("soil");
  const format = useFormatter();
  const { clay, sand, silt } = sheet.analysis.texture;
  const round = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const figures = {
    texture: t(`texture.class.${sheet.texture_class}`),
    clay: round(clay),
    silt: round(silt),
    sand: round(sand),
  };
  const measures = parts.flatMap((field) => sheet.measures.filter((measure) => measure.field === field));
  const { fieldCapacity, wiltingPoint } = soilWaterOf(sheet.texture_class);
  return (
    <ChartFrame
      title={t("texture.title")}
      summary={t("texture.summary", figures)}
      fileName="soil-texture"
      table={{
        header: (["part", "share", "origin", "source"] as const).map((column) => t(`texture.table.${column}`)),
        rows: measures.map(({ field, value, origin, source }) => [
          t(`figure.${field}`),
          Math.round(value * 10) / 10,
          t(`origin.${origin}`),
          source,
        ]),
      }}
    >
      <TexturePlot
        sizes={{ clayPct: clay, sandPct: sand, siltPct: silt }}
        texture={sheet.texture_class}
        description={t("texture.alt", figures)}
      />
      <ul className="mt-4 grid gap-2">
        {measures.map((measure) => (
          <li key={measure.field} className="flex items-center justify-between gap-3">
            <span>
              {t(`figure.${measure.field}`)} <strong className="font-semibold">{round(measure.value)}</strong>
              <span className="unit">%</span>
            </span>
            <OriginBadge measure={measure} figure={t(`figure.${measure.field}`)} />
          </li>
        ))}
      </ul>
      <p className="text-ink-soft mt-3">
        {t("texture.water", { available: Math.round((fieldCapacity - wiltingPoint) * 1000) })}
      </p>
    </ChartFrame>
  );
}
