import { doubtFor } from '#core/json/is-emptied.ts';

/** In seconds: how long a value is fresh, and how long it may then be served stale during revalidation. */
export interface Freshness {
  readonly fresh: number;
  readonly stale: number;
  /** Seconds that a page waits before it renders without this value. The load continues for the next page. */
  readonly timeout?: number;
  /** Seconds past its lifetime: it is served if loading another one fails or is late. */
  readonly ifError?: number;
  /** The field that must not become empty without an edit; otherwise any field may, but not all. */
  readonly essential?: string;
  /** `doubtFor.usual` by default. */
  readonly doubt?: number;
}

/** Lists of what is on: they become empty without an edit. */
export const agesOut = <F extends Freshness>(freshness: F): F & { readonly doubt: number } => ({
  ...freshness,
  doubt: doubtFor.agesOut,
});

/** A page that was rendered with a block keeps it through an outage of an hour. */
const ifError = 3_600;
const patient = (freshness: Freshness): Freshness => ({ ...freshness, timeout: 0.8, ifError });

/** Maximum ages. Page caching adds to them, which keeps these short for live data. */
export const freshness = {
  version: { fresh: 3, stale: 0 },
  livePosts: { fresh: 5, stale: 10, ifError },
  front: { fresh: 10, stale: 50 },
  article: { fresh: 15, stale: 45 },
  list: { fresh: 15, stale: 45 },
  scores: agesOut(patient({ fresh: 15, stale: 0 })),
  rounds: agesOut({ fresh: 15, stale: 45 }),
  // Clients poll at this interval: stale data would arrive a whole interval late.
  counts: { fresh: 15, stale: 0 },
  commonSetup: { fresh: 15, stale: 285, essential: 'menus' },
  // Never served stale: figures must not be older than 20 s when newer ones exist.
  figures: agesOut(patient({ fresh: 15, stale: 0 })),
  search: { fresh: 30, stale: 30 },
  drawn: patient({ fresh: 60, stale: 240 }),
  document: { fresh: 300, stale: 3_300 },
} as const satisfies Record<string, Freshness>;

/** For secondary blocks: a page waits at most 0.8 s, then renders without them (R9). */
export const beside = {
  version: patient(freshness.version),
  livePosts: patient(freshness.livePosts),
  matches: agesOut(patient(freshness.livePosts)),
  front: patient(freshness.front),
  list: patient(freshness.list),
  search: patient(freshness.search),
} as const;
