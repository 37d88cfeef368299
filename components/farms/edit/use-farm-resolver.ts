import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { FieldErrors, Resolver } from "react-hook-form";
import { NewFarmBody } from "@/lib/farms/contract";
import { checkBoundary } from "@/lib/geo/boundary/check";
import { newFarmOf, type FarmValues } from "./farm-values";

/** The form's field in which a field of the endpoint's body is typed. */
const fieldOf = {
  name: "name",
  location: "location",
  soil_type: "soilType",
  description: "description",
  size: "size",
  coordinates: "latitude",
  boundary_coordinates: "corners",
} as const;

type BodyField = keyof typeof fieldOf;
const isBodyField = (name: unknown): name is BodyField => typeof name === "string" && name in fieldOf;

/** Judges the form by the endpoint's own schema and the check of boundaries, in words. */
export function useFarmResolver(): Resolver<FarmValues> {
  const t = useTranslations("farmForm.fault");
  return useMemo(
    () => (values) => {
      const errors: FieldErrors<FarmValues> = {};
      const body = newFarmOf(values);
      for (const { path } of NewFarmBody.safeParse(body).error?.issues ?? []) {
        const [field] = path;
        if (isBodyField(field)) errors[fieldOf[field]] = { type: "contract", message: wordsOf(field, values) };
      }
      const faults = body.boundary_coordinates ? faultsOf(values) : [];
      if (faults[0]) errors.corners = { type: "boundary", message: faults[0].message };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };

      function wordsOf(field: BodyField, { name }: FarmValues): string {
        return field === "name" && name.trim() === "" ? t("nameMissing") : t(field);
      }
    },
    [t],
  );
}

function faultsOf({ corners }: FarmValues) {
  const verdict = checkBoundary(corners);
  return verdict.ok ? [] : verdict.faults;
}
