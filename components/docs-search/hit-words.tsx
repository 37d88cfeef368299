import type { PageHit } from "./find-pages";

/** A result of the search in words: the page, its part, where it belongs and what it is about. */
export function HitWords({ hit: { title, heading, group, endpoint, summary } }: { hit: PageHit }) {
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-medium">
          {title}
          {heading === null ? null : <span className="text-ink-soft font-normal"> › {heading}</span>}
        </span>
        <span className="text-small text-ink-soft shrink-0">{group}</span>
      </span>
      <span className={`text-small text-ink-soft block truncate ${endpoint === "" ? "" : "font-mono"}`}>
        {endpoint === "" ? summary : endpoint}
      </span>
    </>
  );
}
