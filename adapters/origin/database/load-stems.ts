import { type RawBuilder, sql } from 'kysely';
import type { Stems } from '../words/word-forms.ts';
import type { Database } from './open-database.ts';
import { prepared } from './prepared.ts';

const stemmed = prepared((db, words: RawBuilder<readonly string[]>) => ({
  compile: () =>
    sql<{ word: string; stem: string | null }>`
      select word, (ts_lexize('hungarian_stem', word))[1] as stem from unnest(${words}::text[]) word`.compile(db),
}));

/** Stems words by PostgreSQL's dictionary; null where it drops one. */
export const loadStems = async (db: Database, words: readonly string[]): Promise<Stems> =>
  words.length === 0
    ? new Map()
    : new Map((await stemmed(db, [...new Set(words)])).map(({ word, stem }) => [word, stem]));
