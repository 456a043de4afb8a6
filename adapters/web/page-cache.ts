import { LRUCache } from 'lru-cache';
import type { ChangeRecord } from '#adapters/changes/change-record.ts';
import type { Concerned } from '#adapters/changes/concerned.ts';
import { dropConcerned } from './drop-concerned.ts';
import { createMakeOnce } from './make-once.ts';
import { createMayStand } from './may-stand.ts';
import { type PageCopy, textsOfCopy, weightOf } from './page-copy.ts';
import type { PageStore } from './page-store.ts';

/** Either a copy to send, or what there is instead; only copies are kept. */
export type Opened<Instead> =
  | { readonly copy: PageCopy; readonly stale: boolean }
  | { readonly instead: Instead; readonly passing: boolean };

/** What making a page gives; `passing` marks a failure that an older copy may hide. */
export type Making<Instead> = () => Promise<
  { readonly copy: PageCopy } | { readonly instead: Instead; readonly passing: boolean }
>;

export interface PageCacheNeeds {
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly maxBytes: number;
  /** Copies that outlive the process; null keeps none. */
  readonly store: PageStore | null;
  /** True while upstreams are still starting: stored copies of any age serve meanwhile. */
  readonly starting: () => boolean;
  /** What has changed, as far as this node was told. */
  readonly record: Pick<ChangeRecord, 'edition' | 'isCurrent' | 'changedSince'>;
  /** Settles when the record holds what others may have changed before this process began, or when nobody can be asked. */
  readonly caughtUp?: () => Promise<void> | undefined;
}

/** Of the room in memory: what is left to pages that readers ask for in words of their own, and that hardly anybody asks for again. */
const shareOfBrief = 0.125;

/** Where copies are kept. */
interface Place {
  readonly copies: LRUCache<string, PageCopy>;
  readonly store: PageStore | null;
}

const place = (maxBytes: number, store: PageStore | null): Place => ({
  copies: new LRUCache({
    maxSize: Math.ceil(maxBytes),
    sizeCalculation: (copy, key) => weightOf(copy) + 2 * key.length,
  }),
  store,
});

/** Holds page copies: one making per key however many ask, stale copies while a new one is made or cannot be made. */
export const createPageCache = <Instead>({
  now,
  maxBytes,
  store,
  starting,
  record,
  caughtUp = () => undefined,
}: PageCacheNeeds) => {
  const [usual, brief] = [place(maxBytes * (1 - shareOfBrief), store), place(maxBytes * shareOfBrief, null)];
  const makeOnce = createMakeOnce<Opened<Instead>>(record.edition);
  const mayStand = createMayStand(record, textsOfCopy);

  const ageOf = (copy: PageCopy): number => (now() - copy.madeAt) / 1000;
  const isCurrent = ({ edition, page }: PageCopy): boolean => record.isCurrent(edition, page);
  // Of a copy from the future nobody knows the age: a clock went back since it was written.
  const isYoungerThan = (copy: PageCopy, seconds: number): boolean => ageOf(copy) >= 0 && ageOf(copy) < seconds;
  const isFresh = (copy: PageCopy): boolean => isYoungerThan(copy, copy.lifetime.fresh) && isCurrent(copy);
  const mayServeWhileMaking = (copy: PageCopy): boolean =>
    (starting() && mayStand(copy)) ||
    (isCurrent(copy) && isYoungerThan(copy, copy.lifetime.fresh + copy.lifetime.whileRevalidating));
  const mayServeOnError = (copy: PageCopy): boolean =>
    ageOf(copy) < copy.lifetime.fresh + copy.lifetime.ifError && mayStand(copy);

  const keep = (at: Place, key: string, copy: PageCopy): void => {
    at.copies.set(key, copy);
    at.store?.write(key, copy);
  };

  const drop = (at: Place, key: string): void => {
    at.copies.delete(key);
    at.store?.remove(key);
  };

  const makeNow = async (
    at: Place,
    key: string,
    make: Making<Instead>,
    old: PageCopy | undefined,
  ): Promise<Opened<Instead>> => {
    const made = await make();
    // What a change overtook is for those who waited for it, and not kept.
    if ('copy' in made && !isCurrent(made.copy)) return { copy: made.copy, stale: true };
    if ('copy' in made) {
      keep(at, key, made.copy);
      return { copy: made.copy, stale: false };
    }
    if (made.passing && old && mayServeOnError(old)) return { copy: old, stale: true };
    if (!made.passing) drop(at, key);
    return made;
  };

  return {
    /** `briefly`: in little room, and no longer than the process. */
    async open(key: string, make: Making<Instead>, briefly = false): Promise<Opened<Instead>> {
      await caughtUp();
      const at = briefly ? brief : usual;
      const copy = at.copies.get(key) ?? (await at.store?.read(key)) ?? undefined;
      if (copy && isFresh(copy)) return { copy, stale: false };
      const making = makeOnce(key, () => makeNow(at, key, make, copy));
      if (!copy || !mayServeWhileMaking(copy)) return making;
      making.catch(() => undefined);
      return { copy, stale: true };
    },

    /** After changes: drops what they concern, and gives the keys. What is in their data alone is found when it would be sent. */
    async drop(concerned: Concerned): Promise<readonly string[]> {
      const dropped = [usual, brief].map(async (at) => {
        const keys = await dropConcerned(at.copies, concerned, { isCurrent, textsOf: ({ html }) => [html.identity] });
        for (const key of keys) at.store?.remove(key);
        return keys;
      });
      return (await Promise.all(dropped)).flat();
    },

    /** What is held in memory at this moment. */
    held: () =>
      [usual, brief].reduce(
        (sum, { copies }) => ({ copies: sum.copies + copies.size, bytes: sum.bytes + copies.calculatedSize }),
        { copies: 0, bytes: 0 },
      ),
  };
};

export type PageCache<Instead> = ReturnType<typeof createPageCache<Instead>>;
