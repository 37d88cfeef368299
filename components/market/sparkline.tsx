import type { ShownRow } from "./shown-rows";
import { sparkPoints, sparkRuns, type SparkPoint } from "./sparkline-shape";
import type { PriceWords } from "./use-price-words";

const width = 88;
const height = 28;
const edge = 4;
const slots = 12;

/** The twelve months to the newest price as a small line; months without a price stay gaps. */
export function Sparkline({ shown: { row, kind, newest }, words }: { shown: ShownRow; words: PriceWords }) {
  const points = sparkPoints(
    row.months.map((each) => ({ month: each.month, price: each[kind] })),
    newest.date,
  );
  const prices = points.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const place = ({ slot, price }: SparkPoint) => {
    const x = edge + (slot / (slots - 1)) * (width - 2 * edge);
    const share = high > low ? (price - low) / (high - low) : 0.5;
    return { x: round(x), y: round(height - edge - share * (height - 2 * edge)) };
  };
  const last = points.at(-1);
  return (
    <svg
      role="img"
      aria-label={textOf({ row, kind, newest }, points, words)}
      width={width}
      height={height}
      className="shrink-0"
    >
      <line x1={edge} x2={width - edge} y1={height - 1} y2={height - 1} stroke="var(--line)" />
      {sparkRuns(points).map((run) => {
        const corners = run.map(place);
        const [first] = corners;
        return corners.length > 1 ? (
          <polyline
            key={run[0]?.month}
            points={corners.map(({ x, y }) => `${x},${y}`).join(" ")}
            fill="none"
            stroke="var(--ink-soft)"
            strokeWidth={1.5}
            strokeLinejoin="round"
          />
        ) : (
          <circle key={run[0]?.month} cx={first?.x} cy={first?.y} r={1.5} fill="var(--ink-soft)" />
        );
      })}
      {last ? <circle cx={place(last).x} cy={place(last).y} r={3} fill="var(--ink)" /> : null}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

function textOf({ row, newest }: ShownRow, points: SparkPoint[], { t, money, month, market }: PriceWords): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return t("prices.sparkNone");
  const price = (value: number) => money(value, row.currency);
  const shared = { market: market(row.market), month: month(newest.date), last: price(last.price) };
  if (points.length === 1) return t("prices.sparkOne", shared);
  const prices = points.map((point) => point.price);
  return t("prices.spark", {
    ...shared,
    first: price(first.price),
    firstMonth: month(first.month),
    lastMonth: month(last.month),
    lowest: price(Math.min(...prices)),
    highest: price(Math.max(...prices)),
  });
}
