/** Where the samples stand on the page, for links to them. */
export const samplesId = "soil-samples";
