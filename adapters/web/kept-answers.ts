import { LRUCache } from 'lru-cache';
import type { StoredBody } from './page-copy.ts';

/** What asking for something that machines read came to. */
export type Answer =
  | { readonly kind: 'body'; readonly body: StoredBody }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; /** What is wrong with the question. */ readonly detail: string }
  | { readonly kind: 'unavailable' };

/** The answer under a key, made at most once at a time; a body is kept, and outlives its time when no new one can be made. */
export type KeepAnswer = (key: string, make: () => Promise<Answer>) => Promise<Answer>;

interface Kept {
  readonly answer: Extract<Answer, { readonly kind: 'body' }>;
  readonly until: number;
}

interface Limits {
  /** Unix milliseconds. */
  readonly now: () => number;
  /** How long a body is given as it is. */
  readonly seconds: number;
  readonly maxBytes: number;
}

export const createKeepAnswer = ({ now, seconds, maxBytes }: Limits): KeepAnswer => {
  const kept = new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: ({ answer }, key) => answer.body.identity.length * 2 + key.length + 1 });
  const making = new Map<string, Promise<Answer>>();

  const makeAndKeep = async (key: string, make: () => Promise<Answer>, old: Kept | undefined): Promise<Answer> => {
    const answer = await make();
    if (answer.kind === 'body') kept.set(key, { answer, until: now() + seconds * 1000 });
    else if (answer.kind !== 'unavailable') kept.delete(key);
    return answer.kind === 'unavailable' && old !== undefined ? old.answer : answer;
  };

  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined && now() < known.until) return Promise.resolve(known.answer);
    const underway = making.get(key);
    if (underway !== undefined) return underway;
    const started = makeAndKeep(key, make, known).finally(() => making.delete(key));
    making.set(key, started);
    return started;
  };
};
