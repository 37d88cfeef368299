import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./class-names";
import { SearchInput } from "./search-input";
import type { useListbox } from "./use-listbox";

type ComboboxProps = {
  /** Its list has this id with `-list`, its options with `-` and their number. */
  id: string;
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  list: ReturnType<typeof useListbox>;
  /** What was found, told to screen readers while the list is open; null for nothing. */
  status: string | null;
  pending?: boolean;
  className?: string;
  /** The list of options, and what is said below them. */
  children: ReactNode;
};

/** A search with a list of what fits below it (WAI-ARIA combobox pattern). */
export function Combobox({ id, label, list, status, pending = false, className, children, ...input }: ComboboxProps) {
  return (
    <div
      className={cn("relative min-w-0", className)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || list.close()}
    >
      <SearchInput
        role="combobox"
        aria-label={label}
        aria-expanded={list.open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={list.active === -1 ? undefined : `${id}-${list.active}`}
        maxLength={80}
        placeholder={input.placeholder}
        value={input.text}
        onChange={(event) => {
          input.onText(event.target.value);
          list.show();
        }}
        onFocus={list.show}
        onClick={list.show}
        onKeyDown={list.onKeyDown}
        className="pr-10 pl-10"
      />
      {pending ? (
        <LoaderCircle aria-hidden className="text-ink-soft absolute top-3 right-3 size-5 animate-spin" />
      ) : null}
      <div
        hidden={!list.open}
        className="rounded-card border-line bg-surface shadow-float absolute inset-x-0 top-full z-30 mt-1.5 border p-1.5"
      >
        {children}
      </div>
      <span role="status" className="sr-only">
        {list.open ? status : null}
      </span>
    </div>
  );
}

type ComboboxOptionProps = {
  id: string;
  active: boolean;
  onPick: () => void;
  icon?: ReactNode;
  name: string;
  detail?: string | null | undefined;
};

/** An option of a combobox: its name, and what tells it from others of that name. */
export function ComboboxOption({ id, active, onPick, icon, name, detail }: ComboboxOptionProps) {
  return (
    <div
      role="option"
      id={id}
      aria-selected={active}
      // The input keeps the focus, so that the list does not close before the press is done.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      className="rounded-control hover:bg-ink/6 aria-selected:bg-leaf/12 flex min-h-11 cursor-pointer items-center gap-2.5 px-2.5 py-1.5"
    >
      {icon}
      <span className="min-w-0">
        <span className="block truncate font-medium">{name}</span>
        {detail ? <span className="text-small text-ink-soft block truncate">{detail}</span> : null}
      </span>
    </div>
  );
}
