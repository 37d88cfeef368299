import { useTranslations } from "next-intl";
import { z } from "zod";
import type { FarmCrop } from "./farm-data";

/** What a crop on a farm can be. */
export const cropStatuses = ["planned", "growing", "harvested", "failed"] as const;

/** The crop form as a person fills it in. */
export type CropFields = {
  name: string;
  variety: string;
  area: string;
  status: FarmCrop["status"];
  planting: string;
  harvest: string;
};

/** The form filled in from a crop, or empty for a new one. */
export function fieldsOf(crop: FarmCrop | null): CropFields {
  return {
    name: crop?.name ?? "",
    variety: crop?.variety ?? "",
    area: crop?.area == null ? "" : String(crop.area),
    status: crop?.status ?? "growing",
    planting: crop?.planting_date ?? "",
    harvest: crop?.expected_harvest_date ?? "",
  };
}

/** An area as people write it ('1,5' or '0.5 ha'); null for none, NaN for what is no number. */
export function hectaresOf(entered: string): number | null {
  const text = entered
    .trim()
    .replace(/\s*ha$/i, "")
    .replace(",", ".");
  if (text === "") return null;
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

const orNull = (text: string) => (text.trim() === "" ? null : text.trim());

/** What the form says of a new crop, as the API takes it: an expected harvest that is left empty is worked out. */
export function newCropBody({ name, variety, area, status, planting, harvest }: CropFields) {
  return {
    name: name.trim(),
    status,
    variety: orNull(variety),
    area: hectaresOf(area),
    planting_date: orNull(planting),
    ...(harvest === "" ? {} : { expected_harvest_date: harvest }),
  };
}

/** What the form changes in a crop: a harvest that was not touched moves with a new planting date. */
export function cropEditBody(fields: CropFields, crop: FarmCrop) {
  const { variety, area, status, planting, harvest } = fields;
  const untouched = harvest === (crop.expected_harvest_date ?? "");
  return {
    status,
    variety: orNull(variety),
    area: hectaresOf(area),
    planting_date: orNull(planting),
    ...(untouched ? {} : { expected_harvest_date: orNull(harvest) }),
  };
}

const toleranceHa = 0.005;
const isDay = (text: string) => text === "" || /^\d{4}-\d\d-\d\d$/.test(text);

/** The form's schema, with what is wrong in the person's language; `sizeHa` is the farm's, `today` is YYYY-MM-DD there. */
export function useCropSchema({ sizeHa, today }: { sizeHa: number | null; today: string }) {
  const t = useTranslations("farm.cropForm.fault");
  return z
    .object({
      name: z.string().trim().min(1, t("name")).max(120, t("nameLong")),
      variety: z.string().trim().max(120, t("varietyLong")),
      area: z.string().superRefine((entered, context) => {
        const areaHa = hectaresOf(entered);
        if (areaHa === null) return;
        if (!(areaHa >= 0.0001)) context.addIssue({ code: "custom", message: t("area") });
        else if (sizeHa !== null && areaHa > sizeHa + toleranceHa) {
          context.addIssue({ code: "custom", message: t("areaLarge", { size: Math.round(sizeHa * 100) / 100 }) });
        }
      }),
      status: z.enum(cropStatuses),
      planting: z.string().refine(isDay, t("date")),
      harvest: z.string().refine(isDay, t("date")),
    })
    .refine(({ planting, status }) => status === "planned" || planting === "" || planting <= today, {
      path: ["planting"],
      error: t("planting"),
    })
    .refine(({ planting, harvest }) => planting === "" || harvest === "" || harvest >= planting, {
      path: ["harvest"],
      error: t("harvest"),
    });
}
