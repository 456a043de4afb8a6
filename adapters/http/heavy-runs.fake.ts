/** Runs of an expensive property test: 20 in the fast tier, 100 in the deep tier. */
export const heavyRuns = Number(process.env.HEAVY_RUNS ?? 20);
