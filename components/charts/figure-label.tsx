type FigureLabelOptions = {
  side: "above" | "below";
  /** Indexes of the points that carry their figure. */
  shown: ReadonlySet<number>;
  write: (value: number) => string;
  /** How many points there are. */
  of: number;
};

type LabelProps = {
  x?: number | string | undefined;
  y?: number | string | undefined;
  width?: number | string | undefined;
  value?: unknown;
  index?: number | undefined;
};

const gapPx = 8;
const fontPx = 13;

/** A point's or bar's figure beside it, with a halo so that a line under it does not spoil it; for `<LabelList content>`. */
export function figureLabel({ side, shown, write, of }: FigureLabelOptions) {
  return function FigureLabel({ x, y, width, value, index }: LabelProps) {
    if (typeof value !== "number" || index === undefined || !shown.has(index)) return null;
    const left = Number(x) + Number(width ?? 0) / 2;
    const top = Number(y) + (side === "above" ? -gapPx : gapPx + fontPx * 0.75);
    return (
      <text
        x={left}
        y={top}
        textAnchor={anchor(index / Math.max(1, of - 1), shown.size < of)}
        fontSize={fontPx}
        fontWeight={600}
        fill="var(--ink)"
        stroke="var(--surface)"
        strokeWidth={3}
        paintOrder="stroke"
      >
        {write(value)}
      </text>
    );
  };
}

// A lone figure at the edge turns inwards.
function anchor(place: number, lone: boolean): "start" | "middle" | "end" {
  if (!lone) return "middle";
  if (place < 0.05) return "start";
  return place > 0.95 ? "end" : "middle";
}
