/** The same thing has the same colour in every chart. */
export const chartColours = {
  temperatureMax: "var(--clay)",
  temperatureMin: "var(--maize-deep)",
  temperatureBand: "var(--maize)",
  rain: "var(--sky)",
  irrigation: "var(--leaf)",
  moisture: "var(--sky)",
  ndvi: "var(--leaf)",
  stressLimit: "var(--clay)",
  evapotranspiration: "var(--soil)",
  price: "var(--ink)",
} as const;

/** Colours of lines of one kind that are held against each other, the own one first; a word or sign goes with each. */
export const comparedColours = [
  chartColours.price,
  "var(--sky)",
  "var(--clay)",
  "var(--leaf)",
  "var(--maize-deep)",
  "var(--soil)",
] as const;

const tick = { fill: "var(--ink-soft)", fontSize: 13 } as const;

/** For `<XAxis>`: a quiet base line, no tick marks. */
export const xAxisLook = { axisLine: { stroke: "var(--line)" }, tickLine: false, tick, tickMargin: 8 } as const;

/** For `<YAxis>`: figures only; the unit stands above the plot. */
export const yAxisLook = { axisLine: false, tickLine: false, tick, tickMargin: 4, width: 40 } as const;

/** For `<CartesianGrid>`: light horizontal lines only. */
export const gridLook = { vertical: false, stroke: "var(--line)" } as const;

/** For the `<ReferenceLine>` of today. */
export const todayLook = { stroke: "var(--edge)", strokeDasharray: "2 3" } as const;

/** For the `<ReferenceLine>` of a day that is chosen elsewhere on the page. */
export const markedLook = { stroke: "var(--ink)", strokeWidth: 1.5, className: "marked-day" } as const;

/** For what is expected rather than known: lighter and dashed. */
export const forecastLook = { strokeDasharray: "5 4", strokeOpacity: 0.85 } as const;
