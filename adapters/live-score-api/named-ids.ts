import { LRUCache } from 'lru-cache';

/** Ids that upstream lists have named. A client cannot make the server request any other id. */
export interface NamedIds {
  note(ids: Iterable<number | null>): void;
  has(id: number): boolean;
}

const maxIds = 50_000;

export const createNamedIds = (): NamedIds => {
  // `max` would allocate all slots at once; `maxSize` does not.
  const named = new LRUCache<number, true>({ maxSize: maxIds, sizeCalculation: () => 1 });
  return {
    note: (ids) => {
      for (const id of ids) if (id !== null) named.set(id, true);
    },
    has: (id) => named.get(id) === true,
  };
};
