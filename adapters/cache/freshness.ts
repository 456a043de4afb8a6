/** In seconds: how long a value is given as it is, and how much longer it is given while a new one is fetched. */
export interface Freshness {
  readonly fresh: number;
  readonly stale: number;
  /** How long a page waits for it, where the page stands without it; what comes later is there for the next page. */
  readonly patience?: number;
}

const patient = (freshness: Freshness): Freshness => ({ ...freshness, patience: 0.8 });

/** How old each kind of data may be. A page is kept on top of this, so these are short where readers wait for news. */
export const freshness = {
  version: { fresh: 3, stale: 0 },
  livePosts: { fresh: 5, stale: 10 },
  front: { fresh: 10, stale: 50 },
  article: { fresh: 15, stale: 45 },
  list: { fresh: 15, stale: 45 },
  scores: patient({ fresh: 15, stale: 0 }),
  // Readers ask as often themselves: an older copy would come a whole turn late.
  counts: { fresh: 15, stale: 0 },
  commonSetup: { fresh: 15, stale: 285 },
  // Never given while a newer one is fetched: nobody is told figures that are older than 20 s and could be newer.
  figures: patient({ fresh: 15, stale: 0 }),
  search: { fresh: 30, stale: 30 },
  drawn: patient({ fresh: 60, stale: 240 }),
  document: { fresh: 300, stale: 3_300 },
} as const satisfies Record<string, Freshness>;

/** The same of what stands beside a page's own content: it stays away sooner than it keeps a reader waiting (R9). */
export const beside = {
  version: patient(freshness.version),
  livePosts: patient(freshness.livePosts),
  front: patient(freshness.front),
  list: patient(freshness.list),
  search: patient(freshness.search),
} as const;
