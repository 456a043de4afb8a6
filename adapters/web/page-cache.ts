import { LRUCache } from 'lru-cache';
import { createEdits } from './edits.ts';
import { type PageCopy, weightOf } from './page-copy.ts';
import type { PageStore } from './page-store.ts';

/** Either a copy to send, or what there is instead; only copies are kept. */
export type Opened<Instead> = { readonly copy: PageCopy; readonly stale: boolean } | { readonly instead: Instead; readonly passing: boolean };

/** What making a page gives; `passing` marks a failure that an older copy may hide. */
export type Making<Instead> = () => Promise<{ readonly copy: PageCopy } | { readonly instead: Instead; readonly passing: boolean }>;

export interface PageCacheNeeds {
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly maxBytes: number;
  /** Copies that outlive the process; null keeps none. */
  readonly store: PageStore | null;
  /** True while upstreams are still starting: stored copies of any age serve meanwhile. */
  readonly starting: () => boolean;
  /** Unix milliseconds of the last edit that the process before this one knew of. */
  readonly editedAt?: number;
}

/** Holds page copies: one making per key however many ask, stale copies while a new one is made or cannot be made. */
export const createPageCache = <Instead>({ now, maxBytes, store, starting, editedAt = -Infinity }: PageCacheNeeds) => {
  const copies = new LRUCache<string, PageCopy>({ maxSize: maxBytes, sizeCalculation: (copy) => Math.ceil(weightOf(copy)) });
  const makings = new Map<string, Promise<Opened<Instead>>>();
  const edits = createEdits(editedAt);

  const ageOf = (copy: PageCopy): number => (now() - copy.madeAt) / 1000;
  const isCurrent = (key: string, copy: PageCopy): boolean => copy.madeAt > edits.of(key);
  const isFresh = (key: string, copy: PageCopy): boolean => now() < copy.freshUntil && isCurrent(key, copy);
  const mayServeWhileMaking = (key: string, copy: PageCopy): boolean =>
    starting() || (isCurrent(key, copy) && ageOf(copy) < copy.lifetime.fresh + copy.lifetime.whileRevalidating);
  const mayServeOnError = (copy: PageCopy): boolean => ageOf(copy) < copy.lifetime.fresh + copy.lifetime.ifError;

  const keep = (key: string, copy: PageCopy): void => {
    copies.set(key, copy);
    store?.write(key, copy);
  };

  const drop = (key: string): void => {
    copies.delete(key);
    store?.remove(key);
  };

  const makeNow = async (key: string, make: Making<Instead>, old: PageCopy | undefined): Promise<Opened<Instead>> => {
    const begun = now();
    const made = await make();
    // What was begun before an edit is for those who waited for it, and not kept.
    if ('copy' in made && begun <= edits.of(key)) return { copy: made.copy, stale: true };
    if ('copy' in made) {
      keep(key, made.copy);
      return { copy: made.copy, stale: false };
    }
    if (made.passing && old && mayServeOnError(old)) return { copy: old, stale: true };
    if (!made.passing) drop(key);
    return made;
  };

  const makeOnce = (key: string, make: Making<Instead>, old: PageCopy | undefined): Promise<Opened<Instead>> => {
    const underWay = makings.get(key);
    if (underWay) return underWay;
    const making = makeNow(key, make, old).finally(() => makings.get(key) === making && makings.delete(key));
    makings.set(key, making);
    return making;
  };

  return {
    async open(key: string, make: Making<Instead>): Promise<Opened<Instead>> {
      const copy = copies.get(key) ?? (await store?.read(key)) ?? undefined;
      if (copy && isFresh(key, copy)) return { copy, stale: false };
      const making = makeOnce(key, make, copy);
      if (!copy || !mayServeWhileMaking(key, copy)) return making;
      making.catch(() => undefined);
      return { copy, stale: true };
    },

    clear: (): void => copies.clear(),

    /** After an edit: no copy made before is sent any more, unless a new one cannot be made. Names (site and path) when only those pages have changed. */
    edited: (names?: readonly string[]): void => {
      edits.note(now(), names);
      makings.clear();
    },
  };
};

export type PageCache<Instead> = ReturnType<typeof createPageCache<Instead>>;
