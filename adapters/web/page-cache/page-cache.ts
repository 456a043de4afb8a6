import { LRUCache } from 'lru-cache';
import type { ChangeRecord } from '#adapters/changes/change-record.ts';
import type { Concerned } from '#adapters/changes/concerned.ts';
import { createStaleWhileRevalidate } from '#adapters/changes/stale-while-revalidate.ts';
import { dropConcerned } from './drop-concerned.ts';
import { createMayServeOutdated } from './may-serve-outdated.ts';
import { type CachedPage, textsOfPage, weightOf } from '../responses/cached-page.ts';
import type { PageStore } from './stores/page-store.ts';

export type Opened<Instead> =
  | { readonly cachedPage: CachedPage; readonly stale: boolean }
  | { readonly instead: Instead; readonly passing: boolean };

export type Making<Instead> = () => Promise<
  { readonly cachedPage: CachedPage } | { readonly instead: Instead; readonly passing: boolean }
>;

export interface PageCacheNeeds {
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly maxBytes: number;
  readonly store: PageStore | null;
  readonly starting: () => boolean;
  readonly record: Pick<ChangeRecord, 'edition' | 'isCurrent' | 'changedSince'>;
  /** Settles when changes from before the start are known, or cannot be fetched. */
  readonly caughtUp?: () => Promise<void> | undefined;
  /** `pages`: how many one change evicted. */
  readonly onDropped?: (pages: number) => void;
}

/** Memory share of free-text pages, which are rarely requested twice. */
const shareOfBrief = 0.125;

interface Place {
  readonly cachedPages: LRUCache<string, CachedPage>;
  readonly store: PageStore | null;
}

const place = (maxBytes: number, store: PageStore | null): Place => ({
  cachedPages: new LRUCache({
    maxSize: Math.ceil(maxBytes),
    sizeCalculation: (cachedPage, key) => weightOf(cachedPage) + 2 * key.length,
  }),
  store,
});

/** Concurrent requests share one render. Stale pages are served while revalidating, outdated ones only on errors. */
export const createPageCache = <Instead>({
  now,
  maxBytes,
  store,
  starting,
  record,
  caughtUp = () => undefined,
  onDropped,
}: PageCacheNeeds) => {
  const [usual, brief] = [place(maxBytes * (1 - shareOfBrief), store), place(maxBytes * shareOfBrief, null)];
  const mayServeOutdated = createMayServeOutdated(record, textsOfPage);

  const ageOf = (cachedPage: CachedPage): number => (now() - cachedPage.madeAt) / 1000;
  const isCurrent = ({ edition, page }: CachedPage): boolean => record.isCurrent(edition, page);
  // A negative age: the system clock was set back.
  const isYoungerThan = (cachedPage: CachedPage, seconds: number): boolean =>
    ageOf(cachedPage) >= 0 && ageOf(cachedPage) < seconds;
  const isFresh = (cachedPage: CachedPage): boolean =>
    isYoungerThan(cachedPage, cachedPage.lifetime.fresh) && isCurrent(cachedPage);
  const mayServeMeanwhile = (cachedPage: CachedPage): boolean =>
    (starting() && mayServeOutdated(cachedPage)) ||
    (isCurrent(cachedPage) &&
      isYoungerThan(cachedPage, cachedPage.lifetime.fresh + cachedPage.lifetime.whileRevalidating));
  const mayServeOnError = (cachedPage: CachedPage): boolean =>
    ageOf(cachedPage) < cachedPage.lifetime.fresh + cachedPage.lifetime.ifError && mayServeOutdated(cachedPage);

  const copies = createStaleWhileRevalidate<CachedPage, Opened<Instead>>({
    edition: record.edition,
    isFresh,
    mayServeMeanwhile,
  });

  const keep = (at: Place, key: string, cachedPage: CachedPage): void => {
    at.cachedPages.set(key, cachedPage);
    at.store?.write(key, cachedPage);
  };

  const drop = (at: Place, key: string): void => {
    at.cachedPages.delete(key);
    at.store?.remove(key);
  };

  const readStored = async ({ cachedPages, store: from }: Place, key: string): Promise<CachedPage | undefined> => {
    const stored = (await from?.read(key)) ?? undefined;
    const held = cachedPages.get(key);
    if (stored === undefined || (held !== undefined && held.madeAt >= stored.madeAt)) return held;
    if (isCurrent(stored)) cachedPages.set(key, stored);
    return stored;
  };

  const knownAt = async (at: Place, key: string): Promise<CachedPage | undefined> =>
    at.cachedPages.get(key) ?? readStored(at, key);

  const madeElsewhere = async (
    at: Place,
    key: string,
    old: CachedPage | undefined,
  ): Promise<CachedPage | undefined> => {
    if (old === undefined || !at.store?.shared) return undefined;
    const stored = await readStored(at, key);
    return stored !== undefined && isFresh(stored) ? stored : undefined;
  };

  const makeNow = async (
    at: Place,
    key: string,
    make: Making<Instead>,
    old: CachedPage | undefined,
  ): Promise<Opened<Instead>> => {
    const other = await madeElsewhere(at, key, old);
    if (other !== undefined) return { cachedPage: other, stale: false };
    const made = await make();
    // A change invalidated it during the render: send it to the waiting clients, but do not store it.
    if ('cachedPage' in made && !isCurrent(made.cachedPage)) return { cachedPage: made.cachedPage, stale: true };
    if ('cachedPage' in made) {
      keep(at, key, made.cachedPage);
      return { cachedPage: made.cachedPage, stale: false };
    }
    if (made.passing && old && mayServeOnError(old)) return { cachedPage: old, stale: true };
    if (!made.passing) drop(at, key);
    return made;
  };

  return {
    /** `briefly`: in the small segment, without the store. */
    async open(key: string, make: Making<Instead>, briefly = false): Promise<Opened<Instead>> {
      await caughtUp();
      const at = briefly ? brief : usual;
      const known = await knownAt(at, key);
      const given = copies.give(key, known, () => makeNow(at, key, make, known));
      return 'making' in given ? given.making : { cachedPage: given.copy, stale: given.stale };
    },

    /** Whether the page is in memory. */
    holds: (key: string, briefly: boolean): boolean => (briefly ? brief : usual).cachedPages.has(key),

    async find(key: string): Promise<{ readonly cachedPage: CachedPage; readonly stale: boolean } | null> {
      await caughtUp();
      const cachedPage = await knownAt(usual, key);
      if (cachedPage === undefined) return null;
      const stale = !isFresh(cachedPage);
      return stale && !mayServeMeanwhile(cachedPage) ? null : { cachedPage, stale };
    },

    /** Evicts affected pages and returns their keys. Changes only in a page's data are found when it is served. */
    async drop(concerned: Concerned): Promise<readonly string[]> {
      const dropped = [usual, brief].map(async (at) => {
        const keys = await dropConcerned(at.cachedPages, concerned, {
          isCurrent,
          textsOf: ({ html }) => [html.identity],
        });
        for (const key of keys) at.store?.remove(key);
        return keys;
      });
      const all = (await Promise.all(dropped)).flat();
      onDropped?.(all.length);
      return all;
    },

    held: () =>
      [usual, brief].reduce(
        (sum, { cachedPages }) => ({
          cachedPages: sum.cachedPages + cachedPages.size,
          bytes: sum.bytes + cachedPages.calculatedSize,
        }),
        { cachedPages: 0, bytes: 0 },
      ),
  };
};

export type PageCache<Instead> = ReturnType<typeof createPageCache<Instead>>;
