import { useTranslations } from "next-intl";
import { cn } from "../ui/class-names";
import {
  readingPoints,
  textureLabelPoint,
  textureOutlines,
  triangleHeight,
  trianglePoint,
  type ParticleSizes,
  type TrianglePoint,
} from "@/lib/soil/models/texture-triangle";
import type { Sheet } from "./soil-types";

// At 360 px of screen one unit is one pixel, so that letters are 13 px there and larger elsewhere.
const side = 276;
const left = 8;
const top = 8;
const base = top + side * triangleHeight;
const size = { width: left + side + 8, height: base + 38 };

const onPicture = ({ x, y }: TrianglePoint): TrianglePoint => ({ x: left + x * side, y: base - y * side });
const corners = (points: readonly TrianglePoint[]) =>
  points
    .map(onPicture)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");

type TexturePlotProps = { sizes: ParticleSizes; texture: Sheet["texture_class"]; description: string };

/** The soil as a point in the texture triangle, with lines to where its clay, silt and sand are read. */
export function TexturePlot({ sizes, texture, description }: TexturePlotProps) {
  const point = onPicture(trianglePoint(sizes));
  const outlines = textureOutlines();
  return (
    <svg
      role="img"
      aria-label={description}
      viewBox={`0 0 ${size.width} ${size.height.toFixed(1)}`}
      className="text-small mx-auto block w-full max-w-md"
    >
      <g className="stroke-edge" strokeWidth={1} strokeLinejoin="round">
        {outlines.map((each) => (
          <polygon
            key={each.texture}
            points={corners(each.outline)}
            className={each.texture === texture ? "fill-soil/20" : "fill-none"}
          />
        ))}
      </g>
      <Ticks />
      <ReadingLines sizes={sizes} />
      {outlines
        .toSorted((a, b) => Number(a.texture === texture) - Number(b.texture === texture))
        .map((each) => (
          <ClassName key={each.texture} texture={each.texture} own={each.texture === texture} soil={point} />
        ))}
      <circle cx={point.x} cy={point.y} r={6} className="fill-soil stroke-surface" strokeWidth={2.5} />
    </svg>
  );
}

const letterHeight = 13;
const roomAround = 22;
const pointGap = 12;

type ClassNameProps = { texture: Sheet["texture_class"]; own: boolean; soil: TrianglePoint };

/** The name of a class within it, beside the soil's point where that would cover it. */
function ClassName({ texture, own, soil }: ClassNameProps) {
  const t = useTranslations("soil.texture.inTriangle");
  const label = onPicture(textureLabelPoint(texture));
  const at = placeOf({ texture, own, soil });
  const lines = t(texture).split("|");
  const first = at.y - ((lines.length - 1) * letterHeight) / 2;
  return (
    <>
      {texture === "sand" ? (
        <line x1={label.x} y1={label.y} x2={at.x} y2={at.y - 7} className="stroke-ink-soft" strokeWidth={1} />
      ) : null}
      <text
        textAnchor={at.anchor}
        dominantBaseline="central"
        fontSize={letterHeight}
        paintOrder="stroke"
        strokeWidth={3}
        className={cn("stroke-surface", own ? "fill-ink font-semibold" : "fill-ink-soft")}
      >
        {lines.map((line, index) => (
          <tspan key={line} x={at.x} y={first + index * letterHeight}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

type Placed = TrianglePoint & { anchor: "start" | "middle" | "end" };

function placeOf({ texture, own, soil }: ClassNameProps): Placed {
  const label = onPicture(textureLabelPoint(texture));
  // The corner of sand has no room for a word: it stands under it.
  if (texture === "sand") return { x: label.x + 4, y: base + 12, anchor: "middle" };
  return own ? beside(label, soil) : { ...label, anchor: "middle" };
}

/** A label where it belongs, or next to the point that it would lie under. */
function beside(label: TrianglePoint, soil: TrianglePoint): Placed {
  const covered = Math.abs(label.x - soil.x) < 2 * roomAround && Math.abs(label.y - soil.y) < roomAround;
  if (!covered) return { ...label, anchor: "middle" };
  // Towards the middle of its class, where it has the most room.
  return soil.x < label.x
    ? { x: soil.x + pointGap, y: soil.y, anchor: "start" }
    : { x: soil.x - pointGap, y: soil.y, anchor: "end" };
}

function ReadingLines({ sizes }: { sizes: ParticleSizes }) {
  const from = onPicture(trianglePoint(sizes));
  return (
    <g className="stroke-soil" strokeWidth={1.25} strokeDasharray="4 3">
      {Object.entries(readingPoints(sizes)).map(([part, end]) => {
        const to = onPicture(end);
        return <line key={part} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
      })}
    </g>
  );
}

const ticks = [20, 40, 60, 80];

function Ticks() {
  const t = useTranslations("soil.texture");
  const edges = ticks.map((share) => ({
    share,
    ...readingPoints({ clayPct: share, sandPct: share, siltPct: 100 - 2 * share }),
    silt: readingPoints({ clayPct: 0, sandPct: 100 - share, siltPct: share }).silt,
  }));
  return (
    <g className="fill-ink-soft" fontSize={13}>
      {edges.map(({ share, clay, sand, silt }) => (
        <g key={share}>
          <Tick at={clay} dx={-5} dy={0} anchor="end" share={share} />
          <Tick at={silt} dx={5} dy={0} anchor="start" share={share} />
          <Tick at={sand} dx={0} dy={12} anchor="middle" share={share} />
        </g>
      ))}
      <EdgeName name={t("clayAxis")} x={left + side / 4 - 30} y={base - (side * triangleHeight) / 2 - 18} turn={-60} />
      <EdgeName
        name={t("siltAxis")}
        x={left + (side * 3) / 4 + 30}
        y={base - (side * triangleHeight) / 2 - 18}
        turn={60}
      />
      <EdgeName name={t("sandAxis")} x={left + side / 2} y={base + 29} turn={0} />
    </g>
  );
}

type TickProps = { at: TrianglePoint; dx: number; dy: number; anchor: "start" | "middle" | "end"; share: number };

function Tick({ at, dx, dy, anchor, share }: TickProps) {
  const { x, y } = onPicture(at);
  return (
    <text x={x + dx} y={y + dy} textAnchor={anchor} dominantBaseline="central">
      {share}
    </text>
  );
}

function EdgeName({ name, x, y, turn }: { name: string; x: number; y: number; turn: number }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      transform={turn === 0 ? undefined : `rotate(${turn} ${x} ${y})`}
    >
      {name}
    </text>
  );
}
