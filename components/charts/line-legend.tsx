/** One mark of a chart with its word. */
export type LegendEntry = {
  word: string;
  colour: string;
  mark: "line" | "dashes" | "dots" | "bar" | "full" | "hollow";
};

/** Says which mark is what; for charts whose lines have no room for words. */
export function LineLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="text-small text-ink-soft flex flex-wrap gap-x-4 gap-y-1">
      {entries.map(({ word, colour, mark }) => (
        <li key={word} className="flex items-center gap-1.5">
          <svg viewBox="0 0 20 10" className="h-2.5 w-5 shrink-0" aria-hidden>
            <Mark mark={mark} colour={colour} />
          </svg>
          {word}
        </li>
      ))}
    </ul>
  );
}

const dashes = { dashes: { strokeDasharray: "5 3" }, dots: { strokeDasharray: "2 3" }, line: {} } as const;

function Mark({ mark, colour }: Pick<LegendEntry, "mark" | "colour">) {
  if (mark === "bar") return <rect x="6" y="0" width="8" height="10" rx="1.5" fill={colour} />;
  if (mark === "full" || mark === "hollow") {
    const fill = mark === "full" ? colour : "none";
    return <circle cx="10" cy="5" r="3.75" fill={fill} stroke={colour} strokeWidth="2" />;
  }
  return <line x1="0" x2="20" y1="5" y2="5" stroke={colour} strokeWidth="2.5" {...dashes[mark]} />;
}
