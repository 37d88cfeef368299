import type { ReactNode } from "react";

/** A fact: its name and its value. */
export type Fact = { name: string; value: ReactNode };

/** Facts as names and values, one under the other on phones. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="divide-line divide-y">
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="grid gap-0.5 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-4"
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd className="min-w-0 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
