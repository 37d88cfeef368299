/** The same for charts that stand one above the other, so that their days line up. */
export const plotMargin = { top: 4, right: 16, bottom: 0, left: 0 } as const;
