import type { LRUCache } from 'lru-cache';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Concerned } from '#adapters/changes/concerned.ts';
import { mentions } from '#adapters/changes/mentions.ts';

export interface DropNeeds<Copy> {
  readonly isCurrent: (cachedPage: Copy) => boolean;
  /** Undefined for entries that show stories without their address: any story change invalidates them. */
  readonly textsOf: ((cachedPage: Copy) => readonly Uint8Array[]) | undefined;
}

const inOneTurn = 8;

/**
 * Evicts affected entries and returns their keys. This only frees memory and informs editors: outdated entries are not
 * served.
 */
export const dropConcerned = async <Copy extends { readonly page: string }>(
  cachedPages: LRUCache<string, Copy>,
  { all, names, pages }: Concerned,
  { isCurrent, textsOf }: DropNeeds<Copy>,
): Promise<readonly string[]> => {
  const dropped: string[] = [];
  let looked = 0;
  const standing = Array.from(cachedPages.entries());
  for (const [key, cachedPage] of standing) {
    if (isCurrent(cachedPage)) continue;
    if (!all && !pages.has(cachedPage.page)) {
      looked += 1;
      if (looked % inOneTurn === 0) await nextTurn();
      if (!mentions(textsOf?.(cachedPage), names)) continue;
    }
    if (cachedPages.peek(key) !== cachedPage) continue;
    cachedPages.delete(key);
    dropped.push(key);
  }
  return dropped;
};
