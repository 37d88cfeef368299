import { useTranslations } from "next-intl";
import { z } from "zod";
import { AddressRange, KeyScope, mostRanges, type KeyJson } from "@/lib/accounts/contract";

/** The key form as a person fills it in. */
export type KeyForm = {
  name: string;
  mode: "live" | "test";
  access: "everything" | "chosen";
  scopes: KeyScope[];
  /** One address or range per line. */
  addresses: string;
  expiry: string;
  budget: string;
};

// Lagos keeps UTC+1 all year, so a day ends there at the same distance from UTC always.
const lagosOffset = "+01:00";
const lagosOffsetMs = 3_600_000;

/** The last moment of a day (YYYY-MM-DD) in Lagos, in UTC; null for no day. */
export function endOfDay(day: string): string | null {
  return day === "" ? null : new Date(`${day}T23:59:59.999${lagosOffset}`).toISOString();
}

/** The day in Lagos (YYYY-MM-DD) of a moment. */
export function dayOf(moment: string | number): string {
  return new Date(new Date(moment).getTime() + lagosOffsetMs).toISOString().slice(0, 10);
}

/** An amount as people write it ('₦1,250.50') as the API takes it; null for none. */
export function budgetText(entered: string): string | null {
  const text = entered.replace(/[₦,\s]/g, "");
  return text === "" ? null : text;
}

/** The addresses and ranges of a text, one per line; commas and spaces part them too. */
export function rangesIn(entered: string): string[] {
  return entered.split(/[\s,;]+/).filter((entry) => entry !== "");
}

/** The form filled in from a key, or empty for a new one. */
export function formOf(key: KeyJson | null): KeyForm {
  return {
    name: key?.name ?? "",
    mode: key?.mode ?? "live",
    access: key && key.scopes.length > 0 ? "chosen" : "everything",
    scopes: key?.scopes ?? [],
    addresses: key?.allowed_ips.join("\n") ?? "",
    expiry: key?.expires_at ? dayOf(key.expires_at) : "",
    budget: key?.budget_naira?.replace(/\.?0+$/, "") ?? "",
  };
}

/**
 * What the form says, as the API takes it. `key` is the key that is edited: an expiry that was not touched is left
 * out, since one that has passed may stay as it is.
 */
export function bodyOf(form: KeyForm, key: KeyJson | null) {
  const expiryKept = key !== null && form.expiry === formOf(key).expiry;
  return {
    name: form.name.trim(),
    scopes: form.access === "everything" ? [] : form.scopes,
    allowed_ips: rangesIn(form.addresses),
    budget_naira: budgetText(form.budget),
    ...(expiryKept ? {} : { expires_at: endOfDay(form.expiry) }),
  };
}

/** What the form says of a new key, as the API takes it. */
export const newBodyOf = (form: KeyForm) => ({ ...bodyOf(form, null), mode: form.mode });

/** The form's schema, with what is wrong in the person's language; `today` is YYYY-MM-DD. */
export function useKeySchema({ today, key }: { today: string; key: KeyJson | null }) {
  const t = useTranslations("keys.fault");
  const kept = formOf(key).expiry;
  return z
    .object({
      name: z.string().trim().min(1, t("nameMissing")).max(80, t("nameLong")),
      mode: z.enum(["live", "test"]),
      access: z.enum(["everything", "chosen"]),
      scopes: z.array(KeyScope),
      addresses: z.string().superRefine((entered, context) => {
        const ranges = rangesIn(entered);
        const entry = ranges.find((range) => !AddressRange.safeParse(range).success);
        if (entry !== undefined) context.addIssue(t("addressForm", { entry }));
        else if (ranges.length > mostRanges) context.addIssue(t("addressMany", { most: mostRanges }));
      }),
      expiry: z.string().refine((day) => day === "" || day === kept || day >= today, t("expiryPast")),
      budget: z.string().refine((entered) => {
        const text = budgetText(entered);
        return text === null || (/^\d{1,9}(\.\d{1,4})?$/.test(text) && Number(text) > 0);
      }, t("budgetForm")),
    })
    .refine(({ access, scopes }) => access === "everything" || scopes.length > 0, {
      path: ["scopes"],
      message: t("scopesMissing"),
      // Told together with what is wrong elsewhere.
      when: () => true,
    });
}
