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
  const named = new LRUCache<number, true>({ max: mostIds });
  return {
    note: (ids) => {
      for (const id of ids) if (id !== null) named.set(id, true);
    },
    has: (id) => named.get(id) === true,
  };
};
