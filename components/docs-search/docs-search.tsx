"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { useListbox } from "../ui/use-listbox";
import type { PageHit } from "./find-pages";
import { HitWords } from "./hit-words";
import { usePageSearch, type PageSearch } from "./use-page-search";

/** The search of the documentation. Without script it is a form whose results come as a page. */
export function DocsSearch({ initial = "" }: { initial?: string }) {
  const t = useTranslations("docsSearch");
  const id = useId();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  const { search, load } = usePageSearch();
  useShortcut(input);
  const hits = search.find?.(text) ?? [];
  const list = useListbox({
    count: hits.length,
    onPick: (index) => {
      const hit = hits[index];
      if (hit) router.push(hit.href);
    },
    onClear: () => empty(input, setText),
  });
  const open = list.open && text.trim() !== "";
  const onKeyDown = (event: KeyboardEvent) => {
    // Without a marked page, Enter asks the server.
    if (event.key !== "Enter" || list.active !== -1) list.onKeyDown(event);
  };
  return (
    <form
      role="search"
      action="/docs/search"
      className="relative w-full"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || list.close()}
    >
      <Search aria-hidden className="text-ink-soft pointer-events-none absolute top-3 left-3 size-5" />
      <input
        ref={input}
        type="search"
        name="q"
        role="combobox"
        aria-label={t("label")}
        aria-keyshortcuts="Control+K Meta+K"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={list.active === -1 ? undefined : `${id}-${list.active}`}
        placeholder={t("placeholder")}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        // Uncontrolled: what is typed before the script has loaded stays.
        defaultValue={initial}
        onChange={(event) => {
          setText(event.target.value);
          load();
          list.show();
        }}
        onFocus={(event) => {
          setText(event.target.value);
          load();
          list.show();
        }}
        onKeyDown={onKeyDown}
        className="rounded-control border-edge bg-surface text-ink hover:border-ink-soft h-11 w-full border pr-3 pl-10 transition-colors duration-150 sm:pr-20 [&::-webkit-search-cancel-button]:hidden"
      />
      <kbd
        aria-hidden
        className="border-line text-small text-ink-soft pointer-events-none absolute top-2.5 right-3 hidden rounded-[6px] border px-1.5 py-0.5 font-sans sm:block"
      >
        {t("shortcut")}
      </kbd>
      <Results id={id} open={open} hits={hits} list={list} search={search} text={text.trim()} />
    </form>
  );
}

function empty(input: RefObject<HTMLInputElement | null>, setText: (text: string) => void): void {
  if (input.current) input.current.value = "";
  setText("");
}

/** Ctrl+K, or Cmd+K, leads to the search from anywhere on the page. */
function useShortcut(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [input]);
}

type ResultsProps = {
  id: string;
  open: boolean;
  hits: readonly PageHit[];
  list: ReturnType<typeof useListbox>;
  search: PageSearch;
  text: string;
};

function Results({ id, open, hits, list, search, text }: ResultsProps) {
  const t = useTranslations("docsSearch");
  const none = search.state === "ready" && hits.length === 0;
  useEffect(() => {
    document.getElementById(`${id}-${list.active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, list.active]);
  return (
    <>
      <div
        hidden={!open}
        className="rounded-card border-line bg-surface shadow-float absolute inset-x-0 top-full z-30 mt-1.5 border p-1.5 md:left-auto md:w-[28rem]"
      >
        <div role="listbox" id={`${id}-list`} aria-label={t("results")} className="max-h-[60dvh] overflow-y-auto">
          {hits.map((hit, index) => (
            <div
              key={hit.href}
              role="option"
              id={`${id}-${index}`}
              aria-selected={index === list.active}
              // The input keeps the focus, so that the list does not close before the press is done.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => list.pick(index)}
              className="rounded-control hover:bg-ink/6 aria-selected:bg-leaf/12 min-h-11 cursor-pointer px-2.5 py-1.5"
            >
              <HitWords hit={hit} />
            </div>
          ))}
        </div>
        {search.state === "waiting" ? <p className="text-ink-soft p-2.5">{t("loading")}</p> : null}
        {search.state === "failed" ? <p className="p-2.5">{t("failed")}</p> : null}
        {none ? <p className="p-2.5">{t("nothing", { search: text })}</p> : null}
      </div>
      <span role="status" className="sr-only">
        {open && search.state === "ready" ? t("count", { count: hits.length }) : null}
      </span>
    </>
  );
}
