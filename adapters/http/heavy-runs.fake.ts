/** How often an expensive property is tried: 20 times in the fast tier, 100 times in the deep one. */
export const heavyRuns = Number(process.env.HEAVY_RUNS ?? 20);
