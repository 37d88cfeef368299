/** Runs a benchmark by its name: `npm run bench` is weather, `npm run bench -- farms`, `-- raster` or `-- market` another. */
const benchmarks: Record<string, () => Promise<unknown>> = {
  weather: () => import("./weather"),
  farms: () => import("./farms"),
  raster: () => import("./raster"),
  market: () => import("./market"),
  forecast: () => import("./forecast"),
  identify: () => import("./identify"),
  "pest-model": () => import("./pest-model"),
};

const wanted = process.argv[2] ?? "weather";
const run = benchmarks[wanted];
if (run) await run();
else process.stderr.write(`There is no benchmark "${wanted}"; there are: ${Object.keys(benchmarks).join(", ")}.\n`);
process.exit(run ? 0 : 1);

export {};
