import { LRUCache } from 'lru-cache';

/** Ids that a list of upstream has named: nobody has another one asked for by writing it into an address. */
export interface NamedIds {
  note(ids: Iterable<number | null>): void;
  has(id: number): boolean;
}

/** Of a season of every league that a reader may choose. */
const mostIds = 50_000;

/** The least recently used are forgotten first. */
export const createNamedIds = (): NamedIds => {
  // By size, because room for a number of entries is taken up at once: a hundred times as much as most need.
  const named = new LRUCache<number, true>({ maxSize: mostIds, sizeCalculation: () => 1 });
  return {
    note: (ids) => {
      for (const id of ids) if (id !== null) named.set(id, true);
    },
    has: (id) => named.get(id) === true,
  };
};
