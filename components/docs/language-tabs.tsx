"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { CodeLanguage } from "@/lib/reference/blocks";

const storageKey = "gona docs language";
const chosenEvent = "gona-language";

/** A browser may forbid storage; the choice then holds for the page. */
function keep(language: string): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    return;
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** The languages of a block of code as radio buttons, which work without script. With it a choice holds everywhere. */
export function LanguageTabs({ name, languages }: { name: string; languages: readonly CodeLanguage[] }) {
  const t = useTranslations("docs");
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const choose = (language: string | null) => {
      const radio = group.current?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(language ?? "")}"]`);
      if (radio) radio.checked = true;
    };
    const follow = (event: Event) => choose(event instanceof CustomEvent ? String(event.detail) : null);
    choose(kept());
    window.addEventListener(chosenEvent, follow);
    return () => window.removeEventListener(chosenEvent, follow);
  }, []);
  const tell = (language: string) => {
    keep(language);
    window.dispatchEvent(new CustomEvent(chosenEvent, { detail: language }));
  };
  return (
    <fieldset ref={group} className="border-line flex gap-1 border-b px-1">
      <legend className="sr-only">{t("language")}</legend>
      {languages.map((language, index) => (
        <label
          key={language}
          className="text-small text-ink-soft hover:text-ink has-checked:border-leaf has-checked:text-ink has-focus-visible:outline-leaf inline-flex h-11 cursor-pointer items-center border-b-2 border-transparent px-3 font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-[-2px] pointer-fine:h-10"
        >
          <input
            type="radio"
            name={name}
            value={language}
            defaultChecked={index === 0}
            onChange={() => tell(language)}
            className="sr-only"
          />
          {t(`languages.${language}`)}
        </label>
      ))}
    </fieldset>
  );
}
