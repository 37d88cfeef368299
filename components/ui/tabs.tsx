"use client";

import { Tabs as Primitive } from "radix-ui";
import { useEffect, useRef, type ReactNode } from "react";

/** One tab: its word, and what it shows. */
export type Tab = { id: string; label: ReactNode; content: ReactNode };

type TabsProps = {
  /** What the tabs are parts of, for assistive technology. */
  label: string;
  value: string;
  onChange: (id: string) => void;
  tabs: readonly Tab[];
};

/** Parts of a page of which one is shown; on phones the row of words scrolls sideways. */
export function Tabs({ label, value, onChange, tabs }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>("[data-state=active]");
    // Moves the row only: scrollIntoView would move the page too.
    if (list.current && chosen) {
      list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
    }
  }, [value]);
  return (
    <Primitive.Root value={value} onValueChange={onChange}>
      <Primitive.List
        ref={list}
        aria-label={label}
        className="border-line relative -mx-4 mb-5 flex gap-1 overflow-x-auto border-b px-4 lg:mx-0 lg:px-0"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.id}
            value={tab.id}
            className={
              "text-ink-soft hover:text-ink -mb-px h-11 shrink-0 border-b-2 border-transparent px-3 font-medium whitespace-nowrap " +
              "data-[state=active]:border-leaf data-[state=active]:text-ink -outline-offset-3 transition-colors duration-150"
            }
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.id} value={tab.id} className="outline-none">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
