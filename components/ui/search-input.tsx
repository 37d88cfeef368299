import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { Input } from "./field";

/** A one-line input to search with. It needs an `aria-label`. */
export function SearchInput(props: ComponentProps<"input">) {
  return (
    <div className="relative">
      <Search aria-hidden className="text-ink-soft pointer-events-none absolute top-3 left-3 size-5" />
      <Input autoComplete="off" spellCheck={false} enterKeyHint="search" className="pl-10" {...props} />
    </div>
  );
}
