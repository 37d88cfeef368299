/** A button on the white page, which takes none of the theme's colours. */
export const paperButton =
  "inline-flex h-11 items-center rounded-control border border-current px-4 font-medium pointer-fine:h-10";
