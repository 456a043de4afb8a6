import { LRUCache } from 'lru-cache';
import type { Database } from '../database/open-database.ts';
import { authors, mainSuperTag } from './labels.ts';
import type { Sites } from './sites.ts';
import { summaryColumns, summaryJson } from './summary.ts';
import type { Summary } from './summary.ts';

/** An article as a shelf names it: a card that was made of another version or time is not used again. */
export interface CardKey {
  readonly id: number;
  readonly version: number;
  readonly pub_date: number;
}

export interface Cards {
  /** The summaries of articles, in the order asked for. */
  of(keys: readonly CardKey[]): Promise<readonly Summary[]>;
  forget(): void;
}

export const keyOf = ({ id, version, pub_date: at }: CardKey): string => `${id}/${version}/${at}`;

/** Summaries, kept for a minute so that a renamed author or tag shows soon. */
export const openCards = (db: Database, sites: Sites): Cards => {
  const kept = new LRUCache<string, Summary>({ max: 4000, ttl: 60_000 });
  const load = async (keys: readonly CardKey[]): Promise<void> => {
    const rows = await db.selectFrom('articles').select(summaryColumns)
      .select((article) => [mainSuperTag(article).as('mainSuperTag'), authors(article).as('articleAuthors')])
      .where('id', 'in', keys.map(({ id }) => id)).execute();
    for (const row of rows) kept.set(keyOf(row), summaryJson(sites, row));
  };
  return {
    forget: () => kept.clear(),
    of: async (keys) => {
      const missing = keys.filter((key) => !kept.has(keyOf(key)));
      if (missing.length > 0) await load(missing);
      return keys.map((key) => kept.get(keyOf(key))).filter((card) => card !== undefined);
    },
  };
};
