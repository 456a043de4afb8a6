import { LRUCache } from 'lru-cache';
import type { ChangeRecord } from '#adapters/changes/change-record.ts';
import type { Concerned } from '#adapters/changes/concerned.ts';
import type { Edition } from '#adapters/changes/edition.ts';
import type { MakeCurrent } from '#adapters/changes/make-current.ts';
import type { Provenance } from '#adapters/changes/provenance.ts';
import { createStaleWhileRevalidate } from '#adapters/changes/stale-while-revalidate.ts';
import { dropConcerned } from './drop-concerned.ts';
import { createMayServeOutdated } from './may-serve-outdated.ts';
import { pageOfKey, type StoredBody } from '../responses/cached-page.ts';

export type Answer =
  | { readonly kind: 'body'; readonly body: StoredBody }
  | { readonly kind: 'missing' }
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'refused'; readonly detail: string }
  | {
      readonly kind: 'too-many' | 'unavailable';
      /** Seconds. */ readonly retryAfter?: number | undefined;
    };

/**
 * Concurrent calls share one load. A body outlives its TTL when no new one can be made. The key is site, path and
 * query.
 */
export type KeepAnswer = (key: string, make: () => Promise<Answer>) => Promise<Answer>;

interface Kept {
  readonly page: string;
  readonly answer: Extract<Answer, { readonly kind: 'body' }>;
  readonly edition: Edition | null;
  readonly until: number;
}

export type AnswerKind = 'feeds' | 'sitemaps' | 'others';

interface Limits {
  readonly kind: AnswerKind;
  /** Seconds. */
  readonly seconds: number;
  readonly maxBytes: number;
  /** They show stories without their address: any story change invalidates them. */
  readonly nameless?: boolean;
}

export interface KeepingNeeds {
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly record: Pick<ChangeRecord, 'edition' | 'isCurrent' | 'changedSince'>;
  readonly makeCurrent: MakeCurrent;
}

const isPassing = ({ kind }: Answer): boolean => kind === 'unavailable' || kind === 'too-many';

const bodyOf = (answer: Answer): readonly Uint8Array[] => (answer.kind === 'body' ? [answer.body.identity] : []);

export type KeepAnswers = (limits: Limits) => KeepAnswer;

type Drop = (concerned: Concerned) => Promise<readonly string[]>;

const createMemory = (
  { now, record, makeCurrent }: KeepingNeeds,
  { seconds, maxBytes, nameless = false }: Limits,
): { readonly keepAnswer: KeepAnswer; readonly drop: Drop } => {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) => answer.body.identity.length * 2 + key.length + 1,
  });
  const textsOfKept = nameless ? undefined : ({ answer }: Kept) => bodyOf(answer);
  const mayServeOutdated = createMayServeOutdated<Kept>(record, textsOfKept);

  const keep = (key: string, answer: Answer, { edition, until }: Provenance): void => {
    const page = pageOfKey(key);
    if (answer.kind === 'body' && record.isCurrent(edition, page))
      kept.set(key, { page, answer, edition, until: Math.min(now() + seconds * 1000, until) });
    else if (!isPassing(answer)) kept.delete(key);
  };

  const makeAndKeep = async (key: string, load: () => Promise<Answer>, old: Kept | undefined): Promise<Answer> => {
    const made = await makeCurrent({
      page: pageOfKey(key),
      load,
      make: (answer, provenance) => ({ answer, provenance }),
      textsOf: nameless ? undefined : ({ answer }) => bodyOf(answer),
    });
    if (made) keep(key, made.answer, made.provenance);
    const answer: Answer = made?.answer ?? { kind: 'unavailable' };
    return isPassing(answer) && old !== undefined && mayServeOutdated(old) ? old.answer : answer;
  };

  const isCurrent = ({ edition, page }: Kept): boolean => record.isCurrent(edition, page);
  const copies = createStaleWhileRevalidate<Kept, Answer>({
    edition: record.edition,
    isFresh: (known) => now() < known.until && isCurrent(known),
    mayServeMeanwhile: () => false,
  });

  return {
    keepAnswer: async (key, make) => {
      const known = kept.get(key);
      const given = copies.give(key, known, () => makeAndKeep(key, make, known));
      return 'making' in given ? given.making : given.copy.answer;
    },
    drop: (concerned) => dropConcerned(kept, concerned, { isCurrent, textsOf: textsOfKept }),
  };
};

export const createKeepAnswers = (needs: KeepingNeeds) => {
  const memories: { readonly kind: AnswerKind; readonly drop: Drop }[] = [];
  const keepAnswers: KeepAnswers = (limits) => {
    const { keepAnswer, drop } = createMemory(needs, limits);
    memories.push({ kind: limits.kind, drop });
    return keepAnswer;
  };
  const dropOf = async (kind: AnswerKind, concerned: Concerned): Promise<readonly string[]> =>
    (await Promise.all(memories.filter((memory) => memory.kind === kind).map(({ drop }) => drop(concerned)))).flat();
  const drop = async (concerned: Concerned): Promise<Readonly<Record<AnswerKind, readonly string[]>>> => ({
    feeds: await dropOf('feeds', concerned),
    sitemaps: await dropOf('sitemaps', concerned),
    others: await dropOf('others', concerned),
  });
  return { keepAnswers, drop };
};
