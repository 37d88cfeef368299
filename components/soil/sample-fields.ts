import { useTranslations } from "next-intl";
import { z } from "zod";
import { numberOf } from "./numbers";

/** The fields of a new sample. */
export const sampleFieldNames = ["date", "depth", "place", "latitude", "longitude", "notes"] as const;

/** The form of a new sample as a person fills it in; `place` is 'farm' or 'elsewhere'. */
export type SampleFields = Record<(typeof sampleFieldNames)[number], string>;

const usualDepthCm = "20";

/** The form as it is before anything is typed. */
export const emptySample = ({ today, hasPlace }: { today: string; hasPlace: boolean }): SampleFields => ({
  date: today,
  depth: usualDepthCm,
  place: hasPlace ? "farm" : "elsewhere",
  latitude: "",
  longitude: "",
  notes: "",
});

/** The sample as the API takes it. */
export function sampleBody(farmId: number, { date, depth, place, latitude, longitude, notes }: SampleFields) {
  const point = { latitude: numberOf(latitude) ?? 0, longitude: numberOf(longitude) ?? 0 };
  return {
    farm_id: farmId,
    depth: numberOf(depth) ?? 0,
    collection_date: date,
    ...(notes.trim() === "" ? {} : { notes: notes.trim() }),
    ...(place === "elsewhere" ? { location: point } : {}),
  };
}

const within = (text: string, { min, max }: { min: number; max: number }) => {
  const value = numberOf(text);
  return value !== null && value >= min && value <= max;
};

const limits = {
  depth: { min: 1, max: 200 },
  latitude: { min: -90, max: 90 },
  longitude: { min: -180, max: 180 },
} as const;

const mostNotes = 2000;

/** The form's schema, with what is wrong in the person's language; `today` is YYYY-MM-DD at the farm. */
export function useSampleSchema(today: string) {
  const t = useTranslations("soil.send.fault");
  return z
    .object({
      date: z.string().refine((day) => /^\d{4}-\d\d-\d\d$/.test(day) && day <= today, t("date")),
      depth: z.string().refine((text) => within(text, limits.depth), t("depth")),
      place: z.string(),
      latitude: z.string(),
      longitude: z.string(),
      notes: z.string().refine((text) => text.trim().length <= mostNotes, t("notes")),
    })
    .superRefine((fields, context) => {
      if (fields.place !== "elsewhere") return;
      for (const name of ["latitude", "longitude"] as const) {
        if (!within(fields[name], limits[name])) context.addIssue({ code: "custom", path: [name], message: t(name) });
      }
    });
}
