"use client";

import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { KeyScope } from "@/lib/accounts/contract";
import { scopesByGroup } from "./scope-words";

type ScopeGridProps = {
  value: readonly KeyScope[];
  onChange: (scopes: KeyScope[]) => void;
  /** What is wrong and what to do. */
  error: string | undefined;
};

/** What a key may read and write, group by group. */
export function ScopeGrid({ value, onChange, error }: ScopeGridProps) {
  const t = useTranslations("keys.form");
  const errorId = useId();
  const toggle = (scope: KeyScope, chosen: boolean) =>
    onChange(KeyScope.options.filter((each) => (each === scope ? chosen : value.includes(each))));
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="sr-only">{t("scopes")}</legend>
      <ul className="rounded-control border-line divide-line divide-y border">
        {scopesByGroup.map(({ group, scopes }) => (
          <li key={group} className="grid grid-cols-[minmax(0,1fr)_5rem_5rem] items-center pl-3">
            <span>{t(`group.${group}`)}</span>
            {scopes.map(({ scope, right }) => (
              <label key={scope} className="text-small flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  checked={value.includes(scope)}
                  onChange={(event) => toggle(scope, event.currentTarget.checked)}
                  className="accent-leaf size-5"
                />
                <span className="sr-only">{t(`group.${group}`)}</span>
                {t(right)}
              </label>
            ))}
          </li>
        ))}
      </ul>
      {error ? (
        <p id={errorId} role="alert" className="text-small text-clay mt-1.5 flex gap-1.5">
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
