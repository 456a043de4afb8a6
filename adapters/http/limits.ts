/** How much patience and room one upstream gets. Times are milliseconds, sizes bytes. */
export interface Limits {
  /** Whole call, waiting for a place and reading the body included. */
  readonly deadline: { readonly primary: number; readonly secondary: number };
  /** Counted after decompression, so that a small gzip cannot open into a large page. */
  readonly bodyBytes: number;
  readonly inFlight: number;
  readonly queued: number;
  /** Lanes that get other room than that. */
  readonly policies?: Readonly<Record<string, Pick<Limits, 'inFlight' | 'queued'>>>;
}

/**
 * A call without which there is no page is primary; a block that may stay away is secondary: pages wait less for it
 * than it may take (adapters/cache/freshness.ts).
 */
export type Deadline = keyof Limits['deadline'];

export const defaultLimits: Limits = {
  deadline: { primary: 2_500, secondary: 2_000 },
  bodyBytes: 4 * 1024 * 1024,
  inFlight: 32,
  queued: 64,
  // Searches cost their upstream more than anything else, and nobody waits long for one; what is suggested beside a
  // search takes no place from it.
  policies: { search: { inFlight: 6, queued: 12 }, suggestions: { inFlight: 4, queued: 8 } },
};

/** The same limits with all times multiplied, for tests that have no 2.5 s to spare. */
export const scaledLimits = (scale: number, limits: Limits = defaultLimits): Limits => ({
  ...limits,
  deadline: { primary: limits.deadline.primary * scale, secondary: limits.deadline.secondary * scale },
});
