import type { LRUCache } from 'lru-cache';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Concerned } from '#adapters/changes/concerned.ts';
import { mentions } from '#adapters/changes/mentions.ts';

export interface DropNeeds<Copy> {
  readonly isCurrent: (cachedPage: Copy) => boolean;
  /** Undefined where copies show stories without naming them: any change of one concerns them. */
  readonly textsOf: ((cachedPage: Copy) => readonly Uint8Array[]) | undefined;
}

/** Copies that are looked through in one turn: readers are answered between two. */
const inOneTurn = 8;

/**
 * Drops the copies that changes concern, and gives their keys. Nothing depends on it, for none of them would be sent
 * any more; but what was removed
 * need not lie about, and editors are told what was dropped.
 */
export const dropConcerned = async <Copy extends { readonly page: string }>(
  cachedPages: LRUCache<string, Copy>,
  { all, names, pages }: Concerned,
  { isCurrent, textsOf }: DropNeeds<Copy>,
): Promise<readonly string[]> => {
  const dropped: string[] = [];
  let looked = 0;
  // Taken now: what comes while readers are answered is newer.
  const standing = Array.from(cachedPages.entries());
  for (const [key, cachedPage] of standing) {
    if (isCurrent(cachedPage)) continue;
    if (!all && !pages.has(cachedPage.page)) {
      looked += 1;
      if (looked % inOneTurn === 0) await nextTurn();
      if (!mentions(textsOf?.(cachedPage), names)) continue;
    }
    // What was made anew meanwhile stays.
    if (cachedPages.peek(key) !== cachedPage) continue;
    cachedPages.delete(key);
    dropped.push(key);
  }
  return dropped;
};
