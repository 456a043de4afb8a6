/** Times in milliseconds, sizes in bytes. */
export interface Limits {
  /** The whole call, including the time in the queue and reading the body. */
  readonly deadline: { readonly primary: number; readonly secondary: number };
  /** After decompression; protects against gzip bombs. */
  readonly bodyBytes: number;
  readonly inFlight: number;
  readonly queued: number;
  readonly policies?: Readonly<Record<string, Pick<Limits, 'inFlight' | 'queued'>>>;
}

/**
 * A page needs its primary calls; a secondary block may be missing. Pages wait less for a secondary call than its
 * deadline (adapters/cache/freshness.ts).
 */
export type Deadline = keyof Limits['deadline'];

export const defaultLimits: Limits = {
  deadline: { primary: 2_500, secondary: 2_000 },
  bodyBytes: 4 * 1024 * 1024,
  inFlight: 32,
  queued: 64,
  policies: { search: { inFlight: 6, queued: 12 }, suggestions: { inFlight: 4, queued: 8 } },
};

export const scaledLimits = (scale: number, limits: Limits = defaultLimits): Limits => ({
  ...limits,
  deadline: { primary: limits.deadline.primary * scale, secondary: limits.deadline.secondary * scale },
});
