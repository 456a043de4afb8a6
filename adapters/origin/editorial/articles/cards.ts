import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/connection/open-database.ts';
import { preparedAsJson } from '../../database/connection/prepared.ts';
import { authors, mainSuperTag } from './labels.ts';
import { bytesOf } from './remember.ts';
import type { Sites } from './sites.ts';
import { summaryColumns, summaryJson } from './summary.ts';
import type { Summary } from './summary.ts';

/** Version and date are part of the cache key. */
export interface CardKey {
  readonly id: number;
  readonly version: number;
  readonly pub_date: number;
}

export interface Cards {
  of(keys: readonly CardKey[]): Promise<readonly Summary[]>;
  invalidate(): void;
}

export const keyOf = ({ id, version, pub_date: at }: CardKey): string => `${id}/${version}/${at}`;

const day = 86_400;

const postsInDay = (now: RawBuilder<number>) =>
  sql<number>`case when articles.type = 'liveblog' and 'live' = any(articles.flags) then
    (select count(*)::int from articles p where p.parent_id = articles.id and p.active and p.pub_date <= ${now} and p.pub_date > ${now}::int8 - ${day}::int8)
    else 0 end`.as('postsInDay');

const latestPostAt = (now: RawBuilder<number>) =>
  sql<number | null>`case when articles.type = 'liveblog' and 'live' = any(articles.flags) then
    (select max(p.pub_date) from articles p where p.parent_id = articles.id and p.active and p.pub_date <= ${now})
    end`.as('latestPostAt');

const rowsOf = preparedAsJson((db, ids: RawBuilder<readonly number[]>, now: RawBuilder<number>) =>
  db
    .selectFrom('articles')
    .select(summaryColumns)
    .select((article) => [
      mainSuperTag(article).as('mainSuperTag'),
      authors(article).as('articleAuthors'),
      postsInDay(now),
      latestPostAt(now),
    ])
    .where(sql<SqlBool>`id = any(${ids})`),
);

const limits = {
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (card: Summary, key: string) => bytesOf(key, card),
  ttl: 60_000,
};

/** Summaries are cached for one minute: renamed authors and tags appear soon. */
export const openCards = (db: Database, sites: Sites, now: () => number): Cards => {
  let kept = new LRUCache<string, Summary>(limits);
  const load = async (keys: readonly CardKey[]): Promise<readonly (readonly [string, Summary])[]> => {
    const ids = keys.map(({ id }) => id);
    const rows = await rowsOf(db, ids, now());
    return rows.map((row) => [keyOf(row), summaryJson(sites, row)]);
  };
  return {
    invalidate: () => {
      kept = new LRUCache(limits);
    },
    of: async (keys) => {
      // Values loaded during an edit go into the old cache, which `invalidate` discards.
      const memory = kept;
      const cards = new Map(keys.map((key) => [keyOf(key), memory.get(keyOf(key))]));
      const missing = keys.filter((key) => cards.get(keyOf(key)) === undefined);
      for (const [key, card] of missing.length > 0 ? await load(missing) : []) {
        memory.set(key, card);
        cards.set(key, card);
      }
      return keys.map((key) => cards.get(keyOf(key))).filter((card) => card !== undefined);
    },
  };
};
