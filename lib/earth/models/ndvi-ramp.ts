/** A step of the NDVI colours: values from `from` on, up to the next step's; `word` says what it looks like. */
type NdviStep = {
  from: number;
  color: string;
  word: "bare" | "sparse" | "low" | "moderate" | "good" | "high" | "dense";
};

const bare: NdviStep = { from: -1, color: "#8c510a", word: "bare" };

/** Seven steps from bare ground (brown) over sparse (yellow) to dense leaves (green): the same in map, chart and legend. */
export const ndviRamp: readonly NdviStep[] = [
  bare,
  { from: 0.15, color: "#bf812d", word: "sparse" },
  { from: 0.25, color: "#dfc27d", word: "low" },
  { from: 0.35, color: "#f2e8a0", word: "moderate" },
  { from: 0.45, color: "#b6d777", word: "good" },
  { from: 0.6, color: "#62ad49", word: "high" },
  { from: 0.75, color: "#1b7837", word: "dense" },
];

/** The step in which a value lies. */
export function ndviStepOf(ndvi: number): NdviStep {
  return ndviRamp.findLast(({ from }) => ndvi >= from) ?? bare;
}
