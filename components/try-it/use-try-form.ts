import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import type { TryEndpoint } from "@/lib/reference/try-endpoint";
import { fieldsOf } from "./fields";
import { buildRequest, exampleValues, withoutFarms, type TryValues } from "./values";

/** Who calls, as chosen. */
export type CallerWay = "session" | "key";

/** What stands in the form, what is wrong with it, and the request it makes. */
export function useTryForm(endpoint: TryEndpoint, signedIn: boolean) {
  const t = useTranslations("tryIt.fault");
  const fields = useMemo(() => fieldsOf(endpoint), [endpoint]);
  const example = useMemo(() => exampleValues(endpoint, fields), [endpoint, fields]);
  const [way, setWay] = useState<CallerWay>(signedIn ? "session" : "key");
  const [values, setValues] = useState<TryValues>(() => (signedIn ? withoutFarms(example, example, fields) : example));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { request, faults } = useMemo(() => buildRequest(endpoint, fields, values), [endpoint, fields, values]);

  const set = (key: string, value: string | File | null) => {
    setValues((before) => ({ ...before, [key]: value }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([each]) => each !== key)));
  };
  const replace = (next: TryValues) => {
    setValues(next);
    setErrors({});
  };
  /** What cannot be sent at all, by field; `unreadable` are the fields that the browser itself cannot read. */
  const check = (unreadable: readonly string[]): Record<string, string> => {
    const found = {
      ...Object.fromEntries(Object.entries(faults).map(([key, fault]) => [key, t(fault)])),
      ...Object.fromEntries(unreadable.map((key) => [key, t("unreadable")])),
    };
    setErrors(found);
    return found;
  };
  return {
    fields,
    values,
    errors,
    request,
    way,
    set,
    setErrors,
    check,
    chooseWay: (next: CallerWay) => {
      setWay(next);
      // The example's farm is the sandbox's: no account has it.
      if (next === "session") replace(withoutFarms(values, example, fields));
    },
    fillExample: () => replace(way === "session" ? withoutFarms(example, example, fields) : example),
    clear: () => replace({}),
  };
}

/** The form's state and what can be done with it. */
export type TryForm = ReturnType<typeof useTryForm>;
